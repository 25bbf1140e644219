//! The committed icon is what the program draws.

use std::path::Path;

use parchis_art::icon;

#[test]
fn the_files_are_what_the_program_draws() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/icons");
    icon::check(Path::new(folder)).unwrap();
}
