package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"

	client "example.com/radicar/client"
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

func file(documents *client.APIClient, id string, identificationType string) (*client.SubmissionResult, error) {
	var invoice client.Invoice
	text := fmt.Sprintf(body, os.Getenv("INVOICE_NUMBER"), os.Getenv("INVOICE_DATE"), id, identificationType)
	if err := json.Unmarshal([]byte(text), &invoice); err != nil {
		return nil, err
	}
	context := context.WithValue(context.Background(), client.ContextAccessToken, "radicar-dev-token")
	result, _, err := documents.DocumentsAPI.InvoiceCreate(context).
		CompanyId("1").ProviderId("1").Complete("totals").AcceptLanguage("es").Invoice(invoice).Execute()
	return result, err
}

func main() {
	configuration := client.NewConfiguration()
	configuration.Servers = client.ServerConfigurations{{URL: os.Getenv("RADICAR_URL")}}
	documents := client.NewAPIClient(configuration)
	result, err := file(documents, "1020304050", "13")
	if err != nil {
		panic(err)
	}
	fmt.Println(result.Status, result.Document.Number, result.Document.GetTotal())
	var refusal *client.GenericOpenAPIError
	if _, err := file(documents, "900373115-9", "31"); errors.As(err, &refusal) {
		var problem client.InvalidDocument
		if err := json.Unmarshal(refusal.Body(), &problem); err != nil {
			panic(err)
		}
		fmt.Println(problem.Title, problem.Violations[0].Message)
	}
}
