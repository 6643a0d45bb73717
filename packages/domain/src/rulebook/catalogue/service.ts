import { explain } from "../../rules/Rule.ts"
import type { Listed } from "../CatalogueEntry.ts"

/** Codes that the authority's service answers before the rules of a document, or in addition to them. */
export const serviceEntries: ReadonlyArray<Listed> = [
  explain(
    { codes: ["66"], decidedBy: "authority" },
    "The authority does not know the queried key. For a document just sent: a basic field is missing.",
    "La DIAN no conoce el código consultado; si se acaba de enviar un documento: falta un campo básico.",
    "Check the Uuid and the environment; for a document just sent, query again or file the same document again.",
    "Verifique el Uuid y el ambiente; si acaba de enviarlo, consulte o transmita de nuevo el mismo documento."
  ),
  explain(
    { codes: ["67"], severity: "notification", decidedBy: "authority" },
    "The document has no events.",
    "El documento no tiene eventos.",
    "Nothing: it is an answer, not an error. EventCreate files the first event.",
    "Ninguna: es una respuesta, no un error. EventCreate transmite el primer evento."
  ),
  explain(
    { codes: ["68"], decidedBy: "authority" },
    "The queried key is not a CUFE.",
    "Lo consultado no es un CUFE.",
    "Correct the Uuid: 96 hexadecimal digits.",
    "Corrija el Uuid: 96 dígitos hexadecimales."
  ),
  explain(
    { codes: ["89"], path: "$.CompanyParty.Id", decidedBy: "authority" },
    "Refused before validation: the certificate's NIT is not authorised to file for this issuer, or the file is not readable.",
    "Rechazado antes de validar: el NIT del certificado no está autorizado para este emisor, o el archivo no es legible.",
    "Give the issuer's or its provider's certificate in SigningCertificate, and correct CompanyParty.Id; authorise the provider in the portal.",
    "Informe en SigningCertificate el certificado del emisor o de su proveedor, y corrija CompanyParty.Id; autorice al proveedor en el portal."
  ),
  explain(
    { codes: ["90"], path: "$.Number", decidedBy: "authority" },
    "A document of this number was accepted before; of a payroll, one of this number or of the month of payment for this worker.",
    "Un documento con este número ya fue aceptado; en nómina, uno con este número o del mes de pago para este trabajador.",
    "Nothing if its key is this document's; if not, correct Number to the next free one, or give Novedad of a further payroll in the month.",
    "Ninguna si su código único es el de este documento; si no, corrija Number con el siguiente libre, o informe Novedad si es otra nómina del mes."
  ),
  explain(
    { codes: ["92"], path: "$.CompanyParty.Id", decidedBy: "authority" },
    "The issuer is not enabled at the authority for this kind of document.",
    "El emisor no está habilitado en la DIAN para este tipo de documento.",
    "Enable the issuer in the authority's portal, or correct CompanyParty.Id and the environment.",
    "Habilite al emisor en el portal de la DIAN, o corrija CompanyParty.Id y el ambiente."
  ),
  explain(
    { codes: ["98"], severity: "notification", decidedBy: "authority" },
    "The document is still being validated.",
    "El documento aún está en validación.",
    "Nothing: retry later.",
    "Ninguna: consulte de nuevo más tarde."
  ),
  explain(
    { codes: ["99"], decidedBy: "authority" },
    "The document breaks rules of the authority; the other codes of the answer name them.",
    "El documento incumple reglas de la DIAN; los demás códigos de la respuesta las nombran.",
    "Correct what each of the other codes names and file the document again with the same Number.",
    "Corrija lo que indica cada uno de los demás códigos y transmita de nuevo el documento con el mismo Number."
  ),
  explain(
    { codes: ["500"], decidedBy: "authority" },
    "The authority's service failed.",
    "El servicio de la DIAN falló.",
    "Nothing in the body: query the document's status, then file the same document again.",
    "Ninguna en el cuerpo: consulte el estado del documento y luego transmita el mismo de nuevo."
  ),
  explain(
    { codes: ["VLR01"], decidedBy: "form" },
    "An amount or a percentage is negative.",
    "Un valor o un porcentaje es negativo.",
    "Correct the amount to a positive one; state what lowers a total in Discounts, or file a note.",
    "Corrija el valor a uno positivo; lo que disminuye un total va en Discounts o se transmite como nota."
  ),
  explain(
    { codes: ["CTG01"], path: "$.TypeCode", decidedBy: "authority" },
    "The document states a contingency that the authority did not declare.",
    "El documento es de una contingencia que la DIAN no declaró.",
    "Correct TypeCode to 01, or use 04 only while the authority declares a contingency.",
    "Corrija TypeCode a 01, o use 04 solo mientras la DIAN declare una contingencia."
  ),
  explain(
    { codes: ["RUT01"], severity: "notification", decidedBy: "authority" },
    "The tax register (RUT) of the issuer has a state that the authority warns of.",
    "El RUT del emisor tiene un estado sobre el que la DIAN advierte.",
    "Nothing in the body: the issuer updates its RUT at the authority. The document is accepted.",
    "Ninguna en el cuerpo: el emisor actualiza su RUT ante la DIAN. El documento se acepta."
  )
]
