//! What to say where nothing can draw.

use crate::cli::complain;

/// The engine panics where no graphics driver is found; people get a sentence instead.
pub(super) fn leave_without() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let said = panic.payload_as_str().unwrap_or_default();
        if said.starts_with("Unable to find a GPU") {
            complain(
                "no graphics driver was found; a film needs one, if only in software \
                 (package mesa-vulkan-drivers)",
            );
            std::process::exit(2);
        }
        usual(panic);
    }));
}
