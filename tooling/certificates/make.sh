#!/bin/sh
# Regenerates files/: test-only certificates. Needs OpenSSL 3 with its legacy provider, and keytool for the two
# files written by Java (kept unchanged if keytool is absent). Every run creates new keys.
#
#   sh make.sh
set -eu
cd "$(dirname "$0")"
files=$(pwd)/files
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$files"
cd "$work"

valid="-startdate 20240101000000Z -enddate 21231231235959Z"

cat > ca.cnf <<'CNF'
oid_section = oids
[oids]
privateAttribute = 1.3.6.1.4.1.55555.1
[ca]
default_ca = unused
[root]
database = root.index
serial = root.serial
certificate = root.pem
private_key = root.key
new_certs_dir = .
default_md = sha256
policy = anything
unique_subject = no
[sub]
database = sub.index
serial = sub.serial
certificate = sub.pem
private_key = sub.key
new_certs_dir = .
default_md = sha256
policy = anything
unique_subject = no
default_crl_days = 36500
[awkward-sub]
database = awkward.index
serial = awkward.serial
certificate = awkward-sub.pem
private_key = awkward-sub.key
new_certs_dir = .
default_md = sha256
policy = anything
unique_subject = no
[untrusted-root]
database = untrusted.index
serial = untrusted.serial
certificate = untrusted-root.pem
private_key = untrusted-root.key
new_certs_dir = .
default_md = sha256
policy = anything
unique_subject = no
[anything]
[authority_extensions]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
[leaf_extensions]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature, nonRepudiation
extendedKeyUsage = clientAuth, emailProtection
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
[req]
distinguished_name = name
string_mask = utf8only
prompt = no
[name]
CN = unused
CNF

# request NAME SUBJECT — a signing request for the key NAME.key
request() {
  openssl req -new -config ca.cnf -utf8 -multivalue-rdn -key "$1.key" -subj "$2" -out "$1.csr"
}

# issue AUTHORITY NAME EXTENSIONS DATES... — NAME.csr becomes NAME.pem
issue() {
  authority=$1; name=$2; extensions=$3; shift 3
  openssl ca -preserveDN -config ca.cnf -name "$authority" -batch -notext -in "$name.csr" -out "$name.pem" \
    -extfile ca.cnf -extensions "$extensions" "$@" 2>/dev/null
}

# authority NAME INDEX SUBJECT ISSUER — a certification authority ("self" signs itself)
authority() {
  openssl genrsa -out "$1.key" 2048 2>/dev/null
  request "$1" "$3"
  : > "$2.index"
  openssl rand -hex 19 | sed 's/^/1/;s/$/0/' | cut -c1-38 > "$2.serial"
  if [ "$4" = self ]; then
    openssl ca -preserveDN -config ca.cnf -name "$1" -selfsign -batch -notext -in "$1.csr" -out "$1.pem" \
      -extfile ca.cnf -extensions authority_extensions $valid 2>/dev/null
  else
    issue "$4" "$1" authority_extensions $valid
  fi
}

# leaf NAME SUBJECT AUTHORITY DATES... — an RSA 2048 leaf
leaf() {
  name=$1; subject=$2; by=$3; shift 3
  [ -f "$name.key" ] || openssl genrsa -out "$name.key" 2048 2>/dev/null
  request "$name" "$subject"
  issue "$by" "$name" leaf_extensions "$@"
}

place="/C=CO/ST=Bogotá D.C./L=Bogotá"
company="$place/O=Compañía de Pruebas, S.A.S./OU=Facturación electrónica/CN=Compañía de Pruebas, S.A.S./serialNumber=900373115/emailAddress=facturas@example.invalid"

authority root root "/C=CO/O=Radicar pruebas/CN=Autoridad Raíz de Pruebas" self
authority sub sub "/C=CO/L=Bogotá D.C./O=Entidad de Pruebas, S.A./OU=Certificación digital/CN=Autoridad Subordinada 01 de Pruebas/emailAddress=info@example.invalid" root
# A name with every character that RFC 2253 escapes, a multi-valued RDN and attribute types outside its table.
authority awkward-sub awkward '/C=CO/O= Espacios, "comillas" \\ <ángulos>; /OU=#uno+CN=dos\+dos = 4/2.5.4.97=NITCO-900373115/DC=example/privateAttribute=privado/emailAddress=a&b@example.invalid' root
authority untrusted-root untrusted "/C=CO/O=Nadie/CN=Autoridad ajena de pruebas" self

leaf company "$company" sub $valid
leaf other-company "$place/O=Otra Empresa de Pruebas S.A./CN=Otra Empresa de Pruebas S.A./serialNumber=NIT 901234567-7" sub $valid
leaf authority "$place/O=Autoridad Tributaria de Pruebas/CN=Autoridad Tributaria de Pruebas/serialNumber=800197268" sub $valid
leaf company-awkward "$company" awkward-sub $valid
leaf untrusted "$company" untrusted-root $valid
leaf revoked "$company" sub $valid
leaf expired "$company" sub -startdate 20200101000000Z -enddate 20211231235959Z
leaf not-yet-valid "$company" sub -startdate 21000101000000Z -enddate 21231231235959Z
openssl genrsa -out company-4096.key 4096 2>/dev/null
leaf company-4096 "$company" sub $valid
openssl genrsa -out rsa-1024.key 1024 2>/dev/null
leaf rsa-1024 "$company" sub $valid
openssl ecparam -name prime256v1 -genkey -noout -out elliptic-curve.key
leaf elliptic-curve "$company" sub $valid
openssl ca -preserveDN -config ca.cnf -name sub -revoke revoked.pem 2>/dev/null
openssl ca -preserveDN -config ca.cnf -name sub -gencrl -out crl.pem 2>/dev/null

cat sub.pem root.pem > chain.pem

# pack FILE NAME OPTIONS... — files/FILE.p12 with the key and certificate NAME and the chain
pack() {
  file=$1; name=$2; shift 2
  openssl pkcs12 -export -inkey "$name.key" -in "$name.pem" -certfile chain.pem -name "$name" \
    -passout pass:radicar "$@" -out "$files/$file.p12"
}

pack company company
openssl pkcs12 -export -inkey company.key -in company.pem -passout pass:radicar -out "$files/company-leaf-only.p12"
pack company-rc2 company -legacy
pack company-rc2-128 company -legacy -certpbe PBE-SHA1-RC2-128 -keypbe PBE-SHA1-RC2-128
pack company-3des company -certpbe PBE-SHA1-3DES -keypbe PBE-SHA1-3DES -macalg sha1
pack company-2des company -certpbe PBE-SHA1-2DES -keypbe PBE-SHA1-2DES -macalg sha1
pack company-aes-128 company -certpbe AES-128-CBC -keypbe AES-128-CBC
pack company-aes-192 company -certpbe AES-192-CBC -keypbe AES-192-CBC
pack company-pbes2-3des company -certpbe DES-EDE3-CBC -keypbe DES-EDE3-CBC
pack company-sha-512 company -macalg sha512
pack company-aes-10000 company -iter 10000
pack company-aes-600000 company -iter 600000
pack company-no-mac company -nomac
pack company-unencrypted company -certpbe NONE -keypbe NONE
pack company-empty-password company -passout pass:
pack company-empty-password-3des company -certpbe PBE-SHA1-3DES -keypbe PBE-SHA1-3DES -macalg sha1 -passout pass:
pack company-accented-password company -passout pass:Contraseña€ñ
pack company-accented-password-rc2 company -legacy -passout pass:Contraseña€ñ
pack company-4096 company-4096
pack other-company other-company
pack authority authority
pack revoked revoked
pack expired expired
pack not-yet-valid not-yet-valid
pack rsa-1024 rsa-1024
pack elliptic-curve elliptic-curve
pack rc4 company -legacy -certpbe PBE-SHA1-RC4-128 -keypbe PBE-SHA1-RC4-128
cat awkward-sub.pem root.pem > chain.pem
pack company-awkward company-awkward
cat untrusted-root.pem > chain.pem
pack untrusted untrusted

# -nocerts keeps OpenSSL from looking for the leaf, so that the bags keep the order of the file.
cat root.pem other-company.pem sub.pem company.pem > shuffled.pem
openssl pkcs12 -export -nocerts -inkey company.key -certfile shuffled.pem -passout pass:radicar -out "$files/company-shuffled.p12"
openssl pkcs12 -export -nocerts -inkey other-company.key -certfile company.pem -passout pass:radicar -out "$files/mismatched.p12"
openssl pkcs12 -export -nocerts -inkey company.key -passout pass:radicar -out "$files/no-certificate.p12"
openssl pkcs12 -export -nokeys -in company.pem -passout pass:radicar -out "$files/no-key.p12"

if command -v keytool > /dev/null; then
  rm -f "$files/company-java.p12" "$files/company-java-legacy.p12"
  keytool -importkeystore -noprompt -srcstoretype PKCS12 -srckeystore "$files/company.p12" -srcstorepass radicar \
    -deststoretype PKCS12 -destkeystore "$files/company-java.p12" -deststorepass radicar 2>/dev/null
  keytool -J-Dkeystore.pkcs12.legacy -importkeystore -noprompt -srcstoretype PKCS12 -srckeystore "$files/company.p12" \
    -srcstorepass radicar -deststoretype PKCS12 -destkeystore "$files/company-java-legacy.p12" -deststorepass radicar 2>/dev/null
fi

# A mail server on this machine and its authority: a certificate for signing documents is not valid for a server.
openssl req -x509 -config ca.cnf -utf8 -newkey rsa:2048 -nodes -keyout mail-root.key -out mail-root.pem -days 36500 \
  -subj "/CN=Autoridad de correo de pruebas" -addext basicConstraints=critical,CA:TRUE 2>/dev/null
openssl req -x509 -config ca.cnf -newkey rsa:2048 -nodes -keyout mail-server.key -out mail-server.pem -days 36500 \
  -CA mail-root.pem -CAkey mail-root.key -subj "/CN=localhost" -addext basicConstraints=critical,CA:FALSE \
  -addext subjectAltName=DNS:localhost,IP:127.0.0.1 -addext extendedKeyUsage=serverAuth 2>/dev/null

chmod 644 "$files"/*.p12
cp root.pem sub.pem awkward-sub.pem company.pem untrusted-root.pem crl.pem "$files/"
cp mail-root.pem mail-server.pem mail-server.key "$files/"

# OpenSSL's output about the certificates: expectations for tests that read names and serial numbers.
{
  for name in company company-awkward other-company sub awkward-sub root; do
    printf '%s\n' "$name"
    openssl x509 -in "$name.pem" -noout -issuer -nameopt RFC2253,-esc_msb,utf8
    openssl x509 -in "$name.pem" -noout -issuer -nameopt RFC2253,-esc_msb,utf8,oid | sed 's/^/oid /'
    openssl x509 -in "$name.pem" -noout -serial
    openssl x509 -in "$name.pem" -noout -fingerprint -sha256
  done
} > "$files/facts.txt"

sh "$(dirname "$files")/makePaths.sh"
