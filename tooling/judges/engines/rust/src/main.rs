//! Prints each line of the standard input that the crate regex does not compile.

use std::io;

fn main() {
    for line in io::stdin().lines() {
        let pattern = line.expect("text in UTF-8");
        if regex::Regex::new(&pattern).is_err() {
            println!("{pattern}");
        }
    }
}
