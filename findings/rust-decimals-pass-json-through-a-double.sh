#!/usr/bin/env bash
# bigdecimal 0.4.11 and rust_decimal 1.43.0 with serde_json 1.0.154 (crates.io).
#
# Input: amounts as JSON numbers, and the same as JSON strings.
#
# Likely guess: a decimal type reads the digits of a number as they are, or refuses. Seen: by default both go through a double.
# bigdecimal then keeps the double's own value with all its digits, so 0.1 and 1.15 are other numbers, and 1.005 rounds
# half up to 1.00; rust_decimal gives the shortest digits of the double, so it is right up to 15 digits and makes
# 100000000000000 of 99999999999999.99. Strings are exact in both. Numbers are exact with the features serde-json of bigdecimal and
# serde-arbitrary-precision of rust_decimal.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

mkdir src
cat >Cargo.toml <<'TOML'
[package]
name = "example"
version = "0.0.0"
edition = "2021"

[dependencies]
bigdecimal = { version = "=0.4.11", features = ["serde"] }
rust_decimal = { version = "=1.43.0" }
serde_json = { version = "=1.0.154" }
TOML
cat >src/main.rs <<'RUST'
fn main() {
    for text in ["0.1", "1.005", "\"1.005\"", "99999999999999.99", "\"99999999999999.99\""] {
        let big: bigdecimal::BigDecimal = serde_json::from_str(text).unwrap();
        let rust: rust_decimal::Decimal = serde_json::from_str(text).unwrap();
        let cents = big.with_scale_round(2, bigdecimal::RoundingMode::HalfUp);
        println!("{text}: bigdecimal {big}, in centavos {cents}; rust_decimal {rust}");
    }
}
RUST
cargo run --quiet >seen
sed -i -e 's/features = \["serde"\]/features = ["serde-json"]/' -e '/^rust_decimal/s/ }/, features = ["serde-arbitrary-precision"] }/' Cargo.toml
echo "with exact numbers" >>seen
cargo run --quiet >>seen
cat seen
diff seen - <<'EXPECTED'
0.1: bigdecimal 0.1000000000000000055511151231257827021181583404541015625, in centavos 0.10; rust_decimal 0.1
1.005: bigdecimal 1.00499999999999989341858963598497211933135986328125, in centavos 1.00; rust_decimal 1.005
"1.005": bigdecimal 1.005, in centavos 1.01; rust_decimal 1.005
99999999999999.99: bigdecimal 100000000000000, in centavos 100000000000000.00; rust_decimal 100000000000000
"99999999999999.99": bigdecimal 99999999999999.99, in centavos 99999999999999.99; rust_decimal 99999999999999.99
with exact numbers
0.1: bigdecimal 0.1, in centavos 0.10; rust_decimal 0.1
1.005: bigdecimal 1.005, in centavos 1.01; rust_decimal 1.005
"1.005": bigdecimal 1.005, in centavos 1.01; rust_decimal 1.005
99999999999999.99: bigdecimal 99999999999999.99, in centavos 99999999999999.99; rust_decimal 99999999999999.99
"99999999999999.99": bigdecimal 99999999999999.99, in centavos 99999999999999.99; rust_decimal 99999999999999.99
EXPECTED
