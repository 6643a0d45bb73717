import java.io.File;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.io.ByteArrayInputStream;
import java.util.Base64;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.wss4j.common.crypto.Merlin;
import org.apache.wss4j.dom.WSConstants;
import org.apache.wss4j.dom.engine.WSSecurityEngine;
import org.apache.wss4j.dom.engine.WSSecurityEngineResult;
import org.apache.wss4j.dom.engine.WSSConfig;
import org.apache.wss4j.dom.handler.RequestData;
import org.w3c.dom.Document;

/** Apache WSS4J: the security header of requests to the authority: token, signature of wsa:To, timestamp. */
public class Wss4j {
  static final String WSSE = "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd";

  static String faultOf(File file) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setNamespaceAware(true);
    Document document = factory.newDocumentBuilder().parse(file);
    String token = document.getElementsByTagNameNS(WSSE, "BinarySecurityToken").item(0).getTextContent();
    X509Certificate certificate = (X509Certificate) CertificateFactory.getInstance("X.509")
      .generateCertificate(new ByteArrayInputStream(Base64.getMimeDecoder().decode(token)));
    KeyStore trusted = KeyStore.getInstance(KeyStore.getDefaultType());
    trusted.load(null, null);
    // the chain is judged elsewhere: here the certificate of the token itself is trusted
    trusted.setCertificateEntry("token", certificate);
    Merlin crypto = new Merlin();
    crypto.setKeyStore(trusted);
    RequestData request = new RequestData();
    request.setSigVerCrypto(crypto);
    request.setWssConfig(WSSConfig.getNewInstance());
    WSSecurityEngine engine = new WSSecurityEngine();
    List<WSSecurityEngineResult> results = engine.processSecurityHeader(document, request).getResults();
    boolean isSigned = false;
    boolean isDated = false;
    for (WSSecurityEngineResult result : results) {
      int action = (Integer) result.get(WSSecurityEngineResult.TAG_ACTION);
      isDated |= action == WSConstants.TS;
      if (action == WSConstants.SIGN) {
        List<?> references = (List<?>) result.get(WSSecurityEngineResult.TAG_DATA_REF_URIS);
        isSigned |= references.stream().anyMatch(reference -> "To".equals(((org.apache.wss4j.dom.WSDataRef) reference).getName().getLocalPart()));
      }
    }
    return isSigned ? isDated ? null : "no timestamp" : "wsa:To is not signed";
  }

  public static void main(String[] files) {
    for (String file : files) {
      String fault;
      try {
        fault = faultOf(new File(file));
      } catch (Exception | NoClassDefFoundError error) {
        fault = error.toString();
      }
      System.out.println((fault == null ? "accepted\t" : "refused\t") + file + "\t" + (fault == null ? "" : fault.replaceAll("\\s+", " ")));
    }
  }
}
