import com.helger.diagnostics.error.list.ErrorList;
import com.helger.ubl21.UBL21Marshaller;
import java.io.File;
import java.nio.file.Files;

/** ph-ubl: documents against the schemas of UBL 2.1 as OASIS published them. */
public class Ubl {
  static String faultOf(File file) throws Exception {
    String text = Files.readString(file.toPath());
    String root = text.replaceFirst("(?s)^<\\?xml.*?\\?>\\s*", "").replaceFirst("(?s)^<(?:\\w+:)?(\\w+).*$", "$1");
    var marshaller = switch (root) {
      case "Invoice" -> UBL21Marshaller.invoice();
      case "CreditNote" -> UBL21Marshaller.creditNote();
      case "DebitNote" -> UBL21Marshaller.debitNote();
      case "ApplicationResponse" -> UBL21Marshaller.applicationResponse();
      case "AttachedDocument" -> UBL21Marshaller.attachedDocument();
      default -> throw new IllegalArgumentException("no document of UBL: " + root);
    };
    ErrorList errors = new ErrorList();
    marshaller.setCollectErrors(errors);
    if (marshaller.read(file) != null && errors.containsNoError()) return null;
    return errors.isEmpty() ? "unreadable" : errors.getFirstOrNull().getErrorText(java.util.Locale.ENGLISH);
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
