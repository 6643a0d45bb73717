#!/bin/sh
# Writes the company's certificate by other programs with their defaults: Bouncy Castle 1.87 (Maven and a JDK), certtool of GnuTLS, and
# pk12util and certutil of NSS.
set -eu
cd "$(dirname "$0")/files"
files=$PWD
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

pem() {
  openssl pkcs12 -in "$files/company.p12" -passin pass:radicar -noenc "$@" 2>/dev/null
}
pem -nocerts -out key.pem
pem -nokeys -clcerts -out leaf.pem
pem -nokeys -cacerts -out chain.pem
certtool --to-p12 --load-privkey key.pem --load-certificate leaf.pem --load-ca-certificate chain.pem --p12-name company \
  --password radicar --outder --outfile "$files/company-gnutls.p12" 2>/dev/null

mkdir nss
certutil -N -d sql:nss --empty-password
pk12util -i "$files/company.p12" -d sql:nss -W radicar -K "" >/dev/null
pk12util -o "$files/company-nss.p12" -d sql:nss -n company -W radicar -K "" >/dev/null

cat >Store.java <<'JAVA'
import java.io.*;
import java.security.*;
import java.util.*;
class Store {
  public static void main(String[] names) throws Exception {
    Security.addProvider(new org.bouncycastle.jce.provider.BouncyCastleProvider());
    var password = "radicar".toCharArray();
    var company = KeyStore.getInstance("PKCS12");
    try (var file = new FileInputStream(names[0])) {
      company.load(file, password);
    }
    for (var alias : Collections.list(company.aliases())) {
      if (!company.isKeyEntry(alias)) continue;
      var store = KeyStore.getInstance(names[2], "BC");
      store.load(null, null);
      store.setKeyEntry("company", company.getKey(alias, password), null, company.getCertificateChain(alias));
      try (var file = new FileOutputStream(names[1])) {
        store.store(file, password);
      }
    }
  }
}
JAVA
for name in bcprov bcpkix bcutil; do
  mvn -q -B org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy \
    -Dartifact=org.bouncycastle:$name-jdk18on:1.87 -DoutputDirectory=jars >/dev/null
done
store() {
  java -cp "jars/*" Store.java "$files/company.p12" "$files/$1.p12" "$2"
}
store company-bouncy-castle PKCS12
store company-bouncy-castle-aes PKCS12-AES256-AES128
store company-bouncy-castle-pbmac1 PKCS12-PBMAC1
chmod 644 "$files"/company-gnutls.p12 "$files"/company-nss.p12 "$files"/company-bouncy-castle*.p12
