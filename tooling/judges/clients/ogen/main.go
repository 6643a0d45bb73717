package main

import (
	"context"
	"fmt"
	"os"

	"example.com/radicar/program/client"
)

const body = `{
  "TypeCode": "01", "Number": %s, "Date": "%s", "NumberingRange": { "Prefix": "SETP" },
  "CompanyParty": { "Id": "900373115", "IdentificationType": "31", "Name": "Café Piñón y Cía. S.A.S.",
    "OrganizationTypeCode": "1", "TaxLevelCode": "R-99-PN", "TaxCode": "01",
    "PhysicalLocation": { "Address": "Carrera 7 # 71-21", "CityCode": "11001" } },
  "CustomerParty": { "Id": "%s", "IdentificationType": "%s", "Name": "Ana Muñoz" },
  "Items": [{ "Code": "CAF-500", "Description": "Café en grano, 500 g", "Quantity": "1.234567", "UnitCode": "94",
    "Price": "123456789.55", "Taxes": [{ "Code": "01", "Percentage": "5" }] }],
  "PaymentMeans": { "Code": "1" }
}`

type token struct{}

func (token) Bearer(context.Context, client.OperationName) (client.Bearer, error) {
	return client.Bearer{Token: "radicar-dev-token"}, nil
}

func file(documents *client.Client, id string, identificationType string) client.InvoiceCreateRes {
	var invoice client.Invoice
	text := fmt.Sprintf(body, os.Getenv("INVOICE_NUMBER"), os.Getenv("INVOICE_DATE"), id, identificationType)
	if err := invoice.UnmarshalJSON([]byte(text)); err != nil {
		panic(err)
	}
	answer, err := documents.InvoiceCreate(context.Background(), &invoice, client.InvoiceCreateParams{
		CompanyId:      "1",
		ProviderId:     "1",
		Complete:       client.NewOptInvoiceCreateComplete(client.InvoiceCreateCompleteTotals),
		AcceptLanguage: client.NewOptString("es"),
	})
	if err != nil {
		panic(err)
	}
	return answer
}

func main() {
	documents, err := client.NewClient(os.Getenv("RADICAR_URL"), token{})
	if err != nil {
		panic(err)
	}
	if result, ok := file(documents, "1020304050", "13").(*client.InvoiceCreateOK); ok {
		document := result.Response.Document
		fmt.Println(result.Response.Status, document.Number, document.Total.Value)
	}
	if refusal, ok := file(documents, "900373115-9", "31").(*client.InvalidDocumentHeaders); ok {
		fmt.Println(refusal.Response.Title, refusal.Response.Violations[0].Message)
	}
}
