import { explain } from "../../rules/Rule.ts"
import { type ForeignEntry, type Listed, codeRange } from "../CatalogueEntry.ts"

const written = [
  "Nothing: the signature is made as the annex says. File the document again; report it if the authority repeats this.",
  "Ninguna: la firma se hace como dice el anexo. Transmita de nuevo el documento; informe el caso si la DIAN lo repite."
] as const

const structure = (codes: ReadonlyArray<string>, en: string, es: string): ForeignEntry =>
  explain({ codes, decidedBy: "construction" }, en, es, ...written)

const certificate = (codes: ReadonlyArray<string>, en: string, es: string): ForeignEntry =>
  explain(
    { codes, path: "$.SigningCertificate", decidedBy: "authority" },
    en,
    es,
    "Give another certificate in SigningCertificate: in force, the issuer's or the provider's, of an authority that ONAC accredits.",
    "Informe otro certificado en SigningCertificate: vigente, del emisor o del proveedor, de una entidad acreditada por ONAC."
  )

/**
 * Rules DC…, ZE…, ZD… and ZB…: signature, certificate and schema (payroll annex 1.0 §6.1.3, the same in annex FE 1.9).
 */
export const signatureEntries: ReadonlyArray<Listed> = [
  structure(["DC01"], "More than one extension holds a signature.", "Más de una extensión contiene una firma."),
  structure(
    ["DC02"],
    "The signature has not exactly three references.",
    "La firma no tiene exactamente tres referencias."
  ),
  structure(
    ["DC03", "DC04"],
    "The canonicalization or the signature method is not one of the policy.",
    "El método de canonicalización o de firma no es de la política."
  ),
  structure(
    codeRange("DC", 5, 9),
    "The reference to the document, its transform or its digest is not valid.",
    "La referencia al documento, su transformación o su resumen no es válido."
  ),
  structure(
    codeRange("DC", 10, 12),
    "The reference to KeyInfo or its digest is not valid.",
    "La referencia a KeyInfo o su resumen no es válido."
  ),
  structure(
    codeRange("DC", 13, 15),
    "The reference to SignedProperties or its digest is not valid.",
    "La referencia a SignedProperties o su resumen no es válido."
  ),
  structure(
    ["DC16"],
    "The value of the signature is absent or not valid.",
    "El valor de la firma falta o no es válido."
  ),
  structure(
    codeRange("DC", 17, 19),
    "KeyInfo does not hold exactly one readable certificate.",
    "El certificado no está en KeyInfo una sola vez y legible."
  ),
  structure(
    codeRange("DC", 20, 23),
    "The signature does not have its signed properties exactly once.",
    "Las propiedades firmadas no están en la firma una sola vez."
  ),
  explain(
    { codes: ["DC24"], decidedBy: "authority" },
    "The time of signing is malformed or is in the future.",
    "La fecha y hora de firma tiene mal formato o es futura.",
    "Correct the clock of the machine that signs; it is the time of signing, not the field Date.",
    "Corrija el reloj del equipo que firma; es la hora de firma, no el campo Date."
  ),
  structure(
    codeRange("DC", 25, 32),
    "The certificates of the signature, or digest, issuer and serial number of the signer's, are not valid.",
    "Los certificados de la firma, o el resumen, emisor y número de serie del firmante, no son válidos."
  ),
  certificate(
    codeRange("DC", 33, 46),
    "The intermediate or root certificate is not of an authority that ONAC accredits.",
    "El certificado intermedio o raíz no es de una entidad acreditada por ONAC."
  ),
  structure(
    codeRange("DC", 47, 53),
    "The signature policy, its identifier or its digest is not valid.",
    "La política de firma, su identificador o su resumen no es válido."
  ),
  structure(
    codeRange("DC", 54, 56),
    "The signer's role is not supplier or third party.",
    "El rol del firmante no es supplier ni third party."
  ),
  structure(
    ["ZE01", "SIGNPLGNS"],
    "No signature was found, or it could not be examined.",
    "No se encontró la firma, o no se pudo examinar."
  ),
  explain(
    { codes: ["ZE02"], decidedBy: "construction" },
    "The value of the signature or its policy is not valid: the document was changed after it was signed.",
    "El valor de la firma o su política no es válido: el documento cambió después de firmado.",
    "File the document again: it is signed again and sent as it was signed. Send no XML that a program has rewritten.",
    "Transmita de nuevo el documento: se firma otra vez y se envía tal como se firmó. No envíe un XML que un programa haya reescrito."
  ),
  certificate(
    ["ZE03", "ZD05"],
    "The certificate or its chain of trust is not valid.",
    "El certificado o su cadena de confianza no es válido."
  ),
  certificate(
    ["ZE04", "ZD07"],
    "The certificate has expired or is not in force yet.",
    "El certificado venció o aún no está vigente."
  ),
  certificate(["ZE05", "ZD04"], "The certificate was revoked.", "El certificado fue revocado."),
  certificate(["ZE06"], "The certificate is not the issuer's.", "El certificado no pertenece al emisor."),
  structure(["ZD06"], "The certificate is not in the signature.", "El certificado no está en la firma."),
  explain(
    { codes: ["ZB01"], decidedBy: "construction" },
    "The XML breaks its schema: an element out of order, unknown, absent or of another type.",
    "El XML no cumple su esquema: un elemento fuera de orden, desconocido, ausente o de otro tipo.",
    "Nothing in the body: the XML is written by the schema. Report it with the authority's text.",
    "Ninguna en el cuerpo: el XML se escribe según el esquema. Informe el caso con el texto de la DIAN."
  ),
  explain(
    { codes: ["ZB05"], path: "$.TypeCode", decidedBy: "authority" },
    "The authority does not accept documents of this type from this issuer.",
    "La DIAN no recibe documentos de este tipo de este emisor.",
    "Enable the issuer for the type in the authority's portal, or correct TypeCode.",
    "Habilite al emisor para el tipo en el portal de la DIAN, o corrija TypeCode."
  )
]
