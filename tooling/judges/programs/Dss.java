import eu.europa.esig.dss.diagnostic.SignatureWrapper;
import eu.europa.esig.dss.model.FileDocument;
import eu.europa.esig.dss.spi.validation.CommonCertificateVerifier;
import eu.europa.esig.dss.validation.SignedDocumentValidator;
import java.io.File;

/** EU DSS: XAdES signatures of documents, with their digests, their policy and their signed properties. */
public class Dss {
  static String faultOf(File file) throws Exception {
    var validator = SignedDocumentValidator.fromDocument(new FileDocument(file));
    // nothing is fetched: the chain of a test certificate is judged elsewhere
    validator.setCertificateVerifier(new CommonCertificateVerifier());
    var data = validator.validateDocument().getDiagnosticData();
    if (data.getSignatures().size() != 1) return data.getSignatures().size() + " signatures";
    SignatureWrapper signature = data.getSignatures().get(0);
    if (!signature.getSignatureFormat().toString().startsWith("XAdES")) return signature.getSignatureFormat().toString();
    for (var digest : signature.getDigestMatchers()) {
      if (!digest.isDataFound() || !digest.isDataIntact()) return "digest " + digest.getUri();
    }
    if (!signature.isSignatureIntact() || !signature.isSignatureValid()) return "signature value";
    if (!signature.isSigningCertificateReferencePresent()) return "no reference to the signing certificate";
    if (!signature.isPolicyPresent()) return "no policy";
    return null;
  }

  public static void main(String[] files) {
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
