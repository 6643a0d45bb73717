package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
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

func authorize(_ context.Context, request *http.Request) error {
	request.Header.Set("Authorization", "Bearer radicar-dev-token")
	return nil
}

func file(documents *client.ClientWithResponses, id string, identificationType string) *client.InvoiceCreateResponse {
	var invoice client.Invoice
	text := fmt.Sprintf(body, os.Getenv("INVOICE_NUMBER"), os.Getenv("INVOICE_DATE"), id, identificationType)
	if err := json.Unmarshal([]byte(text), &invoice); err != nil {
		panic(err)
	}
	complete, language := client.InvoiceCreateParamsCompleteTotals, "es"
	parameters := client.InvoiceCreateParams{CompanyId: "1", ProviderId: "1", Complete: &complete, AcceptLanguage: &language}
	answer, err := documents.InvoiceCreateWithResponse(context.Background(), &parameters, invoice)
	if err != nil {
		panic(err)
	}
	return answer
}

func main() {
	documents, err := client.NewClientWithResponses(os.Getenv("RADICAR_URL"), client.WithRequestEditorFn(authorize))
	if err != nil {
		panic(err)
	}
	if result := file(documents, "1020304050", "13").JSON200; result != nil {
		fmt.Println(result.Status, result.Document.Number, *result.Document.Total)
	}
	if refusal := file(documents, "900373115-9", "31").ApplicationproblemJSON400; refusal != nil {
		fmt.Println(refusal.Title, refusal.Violations[0].Message)
	}
}
