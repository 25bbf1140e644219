//! The page in place of a terminal: its address is the command line, and it shows complaints.

#[cfg(target_arch = "wasm32")]
use crate::page::{self, Told};

/// The word of an address that is meant for the page alone.
#[cfg(any(target_arch = "wasm32", test))]
const TEST: &str = "test";

/// The page's address as a command line.
#[cfg(target_arch = "wasm32")]
pub(super) fn arguments() -> Vec<String> {
    let page = web_sys::window().and_then(|window| window.document());
    let address = page.and_then(|page| page.url().ok()).unwrap_or_default();
    // An address that is not well encoded is read as it stands.
    let decoded = js_sys::decode_uri_component(&address).map_or(address, String::from);
    of_address(&decoded)
}

/// Shows a sentence over everything else.
#[cfg(target_arch = "wasm32")]
pub(super) fn show(sentence: &str) {
    web_sys::console::error_1(&sentence.into());
    page::tell(&Told::Stop(sentence.to_owned()));
}

/// An address as a command line: what ends in `?game=parchis-4-spain&new` is
/// `parchis --game=parchis-4-spain --new`.
#[cfg(any(target_arch = "wasm32", test))]
fn of_address(address: &str) -> Vec<String> {
    let address = address.split('#').next().unwrap_or_default();
    let asked = address.split_once('?').map_or("", |(_, asked)| asked);
    let options = asked.split('&').filter(|option| {
        let name = option.split('=').next().unwrap_or_default();
        !name.is_empty() && name != TEST
    });
    std::iter::once("parchis".to_owned())
        .chain(options.map(|option| format!("--{}", option.trim_end_matches('='))))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::of_address;

    #[test]
    fn an_address_is_a_command_line() {
        let cases: [(&str, &[&str]); 6] = [
            ("https://example.org/parchis/", &[]),
            ("https://example.org/?", &[]),
            (
                "https://example.org/?new=&lang=ar#top",
                &["--new", "--lang=ar"],
            ),
            (
                "http://localhost:8080/index.html?game=barsees-damascus&&players=human,greedy&new",
                &["--game=barsees-damascus", "--players=human,greedy", "--new"],
            ),
            ("http://localhost/#?game=parchis-4-spain", &[]),
            ("http://localhost/?test&resume=", &["--resume"]),
        ];
        for (address, options) in cases {
            let line = of_address(address);
            assert_eq!(line[0], "parchis", "{address}");
            assert_eq!(&line[1..], options, "{address}");
        }
    }
}
