import { readFileSync } from "node:fs"

/**
 * Passwords of the PKCS#12 files in `files/`, by file name. The keys in these files are public: they prove nothing and
 * must never be trusted outside a test. README.md says what each file is for.
 */
const passwords = {
  company: "radicar",
  "company-leaf-only": "radicar",
  "company-rc2": "radicar",
  "company-rc2-128": "radicar",
  "company-3des": "radicar",
  "company-2des": "radicar",
  "company-aes-128": "radicar",
  "company-aes-192": "radicar",
  "company-pbes2-3des": "radicar",
  "company-sha-512": "radicar",
  "company-aes-10000": "radicar",
  "company-aes-600000": "radicar",
  "company-no-mac": "radicar",
  "company-unencrypted": "radicar",
  "company-empty-password": "",
  "company-empty-password-3des": "",
  "company-accented-password": "Contraseña€ñ",
  "company-accented-password-rc2": "Contraseña€ñ",
  "company-shuffled": "radicar",
  "company-java": "radicar",
  "company-java-legacy": "radicar",
  "company-bouncy-castle": "radicar",
  "company-bouncy-castle-aes": "radicar",
  "company-bouncy-castle-pbmac1": "radicar",
  "company-gnutls": "radicar",
  "company-nss": "radicar",
  "company-4096": "radicar",
  "company-awkward": "radicar",
  "other-company": "radicar",
  authority: "radicar",
  untrusted: "radicar",
  forged: "radicar",
  "forged-by-leaf": "radicar",
  revoked: "radicar",
  expired: "radicar",
  "not-yet-valid": "radicar",
  "rsa-1024": "radicar",
  "elliptic-curve": "radicar",
  "no-key": "radicar",
  "no-certificate": "radicar",
  mismatched: "radicar",
  rc4: "radicar"
} as const

/** Name of a PKCS#12 file in `files/`. */
export type TestCertificateName = keyof typeof passwords

/**
 * Name of a text file in `files/`: certificates of authorities, the leaf certificate of `company`, a revocation list, a
 * mail server's TLS files, and facts that OpenSSL printed about the certificates.
 */
export type TestPemName =
  | "root.pem"
  | "sub.pem"
  | "awkward-sub.pem"
  | "company.pem"
  | "untrusted-root.pem"
  | "crl.pem"
  | "mail-root.pem"
  | "mail-server.pem"
  | "mail-server.key"
  | "facts.txt"

const fileOf = (name: string): URL => new URL(`../files/${name}`, import.meta.url)

/** Names of all PKCS#12 files, valid and invalid. */
export const names = Object.keys(passwords) as ReadonlyArray<TestCertificateName>

/** Reads a PKCS#12 file and its password. `company` is the standard valid one (NIT 900373115). */
export const read = (name: TestCertificateName): { readonly bytes: Uint8Array; readonly password: string } => ({
  bytes: new Uint8Array(readFileSync(fileOf(`${name}.p12`))),
  password: passwords[name]
})

/** Reads a text file of `files/`. */
export const readPem = (name: TestPemName): string => readFileSync(fileOf(name), "utf8")

/** Name of a file in `files/paths/`: a certificate, a revocation list or an OCSP answer. */
export type TestPathName = `${string}.pem` | `${string}.crl.pem` | `${string}.ocsp`

/** Path of a file in `files/paths/`. */
export const testPathFile = (name: TestPathName): string => decodeURIComponent(fileOf(`paths/${name}`).pathname)

/** Reads a file of `files/paths/`; README.md says which certificate paths are valid. */
export const readTestPath = (name: TestPathName): Uint8Array => new Uint8Array(readFileSync(testPathFile(name)))

/** Path of a file in `files/`, for command-line verifiers such as `xmlsec1 --trusted-pem`. */
export const pathOf = (name: TestPemName | `${TestCertificateName}.p12`): string =>
  decodeURIComponent(fileOf(name).pathname)
