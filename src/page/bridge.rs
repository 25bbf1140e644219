//! The object `parchis` of the page. A page without it is silent.

use js_sys::{Function, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};

use super::{Heard, Told};

/// What the page calls `name`, and the object that has it.
fn named(name: &str) -> Option<(JsValue, JsValue)> {
    let parchis = Reflect::get(&js_sys::global(), &"parchis".into()).ok()?;
    let named = Reflect::get(&parchis, &name.into()).ok()?;
    Some((parchis, named))
}

fn method(name: &str) -> Option<(JsValue, Function)> {
    let (parchis, named) = named(name)?;
    Some((parchis, named.dyn_into().ok()?))
}

/// Tells the page something.
pub fn tell(told: &Told) {
    let (what, text) = told.words();
    if let Some((parchis, tell)) = method("tell") {
        // There is nobody to tell if even this fails.
        let _ = tell.call2(&parchis, &what.into(), &text.into());
    }
}

/// What the page has told, one after the other.
#[must_use]
pub fn take() -> Option<Heard> {
    let (parchis, take) = method("take")?;
    let told = take.call0(&parchis).ok()?.as_string()?;
    Heard::read(&told)
}

/// A file that the page fetched before it started the game; nothing if it has none of that name.
#[must_use]
pub fn file(name: &str) -> Vec<u8> {
    let bytes = method("file").and_then(|(parchis, file)| file.call1(&parchis, &name.into()).ok());
    bytes.map_or_else(Vec::new, |bytes| Uint8Array::new(&bytes).to_vec())
}

fn is(name: &str, unknown: bool) -> bool {
    let known = named(name).and_then(|(_, value)| value.as_bool());
    known.unwrap_or(unknown)
}

/// Whether this tab may write: it is the first that has the game.
#[must_use]
pub fn holds() -> bool {
    is("holds", true)
}

/// Whether somebody tests: `?test` is in the address.
#[must_use]
pub fn is_tested() -> bool {
    is("tests", false)
}
