#!/usr/bin/env bash
# python-stdnum 2.2 and dian-utils 1.0.1 (PyPI), stdnum 1.12.0 (npm).
#
# Input: three numbers with their right check digits: a citizenship card of six digits (123456-3), a company (900373115-3), and 222222222222-7,
# the number that DIAN gives to final consumers (annex FE 1.9), which is sent without its digit.
#
# Likely guess: a checker computes the digit by DIAN's primes, and takes what agrees. Seen: python-stdnum and stdnum take at least eight
# characters with the digit, so that they refuse cards of up to six digits. dian-utils refuses any number of equal or rising digits, the final
# consumer among them, and returns False as its digit, which counts as 0 in Python: `f"{number}-{int(digit)}"` is a wrong number.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet python-stdnum==2.2 dian-utils==1.0.1
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund stdnum@1.12.0 >/dev/null
seen=$(
  python/bin/python - <<'PY'
from dian_utils import calculate_verification_digit, check_verification_digit
from stdnum.co import nit
for number, digit in [(123456, 3), (900373115, 3), (222222222222, 7)]:
    print(number, nit.is_valid(f"{number}{digit}"), check_verification_digit(number, digit), calculate_verification_digit(number))
PY
  node -e '
for (const number of ["1234563", "9003731153", "2222222222227"]) console.log(number, require("stdnum").stdnum.CO.nit.validate(number).isValid)'
)
echo "$seen"
[ "$seen" = '123456 False False False
900373115 True True 3
222222222222 True False False
1234563 false
9003731153 true
2222222222227 true' ]
