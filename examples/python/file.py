"""Files an invoice once, however often it runs for an order: python3 file.py CERTIFICATE.p12 ORDER [MOMENT]"""
import base64, http.client, json, os, sys, time, urllib.error, urllib.request
from datetime import datetime, timedelta, timezone
from decimal import Decimal

service = os.environ.get("RADICAR_URL", "http://127.0.0.1:8080")
token = os.environ.get("RADICAR_TOKEN", "radicar-dev-token")
certificate, order = sys.argv[1:3]
# store it with the order: the same request again must have the same body
moment = datetime.fromisoformat(sys.argv[3]) if len(sys.argv) > 3 else datetime.now(timezone(timedelta(hours=-5)))

invoice = {
    "TypeCode": "01", "Date": f"{moment:%Y-%m-%dT%H:%M:%S}", "Note": f"Pedido {order}",
    "CompanyParty": {
        "Id": "900373115", "IdentificationType": "31", "Name": "Café Piñón y Cía. S.A.S.", "OrganizationTypeCode": "1",
        "TaxLevelCode": "R-99-PN", "TaxCode": "01",
        "PhysicalLocation": {"Address": "Carrera 7 # 71-21", "CityCode": "11001", "CountryCode": "CO"},
    },
    "CustomerParty": {"Id": "1020304050", "IdentificationType": "13", "Name": "Ana Muñoz"},
    # amounts are Decimals, and texts in JSON: a float would round them
    "Items": [{
        "Code": "CAF-KG", "Description": "Café en grano, kilo", "UnitCode": "KGM", "Quantity": str(Decimal("12.345")),
        "Price": str(Decimal("28500.55")), "Taxes": [{"Code": "01", "Percentage": "5"}],
    }],
    # on credit, due in thirty days
    "PaymentMeans": {"Code": "2", "MethodCode": "42", "Date": f"{moment + timedelta(days=30):%Y-%m-%d}"},
    "SigningCertificate": {
        "Content": base64.b64encode(open(certificate, "rb").read()).decode(),
        "Password": os.environ["RADICAR_CERTIFICATE_PASSWORD"],
    },
}


def call(path, body=None):
    """Returns the HTTP status, 0 without an answer, and the octets."""
    headers = {"Authorization": f"Bearer {token}", "Accept-Language": "es", "Content-Type": "application/json"}
    request = urllib.request.Request(service + path, body, headers | ({"Idempotency-Key": order} if body else {}))
    try:
        with urllib.request.urlopen(request, timeout=90) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.read()
    except (OSError, http.client.HTTPException):
        return 0, b""


for pause in (0, 1, 2):
    time.sleep(pause)
    # the same key and the same body again: a lost answer does no harm
    status, answer = call("/v1/dian/invoices?companyId=1&providerId=1&complete=totals", json.dumps(invoice).encode())
    if 0 < status < 429:
        break

result = json.loads(answer) if 0 < status < 429 else {}
outcome = result.get("status")
if not result:
    print("unavailable", status, "- run this again: nothing is filed twice")
elif outcome == "submitted":
    uuid = result["document"]["uuid"]
    print("accepted", result["id"], Decimal(result["document"]["total"]), uuid)
    open(f"{result['id']}.pdf", "wb").write(call(f"/v1/files/pdf?uuid={uuid}")[1])
elif outcome == "rejected":
    print("rejected", result["id"], result["response"]["errorMessage"])
elif status < 300:
    print("pending", result["id"], "- run this again for the outcome")
else:
    kind = "invalid" if status == 400 else "conflict" if result["type"].endswith("conflict") else "refused"
    print(kind, result["title"], result.get("detail", ""), *result.get("violations", []), sep="\n")
