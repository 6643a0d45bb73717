#!/usr/bin/env bash
# Bouncy Castle 1.84 and 1.87 (org.bouncycastle:bcprov-jdk18on and bcpkix-jdk18on, Maven Central), read by OpenSSL.
#
# Input: KeyStore.getInstance("PKCS12", "BC"), a key with its certificate, stored with a password and no other setting.
#
# Likely guess: a new version keeps the algorithms and moderate rounds, or moves to PBES2 with AES as the JDK and OpenSSL did. Seen: the old
# algorithms stay (3DES and 40-bit RC2, MAC with SHA-1), and their rounds rise from 51 200 and 102 400 to 300 000 for each bag and
# 600 000 for the MAC. A reader whose bound was derived from older files refuses default files of today.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat >Store.java <<'JAVA'
import java.io.FileOutputStream;
import java.math.BigInteger;
import java.security.*;
import java.security.cert.Certificate;
import java.util.Date;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.cert.jcajce.*;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;
class Store {
  public static void main(String[] names) throws Exception {
    Security.addProvider(new org.bouncycastle.jce.provider.BouncyCastleProvider());
    var generator = KeyPairGenerator.getInstance("RSA");
    generator.initialize(2048);
    var pair = generator.generateKeyPair();
    var name = new X500Name("CN=example");
    var tomorrow = new Date(System.currentTimeMillis() + 86_400_000L);
    var signer = new JcaContentSignerBuilder("SHA256withRSA").build(pair.getPrivate());
    var builder = new JcaX509v3CertificateBuilder(name, BigInteger.ONE, new Date(), tomorrow, name, pair.getPublic());
    var certificate = new JcaX509CertificateConverter().getCertificate(builder.build(signer));
    var store = KeyStore.getInstance("PKCS12", "BC");
    store.load(null, null);
    store.setKeyEntry("key", pair.getPrivate(), null, new Certificate[] {certificate});
    try (var file = new FileOutputStream(names[0])) {
      store.store(file, "secret".toCharArray());
    }
  }
}
JAVA
for version in 1.84 1.87; do
  for name in bcprov bcpkix bcutil; do
    mvn -q -B org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy \
      -Dartifact=org.bouncycastle:$name-jdk18on:$version -DoutputDirectory="jars-$version" >/dev/null
  done
  java -cp "jars-$version/*" Store.java "$version.p12"
  echo "Bouncy Castle $version"
  # OpenSSL 3 without its legacy algorithms lists the rounds before it refuses the algorithm
  { openssl pkcs12 -in "$version.p12" -passin pass:secret -info -noout 2>&1 || test $? = 1; } |
    grep -oE '(MAC: [^,]+|pbeWith[^,]+), Iteration [0-9]+'
done >seen
cat seen
diff seen - <<'EXPECTED'
Bouncy Castle 1.84
MAC: sha1, Iteration 102400
pbeWithSHA1And3-KeyTripleDES-CBC, Iteration 51200
pbeWithSHA1And40BitRC2-CBC, Iteration 51200
Bouncy Castle 1.87
MAC: sha1, Iteration 600000
pbeWithSHA1And3-KeyTripleDES-CBC, Iteration 300000
pbeWithSHA1And40BitRC2-CBC, Iteration 300000
EXPECTED
