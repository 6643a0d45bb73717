import java.util.Map;
import org.openapitools.client.ApiException;
import org.openapitools.client.Configuration;
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
        "Items": [{ "Code": "CAF-500", "Description": "Café en grano, 500 g", "Quantity": 12, "UnitCode": "94",
          "Price": 28500.5, "Taxes": [{ "Code": "01", "Percentage": 5 }] }],
        "PaymentMeans": { "Code": "1" }
      }
      """;

  private static Object file(String id, String identificationType) throws Exception {
    Map<String, String> environment = System.getenv();
    String body =
        BODY.formatted(environment.get("INVOICE_NUMBER"), environment.get("INVOICE_DATE"), id, identificationType);
    DocumentsApi documents = new DocumentsApi(Configuration.getDefaultApiClient());
    return documents.invoiceCreate("1", "1", Invoice.fromJson(body), null, "es", null, null, null, "totals", null);
  }

  public static void main(String[] arguments) throws Exception {
    Configuration.getDefaultApiClient()
        .setBasePath(System.getenv("RADICAR_URL"))
        .addDefaultHeader("Authorization", "Bearer radicar-dev-token");
    Object answer = file("1020304050", "13");
    SubmissionResult result = (SubmissionResult) answer;
    System.out.println(result.getStatus() + " " + result.getDocument().getNumber());
    try {
      file("900373115-9", "31");
    } catch (ApiException refusal) {
      InvalidDocument problem = InvalidDocument.fromJson(refusal.getResponseBody());
      System.out.println(problem.getTitle() + " " + problem.getViolations().get(0).getMessage());
    }
  }
}
