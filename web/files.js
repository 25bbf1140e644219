// Files that come from the game and go to it.

// Hands a text to the browser as a file.
export const saveFile = ({ name, text }) => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  link.download = name;
  link.click();
  // The browser may not have begun to read it yet.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

// Lets somebody choose a file, and hands on its name and its text.
export const openFile = (then) => {
  const chooser = document.getElementById("file");
  chooser.value = "";
  chooser.onchange = async () => {
    const [file] = chooser.files;
    if (file) then({ name: file.name, text: await file.text() });
  };
  chooser.click();
};
