#!/bin/sh
# Creates files/paths/: valid and invalid certification paths for tests of path validation. Needs OpenSSL 3. Every run creates
# new keys; only that of `forged.p12` is kept.
#
#   sh makePaths.sh
set -eu
cd "$(dirname "$0")"
files=$(pwd)/files/paths
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$files"
cd "$work"

cat > paths.cnf <<'CNF'
[req]
distinguished_name = name
string_mask = utf8only
prompt = no
[name]
CN = unused
[ca]
default_ca = issuer
[issuer]
database = index
rand_serial = yes
new_certs_dir = .
default_md = sha256
policy = anything
unique_subject = no
default_crl_days = 36500
[anything]
[authority]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
[shortest]
basicConstraints = critical, CA:TRUE, pathlen:0
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
[noAuthority]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature, keyCertSign
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
[noCertSign]
basicConstraints = critical, CA:TRUE
keyUsage = critical, digitalSignature, cRLSign
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
[unknownCritical]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign, cRLSign
1.3.6.1.4.1.55555.9 = critical, ASN1:UTF8String:unknown
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
[constrained]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign, cRLSign
nameConstraints = critical, permitted;dirName:permitted
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
[permitted]
C = CO
O = Solo esta entidad
[leaf]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature, nonRepudiation
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
[bare]
subjectKeyIdentifier = hash
[encipherment]
basicConstraints = critical, CA:FALSE
keyUsage = critical, keyEncipherment
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
[server]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature, nonRepudiation
extendedKeyUsage = serverAuth, clientAuth
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
[serverAndMail]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature, nonRepudiation
extendedKeyUsage = serverAuth, clientAuth, emailProtection
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
[client]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature, nonRepudiation
extendedKeyUsage = clientAuth
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
[responder]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = OCSPSigning
noCheck = ignored
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
[someReasons]
issuingDistributionPoint = critical, @keyCompromise
[keyCompromise]
onlysomereasons = keyCompromise
CNF
: > index

since=20200101000000Z
until=21231231235959Z
authority_name() { printf '/C=CO/O=Entidad de Pruebas/CN=%s' "$1"; }

# issue NAME SUBJECT ISSUER EXTENSIONS [SINCE UNTIL] - NAME.pem by ISSUER ("self" signs itself)
issue() {
  [ -f "$1.key" ] || openssl genrsa -out "$1.key" 2048 2>/dev/null
  openssl req -new -config paths.cnf -utf8 -key "$1.key" -subj "$2" -out "$1.csr"
  if [ "$3" = self ]; then by="-selfsign -keyfile $1.key"; else by="-cert $3.pem -keyfile $3.key"; fi
  openssl ca -preserveDN -config paths.cnf $by -batch -notext -in "$1.csr" -out "$1.pem" -extfile paths.cnf \
    -extensions "$4" -startdate "${5:-$since}" -enddate "${6:-$until}" 2>/dev/null
}

# path NAME EXTENSIONS [SINCE UNTIL] - root, a subordinate with these extensions, and a leaf
path() {
  issue "$1-sub" "$(authority_name "Subordinada $1")" root "$2" "${3:-$since}" "${4:-$until}"
  issue "$1-leaf" "/C=CO/O=Firmante/CN=Firmante $1/serialNumber=800197268" "$1-sub" leaf
}

issue root "$(authority_name Raíz)" self authority
path good authority
path expired authority 20200101000000Z 20211231235959Z
path no-authority noAuthority
path no-cert-sign noCertSign
path unknown-critical unknownCritical
path constrained constrained
path bare bare

# elliptic-curve key of the authority only; the signer's is RSA, as DIAN requires
openssl ecparam -name prime256v1 -genkey -noout -out curve-sub.key
path curve authority

# a subordinate that may issue only leaves, a subordinate below it, and a leaf of that one
path shortest shortest
issue too-long-sub "$(authority_name "Subordinada de más")" shortest-sub authority
issue too-long-leaf "/C=CO/O=Firmante/CN=Firmante de más/serialNumber=800197268" too-long-sub leaf

# another key under the name of the good subordinate
issue same-name-sub "$(authority_name "Subordinada good")" self authority
issue same-name-leaf "/C=CO/O=Firmante/CN=Firmante good/serialNumber=800197268" same-name-sub leaf

issue encipherment-leaf "/C=CO/O=Firmante/CN=Firmante de cifrado/serialNumber=800197268" good-sub encipherment

# purposes of leaves
issue server-leaf "/C=CO/O=Firmante/CN=Firmante de servidor/serialNumber=800197268" good-sub server
issue server-and-mail-leaf "/C=CO/O=Firmante/CN=Firmante de todo/serialNumber=800197268" good-sub serverAndMail
issue client-leaf "/C=CO/O=Firmante/CN=Firmante cliente/serialNumber=800197268" good-sub client

# the new key of the good subordinate, certified by the old one: self-issued, so no path length counts it
issue renewed-sub "$(authority_name "Subordinada good")" good-sub authority
issue renewed-leaf "/C=CO/O=Firmante/CN=Firmante renovado/serialNumber=800197268" renewed-sub leaf

# OCSP answers that the good leaf is good, from responders certified by the subordinate
for until_of in delegated:20991231235959Z expired-responder:20211231235959Z; do
  name=${until_of%%:*}
  issue "$name" "$(authority_name "Respondedor $name")" good-sub responder "$since" "${until_of#*:}"
  openssl ocsp -index index -rsigner "$name.pem" -rkey "$name.key" -CA good-sub.pem -issuer good-sub.pem \
    -cert good-leaf.pem -respout "$name.ocsp" -ndays 36500 >/dev/null 2>&1
done

# revocation lists of the good subordinate: with its leaf since 2025, and without
openssl ca -config paths.cnf -cert good-sub.pem -keyfile good-sub.key -gencrl -out good-empty.crl.pem \
  -crl_lastupdate 20240101000000Z -crl_nextupdate "$until" 2>/dev/null
openssl ca -config paths.cnf -cert good-sub.pem -keyfile good-sub.key -revoke good-leaf.pem 2>/dev/null
sed -i "s/^\(R\t[0-9Z]*\t\)[0-9]*Z/\1250101000000Z/" index
openssl ca -config paths.cnf -cert good-sub.pem -keyfile good-sub.key -gencrl -out good.crl.pem \
  -crl_lastupdate 20250102000000Z -crl_nextupdate "$until" 2>/dev/null

# incomplete lists with it: for some reasons only, and signed by the new key of the subordinate
openssl ca -config paths.cnf -cert good-sub.pem -keyfile good-sub.key -gencrl -out good-reasons.crl.pem \
  -crlexts someReasons -crl_lastupdate 20250102000000Z -crl_nextupdate "$until" 2>/dev/null
openssl ca -config paths.cnf -cert renewed-sub.pem -keyfile renewed-sub.key -gencrl -out renewed.crl.pem \
  -crl_lastupdate 20250102000000Z -crl_nextupdate "$until" 2>/dev/null

# OCSP answers about the good leaf: from the subordinate itself, and from an unauthorised responder
openssl ocsp -index index -rsigner good-sub.pem -rkey good-sub.key -CA good-sub.pem -issuer good-sub.pem \
  -cert good-leaf.pem -respout good.ocsp -ndays 36500 >/dev/null 2>&1
openssl ocsp -index index -rsigner root.pem -rkey root.key -CA good-sub.pem -issuer good-sub.pem \
  -cert good-leaf.pem -respout foreign.ocsp -ndays 36500 >/dev/null 2>&1 || true

# the authority's name on a self-signed certificate
issue forged "/C=CO/O=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES/CN=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES/serialNumber=800197268" self leaf
openssl pkcs12 -export -inkey forged.key -in forged.pem -passout pass:radicar -out "$files/../forged.p12"

openssl pkcs12 -export -inkey no-authority-leaf.key -in no-authority-leaf.pem -passout pass:radicar \
  -out "$files/../forged-by-leaf.p12"

chmod 644 "$files/../forged.p12" "$files/../forged-by-leaf.p12"
cp root.pem *-sub.pem *-leaf.pem *.crl.pem "$files/"
cp *.ocsp "$files/"
