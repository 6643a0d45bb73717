import { algorithms } from "../../xml/names.ts"
import { elements, exists, text, texts } from "../../xml/query.ts"
import { reject, type Rule } from "../Rule.ts"
import {
  digestMethod,
  digestValue,
  signatureMethod,
  type SignatureParts,
  signatureProperties
} from "./readSignature.ts"

const canonical = /^(?:http:\/\/www\.w3\.org\/TR\/2001\/REC-xml-c14n-20010315)?$/u

const transforms = (parts: SignatureParts, index: number): ReadonlyArray<string> | undefined =>
  parts.references[index] && texts(parts.references[index], "ds:Transforms/ds:Transform/@Algorithm")

/**
 * Whether a reference points to the element with this id and uses inclusive canonicalisation, explicitly or by default.
 */
const pointsTo = (parts: SignatureParts, index: number, id: string | undefined): boolean => {
  const reference = parts.references[index]
  const steps = transforms(parts, index)
  return (
    reference !== undefined &&
    id !== undefined &&
    text(reference, "@URI") === `#${id}` &&
    steps !== undefined &&
    steps.length <= 1 &&
    canonical.test(steps[0] ?? "")
  )
}

const count = (parts: SignatureParts, path: string): number => elements(parts.signature, path).length

/** Rules on the form of the signature, element by element (annex chapter on the signature, rules DC02 to DC56). */
export const structureRules: ReadonlyArray<Rule<SignatureParts>> = [
  reject("DC02", "La firma debe contener exactamente tres elementos Reference.", (s) => s.references.length !== 3),
  reject(
    "DC03",
    "El algoritmo de canonicalización no corresponde a http://www.w3.org/TR/2001/REC-xml-c14n-20010315.",
    (s) =>
      s.signedInfo === undefined ||
      text(s.signedInfo, "ds:CanonicalizationMethod/@Algorithm") !== algorithms.inclusiveCanonicalization
  ),
  reject(
    "DC04",
    "El algoritmo de firma no corresponde a RSA con SHA-256, SHA-384 o SHA-512.",
    (s) => signatureMethod(s.signedInfo) === undefined
  ),
  reject(
    "DC05",
    "La referencia al documento debe tener el atributo URI vacío.",
    (s) => s.references[0] === undefined || text(s.references[0], "@URI") !== ""
  ),
  reject(
    "DC06",
    "La referencia al documento debe contener un único grupo Transforms.",
    (s) => s.references[0] === undefined || elements(s.references[0], "ds:Transforms").length !== 1
  ),
  reject(
    "DC07",
    "La transformación de la referencia al documento debe ser enveloped-signature.",
    (s) => transforms(s, 0)?.join(" ") !== algorithms.envelopedSignature
  ),
  reject(
    "DC08",
    "El método de resumen de la referencia al documento no está permitido.",
    (s) => digestMethod(s.references[0]) === undefined
  ),
  reject(
    "DC10",
    "La referencia al KeyInfo no corresponde al elemento KeyInfo de la firma.",
    (s) => !pointsTo(s, 1, s.keyInfo && text(s.keyInfo, "@Id"))
  ),
  reject(
    "DC11",
    "El método de resumen de la referencia al KeyInfo no está permitido.",
    (s) => digestMethod(s.references[1]) === undefined
  ),
  reject(
    "DC13",
    "La referencia a SignedProperties no corresponde al elemento SignedProperties de la firma.",
    (s) =>
      !pointsTo(s, 2, s.properties && text(s.properties, "@Id")) ||
      s.references[2] === undefined ||
      text(s.references[2], "@Type") !== algorithms.signedProperties
  ),
  reject(
    "DC14",
    "El método de resumen de la referencia a SignedProperties no está permitido.",
    (s) => digestMethod(s.references[2]) === undefined
  ),
  reject(
    "DC16",
    "El valor de la firma (SignatureValue) no se informó correctamente.",
    (s) => s.signatureValue === undefined
  ),
  reject("DC17", "El elemento KeyInfo debe informarse una única vez.", (s) => s.keyInfo === undefined),
  reject(
    "DC18",
    "El elemento X509Data debe informarse una única vez.",
    (s) => count(s, "ds:KeyInfo/ds:X509Data") !== 1
  ),
  reject(
    "ZD06",
    "El certificado X509Certificate no se encuentra en la firma.",
    (s) => count(s, "ds:KeyInfo/ds:X509Data/ds:X509Certificate") === 0
  ),
  reject(
    "DC19",
    "El elemento X509Certificate debe informarse una única vez y ser un certificado válido.",
    (s) =>
      count(s, "ds:KeyInfo/ds:X509Data/ds:X509Certificate") > 1 ||
      (s.certificate === undefined && exists(s.signature, "ds:KeyInfo/ds:X509Data/ds:X509Certificate"))
  ),
  reject("DC21", "El elemento QualifyingProperties debe informarse una única vez y referirse a la firma.", (s) => {
    const targets = texts(s.signature, "ds:Object/xades:QualifyingProperties/@Target")
    return targets.length !== 1 || targets[0] !== `#${text(s.signature, "@Id")}`
  }),
  reject("DC22", "El elemento SignedProperties debe informarse una única vez.", (s) => s.properties === undefined),
  reject(
    "DC23",
    "El elemento SignedSignatureProperties debe informarse una única vez.",
    (s) => count(s, signatureProperties) !== 1
  ),
  reject(
    "DC47",
    "El grupo SignaturePolicyIdentifier debe informarse una única vez.",
    (s) => count(s, `${signatureProperties}/xades:SignaturePolicyIdentifier/xades:SignaturePolicyId`) !== 1
  ),
  reject("DC54", "El rol del firmante debe ser supplier o third party.", (s) =>
    texts(s.signature, `${signatureProperties}/xades:SignerRole//xades:ClaimedRole`).some(
      (role) => !["supplier", "third party", "thirdparty"].includes(role)
    )
  ),
  reject("DC25", "El grupo SigningCertificate no informa el resumen del certificado del firmante.", (s) => {
    const [digest] = elements(
      s.signature,
      `${signatureProperties}/xades:SigningCertificate/xades:Cert/xades:CertDigest`
    )
    return digest === undefined || digestMethod(digest) === undefined || digestValue(digest) === undefined
  })
]
