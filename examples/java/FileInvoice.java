import com.fasterxml.jackson.databind.*;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.net.http.*;
import java.nio.file.*;
import java.time.*;
import java.util.*;

/** Files an invoice once, however often it runs for an order: java -cp 'lib/*' FileInvoice.java CERTIFICATE.p12 ORDER [MOMENT] */
public class FileInvoice {
  static final Map<String, String> env = System.getenv();
  static final ObjectMapper json = new ObjectMapper();

  static HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(env.getOrDefault("RADICAR_URL", "http://127.0.0.1:8080") + path))
        .header("Authorization", "Bearer " + env.getOrDefault("RADICAR_TOKEN", "radicar-dev-token"))
        .header("Accept-Language", "es").timeout(Duration.ofSeconds(90));
  }

  /** Returns the body. Store the moment with the order: the same request again must have the same body. */
  static String invoice(Path certificate, String order, LocalDateTime moment) throws IOException {
    ObjectNode invoice = (ObjectNode) json.readTree("""
        { "TypeCode": "01", "CompanyParty": { "Id": "900373115", "IdentificationType": "31", "Name": "Café Piñón y Cía. S.A.S.",
            "OrganizationTypeCode": "1", "TaxLevelCode": "R-99-PN", "TaxCode": "01",
            "PhysicalLocation": { "Address": "Carrera 7 # 71-21", "CityCode": "11001", "CountryCode": "CO" } },
          "CustomerParty": { "Id": "1020304050", "IdentificationType": "13", "Name": "Ana Muñoz" } }""");
    invoice.put("Date", String.format("%1$tFT%1$tT", moment)).put("Note", "Pedido " + order);
    // amounts are BigDecimals: a double would round them
    invoice.putArray("Items").addObject().put("Code", "CAF-KG").put("Description", "Café en grano, kilo")
        .put("UnitCode", "KGM").put("Quantity", new BigDecimal("12.345")).put("Price", new BigDecimal("28500.55"))
        .putArray("Taxes").addObject().put("Code", "01").put("Percentage", 5);
    // on credit, due in thirty days
    invoice.putObject("PaymentMeans").put("Code", "2").put("MethodCode", "42").put("Date", String.format("%tF", moment.plusDays(30)));
    invoice.putObject("SigningCertificate").put("Password", env.get("RADICAR_CERTIFICATE_PASSWORD"))
        .put("Content", Base64.getEncoder().encodeToString(Files.readAllBytes(certificate)));
    return invoice.toString();
  }

  public static void main(String[] words) throws Exception {
    LocalDateTime moment = words.length > 2 ? LocalDateTime.parse(words[2]) : LocalDateTime.now(ZoneId.of("America/Bogota"));
    HttpRequest filing = request("/v1/dian/invoices?companyId=1&providerId=1&complete=totals")
        .header("Idempotency-Key", words[1]).header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(invoice(Path.of(words[0]), words[1], moment))).build();
    HttpClient http = HttpClient.newHttpClient();
    int status = 0;
    JsonNode result = json.createObjectNode();
    for (int pause = 0; pause < 3 && (status == 0 || status >= 429); pause++) {
      Thread.sleep(pause * 1000);
      // the same key and the same body again: a lost answer does no harm
      try {
        HttpResponse<String> answer = http.send(filing, HttpResponse.BodyHandlers.ofString());
        result = json.readTree(answer.body());
        status = answer.statusCode();
      } catch (IOException lost) { status = 0; }
    }
    String id = result.path("id").asText(), outcome = result.path("status").asText();
    if (status == 0 || status >= 429) System.out.println("unavailable " + status + " - run this again: nothing is filed twice");
    else if (outcome.equals("submitted")) {
      String uuid = result.at("/document/uuid").asText();
      System.out.println("accepted " + id + " " + new BigDecimal(result.at("/document/total").asText()) + " " + uuid);
      http.send(request("/v1/files/pdf?uuid=" + uuid).build(), HttpResponse.BodyHandlers.ofFile(Path.of(id + ".pdf")));
    } else if (outcome.equals("rejected")) System.out.println("rejected " + id + " " + result.at("/response/errorMessage").asText());
    else if (status < 300) System.out.println("pending " + id + " - run this again for the outcome");
    else System.out.println((status == 400 ? "invalid" : result.path("type").asText().endsWith("conflict") ? "conflict" : "refused")
        + " " + result.path("title").asText() + " " + result.path("detail").asText() + result.path("violations"));
  }
}
