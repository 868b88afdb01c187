//! Sorts short lists. The standard library's sorts are made for long ones, and each use adds about four kilobytes to a WebAssembly module
//! (39 kB for eleven uses, before compression).

/// Sorts stably by `key`, in quadratic time.
pub(crate) fn sort_few<T, K: PartialOrd>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut place = end;
        while place > 0 && key(&items[place - 1]) > key(&items[place]) {
            items.swap(place - 1, place);
            place -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::sort_few;

    #[test]
    fn sorts_and_keeps_the_order_of_equals() {
        let mut words = ["pear", "fig", "apple", "kiwi", "nut"];
        sort_few(&mut words, |word| word.len());
        assert_eq!(words, ["fig", "nut", "pear", "kiwi", "apple"]);
        let mut none: [u8; 0] = [];
        sort_few(&mut none, |n| *n);
    }
}
