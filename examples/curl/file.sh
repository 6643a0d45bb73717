#!/bin/sh
# Files an invoice once, however often it runs for an order: sh file.sh CERTIFICATE.p12 ORDER [MOMENT]
set -eu
service=${RADICAR_URL:-http://127.0.0.1:8080}
certificate=$1 order=$2
# store it with the order: the same request again must have the same body
moment=${3:-$(TZ=COT5 date +%FT%T)}
day=${moment%T*}
# on credit, due in thirty days; `date` of GNU, else that of macOS
due=$(date -d "$day +30 days" +%F 2>/dev/null || date -j -v+30d -f %F "$day" +%F)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# amounts as texts keep every digit
cat > "$work/invoice.json" <<JSON
{
  "TypeCode": "01", "Date": "$moment", "Note": "Pedido $order",
  "CompanyParty": {
    "Id": "900373115", "IdentificationType": "31", "Name": "Café Piñón y Cía. S.A.S.", "OrganizationTypeCode": "1",
    "TaxLevelCode": "R-99-PN", "TaxCode": "01",
    "PhysicalLocation": { "Address": "Carrera 7 # 71-21", "CityCode": "11001", "CountryCode": "CO" }
  },
  "CustomerParty": { "Id": "1020304050", "IdentificationType": "13", "Name": "Ana Muñoz" },
  "Items": [{ "Code": "CAF-KG", "Description": "Café en grano, kilo", "UnitCode": "KGM", "Quantity": "12.345",
    "Price": "28500.55", "Taxes": [{ "Code": "01", "Percentage": "5" }] }],
  "PaymentMeans": { "Code": "2", "MethodCode": "42", "Date": "$due" },
  "SigningCertificate": {
    "Content": "$(base64 < "$certificate" | tr -d '\n')",
    "Password": "$RADICAR_CERTIFICATE_PASSWORD"
  }
}
JSON

# the same key and the same body again, as --retry does it: a lost answer does no harm
call() {
  curl -sS --max-time 90 --retry 2 --retry-all-errors -H "Authorization: Bearer ${RADICAR_TOKEN:-radicar-dev-token}" \
    -H "Accept-Language: es" -w '%{http_code}' "$@" 2>/dev/null || true
}
status=$(call "$service/v1/dian/invoices?companyId=1&providerId=1&complete=totals" -o "$work/answer.json" \
  -H "Content-Type: application/json" -H "Idempotency-Key: $order" --data-binary @"$work/invoice.json")

# the first text of a name in the answer; where jq is installed it does better
text() { grep -so "\"$1\":\"[^\"]*" "$work/answer.json" | head -n 1 | cut -d '"' -f 4; }
case $status-$(text status) in
  200-submitted)
    echo "accepted $(text id) $(text total) $(text uuid)"
    call "$service/v1/files/pdf?uuid=$(text uuid)" -o "$(text id).pdf" > "$work/status"
    ;;
  200-rejected) echo "rejected $(text id) $(text errorMessage)" ;;
  20?-*) echo "pending $(text id) - run this again for the outcome" ;;
  400-*) echo "invalid $(cat "$work/answer.json")" ;;
  000-* | 429-* | 5??-*) echo "unavailable $status - run this again: nothing is filed twice" ;;
  *)
    case $(text type) in *conflict) kind=conflict ;; *) kind=refused ;; esac
    echo "$kind $(text title) $(text detail)"
    ;;
esac
