import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.*;
import java.net.InetSocketAddress;
import java.security.*;
import java.util.*;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Receives events at http://127.0.0.1:9000: RADICAR_WEBHOOK_SECRET=whsec_… java -cp 'lib/*' Webhook.java */
public class Webhook {
  /** Whether the service signed these octets in the last five minutes (Standard Webhooks 1.0). */
  static boolean isSigned(Headers headers, byte[] body) {
    String sent = Objects.requireNonNullElse(headers.getFirst("webhook-timestamp"), "");
    if (!sent.matches("\\d{1,15}") || Math.abs(System.currentTimeMillis() / 1000 - Long.parseLong(sent)) > 300) return false;
    byte[] key = Base64.getDecoder().decode(System.getenv("RADICAR_WEBHOOK_SECRET").substring("whsec_".length()));
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      mac.update((headers.getFirst("webhook-id") + "." + sent + ".").getBytes());
      byte[] expected = ("v1," + Base64.getEncoder().encodeToString(mac.doFinal(body))).getBytes();
      // for a day after a rotation there are two signatures
      String signatures = Objects.requireNonNullElse(headers.getFirst("webhook-signature"), "");
      return Arrays.stream(signatures.split(" ")).anyMatch(each -> MessageDigest.isEqual(expected, each.getBytes()));
    } catch (GeneralSecurityException error) { throw new IllegalStateException(error); }
  }

  public static void main(String[] words) throws Exception {
    int port = Integer.parseInt(System.getenv().getOrDefault("PORT", "9000"));
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
    server.createContext("/", exchange -> {
      // the octets as they came; events have less than 20 kB
      byte[] body = exchange.getRequestBody().readNBytes(20_000);
      boolean signed = isSigned(exchange.getRequestHeaders(), body);
      exchange.sendResponseHeaders(signed ? 204 : 400, -1);
      // after the answer; an event may come again with the same webhook-id, which is then done already
      if (signed) System.out.println(new ObjectMapper().readTree(body).path("type").asText());
    });
    server.start();
  }
}
