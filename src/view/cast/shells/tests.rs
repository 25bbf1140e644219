//! Which shells lie closed.

use super::*;

#[test]
fn as_many_shells_lie_closed_as_fell() {
    for throw in 0..200 {
        for closed in 0..=SHELLS {
            let lie = (0..SHELLS)
                .filter(|&i| lies_closed(i, closed, throw))
                .count();
            assert_eq!(lie, closed, "throw {throw}");
        }
    }
}
