//! The bytes of the one typeface: in the program, or fetched by a page before it started the game.

macro_rules! shipped {
    ($file:literal) => {{
        #[cfg(not(target_arch = "wasm32"))]
        {
            include_bytes!(concat!("../../assets/fonts/", $file)).as_slice()
        }
        #[cfg(target_arch = "wasm32")]
        {
            static FETCHED: std::sync::LazyLock<Vec<u8>> =
                std::sync::LazyLock::new(|| crate::page::file($file));
            FETCHED.as_slice()
        }
    }};
}

/// Cairo as it is shipped, for text that is read.
#[must_use]
pub fn regular() -> &'static [u8] {
    shipped!("Cairo-Regular.ttf")
}

/// Cairo in bold, for names, numbers and calls.
#[must_use]
pub fn bold() -> &'static [u8] {
    shipped!("Cairo-Bold.ttf")
}
