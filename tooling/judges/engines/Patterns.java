import java.util.Scanner;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Prints each line of the standard input that java.util.regex does not compile. */
public class Patterns {
  public static void main(String[] arguments) {
    Scanner lines = new Scanner(System.in, "UTF-8");
    while (lines.hasNextLine()) {
      String pattern = lines.nextLine();
      try {
        Pattern.compile(pattern);
      } catch (PatternSyntaxException refused) {
        System.out.println(pattern);
      }
    }
  }
}
