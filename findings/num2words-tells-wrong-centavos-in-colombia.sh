#!/usr/bin/env bash
# num2words 0.5.14 (PyPI), which ERP systems use for the total in words.
#
# Input: amounts of Colombian pesos with centavos, as a decimal and as a float, in its languages es_CO and es.
#
# Likely guess: es_CO is the right language for Colombia, and knows centavos. Seen: only es does, with currency="COP". es_CO says "cero punto
# cinco centavos" of fifty centavos, and of a float "cinco centavos", the same words for 1000000.50 and 1000000.05. No language puts "de" after
# "un millón", as Spanish does.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet num2words==0.5.14
seen=$(
  python/bin/python - <<'PY'
from decimal import Decimal
from num2words import num2words
for amount in (Decimal("10.50"), 1000000.50, 1000000.05):
    print(num2words(amount, lang="es_CO", to="currency"))
print(num2words(Decimal("1000000.50"), lang="es", to="currency", currency="COP"))
PY
)
echo "$seen"
[ "$seen" = 'diez pesos y cero punto cinco centavos
un millón pesos y cinco centavos
un millón pesos y cinco centavos
un millón pesos con cincuenta centavos' ]
