import { readFileSync } from "node:fs"

/**
 * Password of every PKCS#12 file in `files/`, by name. These keys are public: they prove nothing and must never be
 * trusted outside a test. README.md says what each file is for.
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
 * Name of a text file in `files/`: the authorities, the leaf of `company`, the revocation list, a mail server's TLS,
 * OpenSSL's facts.
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

/** Names of all PKCS#12 files, good and bad. */
export const names = Object.keys(passwords) as ReadonlyArray<TestCertificateName>

/** Reads a PKCS#12 file and its password. `company` is the canonical good one (NIT 900373115). */
export const read = (name: TestCertificateName): { readonly bytes: Uint8Array; readonly password: string } => ({
  bytes: new Uint8Array(readFileSync(fileOf(`${name}.p12`))),
  password: passwords[name]
})

/** Reads a text file. */
export const readPem = (name: TestPemName): string => readFileSync(fileOf(name), "utf8")

/** Name of a file in `files/paths/`: certificates, revocation lists and answers of OCSP. */
export type TestPathName = `${string}.pem` | `${string}.crl.pem` | `${string}.ocsp`

/** Path of a file in `files/paths/`. */
export const testPathFile = (name: TestPathName): string => decodeURIComponent(fileOf(`paths/${name}`).pathname)

/** Reads a file of `files/paths/`; README.md says which path holds and which does not. */
export const readTestPath = (name: TestPathName): Uint8Array => new Uint8Array(readFileSync(testPathFile(name)))

/** Path of a file for command-line verifiers, e.g. `xmlsec1 --trusted-pem`. */
export const pathOf = (name: TestPemName | `${TestCertificateName}.p12`): string =>
  decodeURIComponent(fileOf(name).pathname)
