// Files an invoice once, however often it runs for an order: go run file.go CERTIFICATE.p12 ORDER [MOMENT]
package main

import (
	"cmp"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
	"time"
)

// amounts are texts, as a database gives decimals: a float64 would round them
const invoice = `{ "TypeCode": "01", "Date": %q, "Note": %q, "CompanyParty": {
    "Id": "900373115", "IdentificationType": "31", "Name": "Café Piñón y Cía. S.A.S.", "OrganizationTypeCode": "1", "TaxLevelCode": "R-99-PN",
    "TaxCode": "01", "PhysicalLocation": { "Address": "Carrera 7 # 71-21", "CityCode": "11001", "CountryCode": "CO" } },
  "Items": [{ "Code": "CAF-KG", "Description": "Café en grano, kilo", "UnitCode": "KGM", "Quantity": "12.345", "Price": "28500.55", "Taxes": [{ "Code": "01", "Percentage": "5" }] }],
  "CustomerParty": { "Id": "1020304050", "IdentificationType": "13", "Name": "Ana Muñoz" }, "PaymentMeans": { "Code": "2", "MethodCode": "42", "Date": %q },
  "SigningCertificate": { "Content": %q, "Password": %q } }`

// call returns the HTTP status and the octets; without an answer the status is 0.
func call(method, path, order, body string) (int, []byte) {
	request, _ := http.NewRequest(method, cmp.Or(os.Getenv("RADICAR_URL"), "http://127.0.0.1:8080")+path, strings.NewReader(body))
	request.Header = http.Header{"Accept-Language": {"es"}, "Content-Type": {"application/json"}, "Idempotency-Key": {order},
		"Authorization": {"Bearer " + cmp.Or(os.Getenv("RADICAR_TOKEN"), "radicar-dev-token")}}
	if answer, err := (&http.Client{Timeout: 90 * time.Second}).Do(request); err == nil {
		octets, _ := io.ReadAll(answer.Body)
		return answer.StatusCode, octets
	}
	return 0, nil
}

func main() {
	order := os.Args[2]
	pkcs12, _ := os.ReadFile(os.Args[1])
	// store it with the order: the same request again must have the same body
	moment := cmp.Or(strings.Join(os.Args[3:], ""), time.Now().UTC().Add(-5*time.Hour).Format("2006-01-02T15:04:05"))
	day, _ := time.Parse(time.DateOnly, moment[:10])
	content, password := base64.StdEncoding.EncodeToString(pkcs12), os.Getenv("RADICAR_CERTIFICATE_PASSWORD")
	// on credit, due in thirty days
	body := fmt.Sprintf(invoice, moment, "Pedido "+order, day.AddDate(0, 0, 30).Format(time.DateOnly), content, password)
	var result map[string]any
	status, answer, err := 0, []byte{}, error(nil)
	for pause := 0; pause == 0 || pause < 3 && (err != nil || status >= 429); pause++ {
		time.Sleep(time.Duration(pause) * time.Second)
		// the same key and the same body again: a lost answer does no harm
		status, answer = call("POST", "/v1/dian/invoices?companyId=1&providerId=1&complete=totals", order, body)
		err = json.Unmarshal(answer, &result)
	}
	document, _ := result["document"].(map[string]any)
	switch id, kinds := result["id"], map[bool]string{true: "conflict", false: "refused"}; {
	case err != nil || status >= 429:
		fmt.Println("unavailable", status, "- run this again: nothing is filed twice")
	case result["status"] == "submitted":
		fmt.Println("accepted", id, document["total"], document["uuid"])
		_, pdf := call("GET", fmt.Sprintf("/v1/files/pdf?uuid=%s", document["uuid"]), order, "")
		os.WriteFile(fmt.Sprintf("%s.pdf", id), pdf, 0o600)
	case result["status"] == "rejected":
		fmt.Println("rejected", id, result["response"])
	case status < 300:
		fmt.Println("pending", id, "- run this again for the outcome")
	case status == 400:
		fmt.Println("invalid", result["title"], result["violations"])
	default:
		fmt.Println(kinds[strings.HasSuffix(fmt.Sprint(result["type"]), "conflict")], result["title"], result["detail"])
	}
}
