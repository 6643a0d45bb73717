import { verify, type X509Certificate } from "node:crypto"
import { Result } from "effect"
import { type XmlDocument, type XmlElement, XmlError } from "libxml2-wasm"
import { bogotaTime } from "../../bogotaTime.ts"
import type { Finding } from "../../document/Finding.ts"
import { canonicalDocument, canonicalElement, digest, isolate, refuseCrowded } from "../../xml/canonicalize.ts"
import { parseXml } from "../../xml/parseXml.ts"
import { elements, text } from "../../xml/query.ts"
import { findings } from "../Rule.ts"
import { digestMethod, digestValue, readSignature, signatureMethod, type SignatureParts } from "./readSignature.ts"
import { structureRules } from "./structureRules.ts"
import { signingTime, valueRules } from "./valueRules.ts"

/** Result of verifying a document's signature. */
export interface SignatureReport {
  readonly findings: ReadonlyArray<Finding>
  /** Date part of the signing time as written, if readable. */
  readonly signingDate: string | undefined
  /** Milliseconds since the epoch. */
  readonly signedAt: number | undefined
}

const place = "ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature"

const broken = (code: string, text: string): Finding => ({ code, kind: "rejection", text })
const unverifiable = broken("SIGNPLGNS", "La firma del documento no pudo ser validada.")
const wrongValue = broken("ZE02", "Valor de la firma inválido.")

/**
 * Verifies the XAdES-EPES signature of a document over its exact bytes (xades.md §9). Checks for one signature in an
 * extension, unique ids, and three references in the form that the policy requires. Then verifies digests, signature
 * value, and the signed properties about certificate, policy and time.
 */
export const verifySignature = (
  xml: Uint8Array,
  now: number,
  trusted: (certificate: X509Certificate) => boolean
): SignatureReport => {
  using document = Result.getOrThrow(parseXml(xml))
  const signatures = elements(document.root, place)
  const [signature] = signatures
  if (signature === undefined) {
    return {
      findings: [
        broken("FAC03", "Debe existir exactamente un UBLExtension con la firma electrónica del documento."),
        unverifiable
      ],
      signingDate: undefined,
      signedAt: undefined
    }
  }
  const misplaced: ReadonlyArray<Finding> =
    signatures.length > 1 || elements(document.root, "descendant::ds:Signature").length > 1
      ? [broken("FAC03", "Debe existir exactamente un UBLExtension con la firma electrónica del documento.")]
      : []
  const parts = readSignature(signature)
  const time = signingTime(parts)
  return {
    signingDate: time === undefined ? undefined : bogotaTime(time).date,
    signedAt: time,
    findings: [
      ...misplaced,
      ...findings(structureRules, parts),
      ...findings(valueRules, { ...parts, now, trusted }),
      ...attempt(() => cryptographicFindings(document, parts, xml))
    ]
  }
}

/** Runs a check. libxml2 refuses to canonicalise content without a canonical form, such as relative namespace names. */
const attempt = (find: () => ReadonlyArray<Finding>): ReadonlyArray<Finding> => {
  try {
    return find()
  } catch (error) {
    if (error instanceof XmlError) return [unverifiable]
    throw error
  }
}

/** Checks digests and signature value. Prunes the given tree, so it must run last. */
const cryptographicFindings = (
  document: XmlDocument,
  parts: SignatureParts,
  xml: Uint8Array
): ReadonlyArray<Finding> => {
  const { signature, signedInfo, keyInfo, properties, references, certificate, signatureValue } = parts
  const method = signatureMethod(signedInfo)
  const ids = elements(document.root, "descendant-or-self::*[@Id]").map((owner) => text(owner, "@Id"))
  if (
    signedInfo === undefined ||
    keyInfo === undefined ||
    properties === undefined ||
    certificate === undefined ||
    signatureValue === undefined ||
    method === undefined ||
    new Set(ids).size !== ids.length
  ) {
    return [wrongValue]
  }
  refuseCrowded(document.root, xml)
  isolate(signature)
  const octets = (element: XmlElement) => canonicalElement(element, { mode: "inclusive" })
  const holds = (index: number, signed: () => Uint8Array): boolean => {
    const reference = references[index]
    const algorithm = digestMethod(reference)
    return reference !== undefined && algorithm !== undefined && digest(signed(), algorithm) === digestValue(reference)
  }
  const differing = [
    holds(0, () => withoutSignature(xml))
      ? []
      : [broken("DC09", "El resumen del documento no corresponde a su contenido.")],
    holds(1, () => octets(keyInfo)) ? [] : [broken("DC12", "El resumen del KeyInfo no corresponde a su contenido.")],
    holds(2, () => octets(properties))
      ? []
      : [broken("DC15", "El resumen de SignedProperties no corresponde a su contenido.")]
  ].flat()
  const signed =
    certificate.publicKey.asymmetricKeyType === "rsa" &&
    verify(method, octets(signedInfo), certificate.publicKey, signatureValue)
  return differing.length === 0 && signed ? [] : [wrongValue, ...differing]
}

/** Canonical bytes of the document without its signature; white space around the signature is kept. */
const withoutSignature = (xml: Uint8Array): Uint8Array => {
  using document = Result.getOrThrow(parseXml(xml))
  elements(document.root, place)[0]?.remove()
  return canonicalDocument(document)
}
