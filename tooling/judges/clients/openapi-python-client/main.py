import os

from radicar_client import AuthenticatedClient
from radicar_client.api.documents import invoice_create
from radicar_client.models import InvalidDocument, Invoice, InvoiceCreateComplete, SubmissionResult

client = AuthenticatedClient(
    base_url=os.environ.get("RADICAR_URL", "http://127.0.0.1:8080"), token="radicar-dev-token"
)
body = {
    "TypeCode": "01",
    "Number": int(os.environ["INVOICE_NUMBER"]),
    "Date": os.environ["INVOICE_DATE"],
    "NumberingRange": {"Prefix": "SETP"},
    "CompanyParty": {
        "Id": "900373115",
        "IdentificationType": "31",
        "Name": "Café Piñón y Cía. S.A.S.",
        "OrganizationTypeCode": "1",
        "TaxLevelCode": "R-99-PN",
        "TaxCode": "01",
        "PhysicalLocation": {"Address": "Carrera 7 # 71-21", "CityCode": "11001"},
    },
    "CustomerParty": {"Id": "1020304050", "IdentificationType": "13", "Name": "Ana Muñoz"},
    "Items": [
        {
            "Code": "CAF-500",
            "Description": "Café en grano, 500 g",
            "Quantity": "1.234567",
            "UnitCode": "94",
            "Price": "123456789.55",
            "Taxes": [{"Code": "01", "Percentage": "5"}],
        }
    ],
    "PaymentMeans": {"Code": "1"},
}


def file(values: dict):
    return invoice_create.sync(
        client=client,
        body=Invoice.from_dict(values),
        company_id="1",
        provider_id="1",
        complete=InvoiceCreateComplete.TOTALS,
        accept_language="es",
    )


result = file(body)
if isinstance(result, SubmissionResult):
    print(result.status, result.document.number, result.document.total)

problem = file({**body, "CustomerParty": {"Id": "900373115-9", "IdentificationType": "31", "Name": "Ana"}})
if isinstance(problem, InvalidDocument):
    print(problem.title, problem.violations[0].message)
