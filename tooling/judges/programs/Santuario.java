import java.io.File;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.xml.security.Init;
import org.apache.xml.security.signature.XMLSignature;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Apache Santuario: XML signatures of documents, with the public key of the certificate in them. */
public class Santuario {
  static final String DSIG = "http://www.w3.org/2000/09/xmldsig#";
  static final String XADES = "http://uri.etsi.org/01903/v1.3.2#";

  static String faultOf(File file) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setNamespaceAware(true);
    factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
    Document document = factory.newDocumentBuilder().parse(file);
    NodeList signatures = document.getElementsByTagNameNS(DSIG, "Signature");
    if (signatures.getLength() != 1) return signatures.getLength() + " signatures";
    for (String[] name : new String[][] {{DSIG, "Signature"}, {DSIG, "KeyInfo"}, {XADES, "SignedProperties"}}) {
      NodeList elements = document.getElementsByTagNameNS(name[0], name[1]);
      for (int index = 0; index < elements.getLength(); index++) {
        Element element = (Element) elements.item(index);
        if (element.hasAttribute("Id")) element.setIdAttribute("Id", true);
      }
    }
    XMLSignature signature = new XMLSignature((Element) signatures.item(0), "", true);
    var certificate = signature.getKeyInfo().getX509Certificate();
    if (certificate == null) return "no certificate";
    return signature.checkSignatureValue(certificate.getPublicKey()) ? null : "signature does not hold";
  }

  public static void main(String[] files) {
    Init.init();
    for (String file : files) {
      String fault;
      try {
        fault = faultOf(new File(file));
      } catch (Exception error) {
        fault = error.toString();
      }
      System.out.println((fault == null ? "accepted\t" : "refused\t") + file + "\t" + (fault == null ? "" : fault.replaceAll("\\s+", " ")));
    }
  }
}
