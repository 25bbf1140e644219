//! The kinds of flaws and of reasons, so that none is forgotten.

/// Names the kind of a flaw, and lists all kinds: a kind that is not listed does not compile, and one that is listed
/// has to be seen in a test.
macro_rules! kinds {
    ($list:ident, $kind:ident($flaw:ident): $($name:ident)+) => {
        const $list: &[&str] = &[$(stringify!($name)),+];

        fn $kind(flaw: &$flaw) -> &'static str {
            match flaw {
                $($flaw::$name { .. } => stringify!($name),)+
            }
        }
    };
}
