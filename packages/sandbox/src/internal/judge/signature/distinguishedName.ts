import type { X509Certificate } from "node:crypto"

const names: Readonly<Record<string, string>> = {
  CN: "2.5.4.3",
  SN: "2.5.4.4",
  SERIALNUMBER: "2.5.4.5",
  C: "2.5.4.6",
  L: "2.5.4.7",
  ST: "2.5.4.8",
  S: "2.5.4.8",
  STREET: "2.5.4.9",
  O: "2.5.4.10",
  OU: "2.5.4.11",
  T: "2.5.4.12",
  TITLE: "2.5.4.12",
  DESCRIPTION: "2.5.4.13",
  POSTALCODE: "2.5.4.17",
  NAME: "2.5.4.41",
  GN: "2.5.4.42",
  GIVENNAME: "2.5.4.42",
  E: "1.2.840.113549.1.9.1",
  EMAILADDRESS: "1.2.840.113549.1.9.1",
  UID: "0.9.2342.19200300.100.1.1",
  DC: "0.9.2342.19200300.100.1.25",
  ORGANIZATIONIDENTIFIER: "2.5.4.97"
}

/** Attributes of a name by short name or object identifier, as in node:crypto's legacy object. */
export type NameAttributes = Readonly<Record<string, string | ReadonlyArray<string> | undefined>>

/** The issuer of a certificate, unescaped. */
export const issuerAttributes = (certificate: X509Certificate): NameAttributes => certificate.toLegacyObject().issuer

/**
 * Whether a written name equals a name. Attributes are compared one by one, because order and spelling vary between
 * signers.
 */
export const isSameName = (written: string, attributes: NameAttributes): boolean => {
  const actual = Object.entries(attributes).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => attribute(name, one))
  )
  return actual.toSorted().join("\n") === parseName(written).toSorted().join("\n")
}

/** Attributes of a name in the form of RFC 2253 or RFC 4514, or with blanks after the separators. */
const parseName = (written: string): ReadonlyArray<string> =>
  split(written, /[,;+]/u).flatMap((part) => {
    const equals = part.indexOf("=")
    return equals === -1 ? [part] : [attribute(part.slice(0, equals).trim(), unescape(part.slice(equals + 1).trim()))]
  })

/** Splits at separators that are neither escaped nor inside quotes. */
const split = (written: string, separator: RegExp): ReadonlyArray<string> => {
  const parts = [""]
  let quoted = false
  for (let index = 0; index < written.length; index++) {
    const character = written.charAt(index)
    if (character === "\\") parts[parts.length - 1] += character + written.charAt(++index)
    else if (character === '"') quoted = !quoted
    else if (!quoted && separator.test(character)) parts.push("")
    else parts[parts.length - 1] += character
  }
  return parts
}

/** Undoes `\,` and `\C3\A9` escapes, and reads the `#hex` form of a DER string. */
const unescape = (value: string): string => {
  if (/^#(?:[0-9a-f]{2})+$/iu.test(value)) {
    const der = Buffer.from(value.slice(1), "hex")
    // Only short form lengths: attribute values of certificates have at most about 128 bytes.
    return der.subarray(2).toString("utf8")
  }
  const octets = value.replaceAll(/(?:\\[0-9a-f]{2})+/giu, (run) =>
    Buffer.from(run.replaceAll("\\", ""), "hex").toString("utf8")
  )
  return octets.replaceAll(/\\(.)/gu, "$1")
}

const attribute = (name: string, value: string): string => {
  const plain = name.replace(/^OID\./iu, "")
  return `${names[plain.toUpperCase()] ?? plain}=${value.trim()}`
}
