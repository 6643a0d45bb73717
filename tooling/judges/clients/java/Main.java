import java.util.Map;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.DocumentsApi;
import org.openapitools.client.model.InvalidDocument;
import org.openapitools.client.model.Invoice;
import org.openapitools.client.model.SubmissionResult;

public class Main {
  private static final String BODY =
      """
      {
        "TypeCode": "01", "Number": %s, "Date": "%s", "NumberingRange": { "Prefix": "SETP" },
        "CompanyParty": { "Id": "900373115", "IdentificationType": "31", "Name": "Café Piñón y Cía. S.A.S.",
          "OrganizationTypeCode": "1", "TaxLevelCode": "R-99-PN", "TaxCode": "01",
          "PhysicalLocation": { "Address": "Carrera 7 # 71-21", "CityCode": "11001" } },
        "CustomerParty": { "Id": "%s", "IdentificationType": "%s", "Name": "Ana Muñoz" },
        "Items": [{ "Code": "CAF-500", "Description": "Café en grano, 500 g", "Quantity": "1.234567", "UnitCode": "94",
          "Price": "123456789.55", "Taxes": [{ "Code": "01", "Percentage": "5" }] }],
        "PaymentMeans": { "Code": "1" }
      }
      """;

  private static SubmissionResult file(ApiClient client, String id, String identificationType) throws Exception {
    Map<String, String> environment = System.getenv();
    String body =
        BODY.formatted(environment.get("INVOICE_NUMBER"), environment.get("INVOICE_DATE"), id, identificationType);
    Invoice invoice = ApiClient.createDefaultObjectMapper().readValue(body, Invoice.class);
    return new DocumentsApi(client).invoiceCreate("1", "1", invoice, null, "es", null, null, null, "totals", null);
  }

  public static void main(String[] arguments) throws Exception {
    ApiClient client = new ApiClient();
    client.updateBaseUri(System.getenv("RADICAR_URL"));
    client.setRequestInterceptor(request -> request.header("Authorization", "Bearer radicar-dev-token"));
    SubmissionResult result = file(client, "1020304050", "13");
    System.out.println(result.getStatus() + " " + result.getDocument().getNumber() + " " + result.getDocument().getTotal());
    try {
      file(client, "900373115-9", "31");
    } catch (ApiException refusal) {
      InvalidDocument problem =
          ApiClient.createDefaultObjectMapper().readValue(refusal.getResponseBody(), InvalidDocument.class);
      System.out.println(problem.getTitle() + " " + problem.getViolations().get(0).getMessage());
    }
  }
}
