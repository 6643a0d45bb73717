#!/usr/bin/env bash
# The PKCS12 key store of OpenJDK 17, node-forge 1.4.0 (npm), and OpenSSL 3 as the writer.
#
# Input: PKCS#12 files that OpenSSL writes with the password Contraseña1, given as UTF-8: one with its present algorithms (PBES2, AES), one
# with those before version 3 (`-legacy`). RFC 7292 appendix B.1 makes a BMPString of a password, which has an ñ.
#
# Likely guess: whoever has the right password opens both. Seen: Java opens neither and says that the password was incorrect; only
# the cause tells that it accepts no password but ASCII, and it writes no file with another one. node-forge opens the old form
# and fails to decrypt the new one, whose code unit of ñ it passes on as one octet.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8

npm install --silent --no-audit --no-fund node-forge@1.4.0 >/dev/null
openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out certificate.pem -days 1 -subj /CN=example 2>/dev/null
printf 'Contrase\xc3\xb1a1' >password
openssl pkcs12 -export -inkey key.pem -in certificate.pem -out new.p12 -passout file:password
openssl pkcs12 -export -legacy -inkey key.pem -in certificate.pem -out old.p12 -passout file:password
openssl pkcs12 -in new.p12 -nokeys -passin file:password >/dev/null && echo "OpenSSL opens new.p12" >seen
openssl pkcs12 -legacy -in old.p12 -nokeys -passin file:password >/dev/null && echo "OpenSSL opens old.p12" >>seen

cat >Open.java <<'JAVA'
import java.io.FileInputStream;
import java.security.KeyStore;

public class Open {
  public static void main(String[] names) throws Exception {
    for (String name : names) {
      try (var file = new FileInputStream(name)) {
        KeyStore.getInstance("PKCS12").load(file, "Contrase\u00f1a1".toCharArray());
        System.out.println("Java opens " + name);
      } catch (Exception error) {
        String cause = error.getCause().getMessage();
        System.out.println("Java on " + name + ": " + error.getMessage() + "; cause: " + cause.replaceAll(".*: ", ""));
      }
    }
  }
}
JAVA
java Open.java new.p12 old.p12 >>seen

cat >open.cjs <<'NODE'
const { asn1, pkcs12 } = require("node-forge")
const { readFileSync } = require("node:fs")

for (const name of ["new.p12", "old.p12"]) {
  try {
    pkcs12.pkcs12FromAsn1(asn1.fromDer(readFileSync(name, "latin1")), "Contraseña1")
    console.log("node-forge opens", name)
  } catch {
    console.log("node-forge does not open", name) // its message depends on the random salt
  }
}
NODE
node open.cjs >>seen
cat seen
diff seen - <<'EXPECTED'
OpenSSL opens new.p12
OpenSSL opens old.p12
Java on new.p12: keystore password was incorrect; cause: Password is not ASCII
Java on old.p12: keystore password was incorrect; cause: Password is not ASCII
node-forge does not open new.p12
node-forge opens old.p12
EXPECTED
