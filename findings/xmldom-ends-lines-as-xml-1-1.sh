#!/usr/bin/env bash
# xml-crypto 6.3.2 with @xmldom/xmldom 0.8.15 (npm), and signxml 5.2.0 with lxml 6.1.3 (PyPI).
#
# Input: XML 1.0 documents with U+0085 or U+2028 in a text, signed by signxml (exclusive canonical XML, RSA, SHA-256). XML 1.0 §2.11 makes
# a line feed of carriage returns only; U+0085 and U+2028 are ordinary characters, and only XML 1.1 makes line feeds of them.
#
# Likely guess: a verifier reads these characters as they are. Seen: xmldom turns both into line feeds although the document is
# XML 1.0, so xml-crypto computes another digest and refuses valid signatures. U+00A0 and a carriage return written as a reference pass.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

python3 -m venv python
python/bin/pip install --quiet signxml==5.2.0 lxml==6.1.3
npm install --silent --no-audit --no-fund xml-crypto@6.3.2 @xmldom/xmldom@0.8.15 >/dev/null
openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out certificate.pem -days 1 -subj /CN=example 2>/dev/null

cat >sign.py <<'PYTHON'
from lxml import etree
import signxml

key, certificate = open("key.pem").read(), open("certificate.pem").read()
for name, text in {"U+00A0": "a\u00a0b", "&#13;": "a\rb", "U+0085": "a\u0085b", "U+2028": "a\u2028b"}.items():
    root = etree.Element("note")
    root.text = text
    signed = signxml.XMLSigner(c14n_algorithm="http://www.w3.org/2001/10/xml-exc-c14n#").sign(root, key=key, cert=certificate)
    signxml.XMLVerifier().verify(signed, x509_cert=certificate)
    with open(f"{name}.xml", "wb") as file:
        file.write(etree.tostring(signed, encoding="UTF-8", xml_declaration=True))
PYTHON
python/bin/python sign.py
cat >verify.cjs <<'NODE'
const { readFileSync } = require("node:fs")
const { DOMParser } = require("@xmldom/xmldom")
const { SignedXml } = require("xml-crypto")

for (const name of ["U+00A0", "&#13;", "U+0085", "U+2028"]) {
  const xml = readFileSync(`${name}.xml`, "utf8")
  const document = new DOMParser().parseFromString(xml, "text/xml")
  const text = document.documentElement.firstChild.data
  const verifier = new SignedXml({ publicCert: readFileSync("certificate.pem", "utf8") })
  verifier.loadSignature(document.getElementsByTagName("ds:Signature")[0])
  let valid = false
  try {
    valid = verifier.checkSignature(xml)
  } catch {}
  console.log(name, "is read as U+" + text.charCodeAt(1).toString(16).padStart(4, "0").toUpperCase(), valid ? "valid" : "refused")
}
NODE
node verify.cjs >seen
cat seen
diff seen - <<'EXPECTED'
U+00A0 is read as U+00A0 valid
&#13; is read as U+000D valid
U+0085 is read as U+000A refused
U+2028 is read as U+000A refused
EXPECTED
