# What can go wrong outside the game, one sentence each.

error-no-sound = No sound device was found, so the game plays silently.
error-second-copy = The game is already running, and only the first copy saves.
error-folder-read-only = Nothing can be written to { $path }, so this game will not be saved.
error-storage-full = There is no space left to save the game.
error-storage-forbidden = This browser forbids storing data, so the game will not be saved.
error-save-failed = The game could not be saved to { $path }.
error-save-broken = The saved game in { $path } is damaged and was set aside.
error-save-newer = The saved game in { $path } comes from a newer version of this program.
error-saved-again = Saving works again, and the game is saved.
error-no-home = There is no home folder, so the game will not be saved.
error-settings-broken = The settings in { $path } are damaged, so the usual ones apply.
error-settings-values = Some settings in { $path } cannot be used, so the usual ones apply instead.
error-settings-newer = The settings in { $path } come from a newer version of this program, so the usual ones apply.
error-settings-read-only = Nothing can be written to { $path }, so changed settings last until the game is closed.
error-settings-full = There is no space left, so changed settings last until the game is closed.
error-settings-not-kept = Settings cannot be kept here, so changes last until the game is closed.
error-setup-broken = The game you set up last, in { $path }, is damaged and was set aside.
error-setup-newer = The game you set up last, in { $path }, comes from a newer version of this program.
error-setup-read-only = Nothing can be written to { $path }, so the game you set up will be forgotten.
error-setup-not-kept = The game you set up cannot be remembered here.
error-stopped = The game stopped unexpectedly last time; what you played is saved, and there is a report in { $path }.
error-files-nowhere = Nothing can be kept here, so there is nothing to put in a file or take from one.
error-file-unknown = { $path } is no file of this game, so everything stays as it was.
error-file-newer = { $path } comes from a newer version of this program, so everything stays as it was.
error-file-full = There is no space left for what is in { $path }.
