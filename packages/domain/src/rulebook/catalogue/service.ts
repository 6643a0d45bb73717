import type { Listed } from "../CatalogueEntry.ts"

/** Codes that the authority's service answers before or in addition to the rules of a document. */
export const serviceEntries: ReadonlyArray<Listed> = [
  {
    codes: ["66"],
    cause: {
      en: "The authority does not know the key that was asked for; of a document just sent: a basic field is missing.",
      es: "La DIAN no conoce el código consultado; si se acaba de enviar un documento: falta un campo básico."
    },
    fix: {
      en: "Check the Uuid and the environment; of a document just sent, ask again or file the same document again.",
      es: "Verifique el Uuid y el ambiente; si acaba de enviarlo, consulte o transmita de nuevo el mismo documento."
    },
    decidedBy: "authority"
  },
  {
    codes: ["67"],
    severity: "notification",
    cause: { en: "The document has no events.", es: "El documento no tiene eventos." },
    fix: {
      en: "Nothing: it is an answer, not an error. EventCreate files the first event.",
      es: "Ninguna: es una respuesta, no un error. EventCreate transmite el primer evento."
    },
    decidedBy: "authority"
  },
  {
    codes: ["68"],
    cause: { en: "What was asked for is not a CUFE.", es: "Lo consultado no es un CUFE." },
    fix: { en: "Correct the Uuid: 96 hexadecimal digits.", es: "Corrija el Uuid: 96 dígitos hexadecimales." },
    decidedBy: "authority"
  },
  {
    codes: ["89"],
    cause: {
      en: "Refused before validation: the certificate's NIT is not authorised to file for this issuer, or the file is not readable.",
      es: "Rechazado antes de validar: el NIT del certificado no está autorizado para este emisor, o el archivo no es legible."
    },
    fix: {
      en: "Give the issuer's or its provider's certificate in SigningCertificate, and correct CompanyParty.Id; authorise the provider in the portal.",
      es: "Informe en SigningCertificate el certificado del emisor o de su proveedor, y corrija CompanyParty.Id; autorice al proveedor en el portal."
    },
    path: "$.CompanyParty.Id",
    decidedBy: "authority"
  },
  {
    codes: ["90"],
    cause: {
      en: "A document of this number was accepted before; of a payroll, for this worker.",
      es: "Un documento con este número ya fue aceptado; en nómina, para este trabajador."
    },
    fix: {
      en: "Nothing if its key is this document's; if not, correct Number to the next free one.",
      es: "Ninguna si su código único es el de este documento; si no, corrija Number con el siguiente libre."
    },
    path: "$.Number",
    decidedBy: "authority"
  },
  {
    codes: ["92"],
    cause: {
      en: "The issuer is not enabled at the authority for this kind of document.",
      es: "El emisor no está habilitado en la DIAN para este tipo de documento."
    },
    fix: {
      en: "Enable the issuer in the authority's portal, or correct CompanyParty.Id and the environment.",
      es: "Habilite al emisor en el portal de la DIAN, o corrija CompanyParty.Id y el ambiente."
    },
    path: "$.CompanyParty.Id",
    decidedBy: "authority"
  },
  {
    codes: ["98"],
    severity: "notification",
    cause: { en: "The document is still being validated.", es: "El documento aún está en validación." },
    fix: { en: "Nothing: ask again later.", es: "Ninguna: consulte de nuevo más tarde." },
    decidedBy: "authority"
  },
  {
    codes: ["99"],
    cause: {
      en: "The document breaks rules of the authority; the other codes of the answer name them.",
      es: "El documento incumple reglas de la DIAN; los demás códigos de la respuesta las nombran."
    },
    fix: {
      en: "Correct what each of the other codes names and file the document again with the same Number.",
      es: "Corrija lo que indica cada uno de los demás códigos y transmita de nuevo el documento con el mismo Number."
    },
    decidedBy: "authority"
  },
  {
    codes: ["500"],
    cause: { en: "The authority's service failed.", es: "El servicio de la DIAN falló." },
    fix: {
      en: "Nothing in the body: ask for the document's status, then file the same document again.",
      es: "Ninguna en el cuerpo: consulte el estado del documento y luego transmita el mismo de nuevo."
    },
    decidedBy: "authority"
  },
  {
    codes: ["VLR01"],
    cause: { en: "An amount or a percentage is negative.", es: "Un valor o un porcentaje es negativo." },
    fix: {
      en: "Correct the amount to a positive one; what lowers a total stands in Discounts or is filed as a note.",
      es: "Corrija el valor a uno positivo; lo que disminuye un total va en Discounts o se transmite como nota."
    },
    decidedBy: "form"
  },
  {
    codes: ["CTG01"],
    cause: {
      en: "The document is of a contingency that the authority did not declare.",
      es: "El documento es de una contingencia que la DIAN no declaró."
    },
    fix: {
      en: "Correct TypeCode to 01, or use 04 only while the authority declares a contingency.",
      es: "Corrija TypeCode a 01, o use 04 solo mientras la DIAN declare una contingencia."
    },
    path: "$.TypeCode",
    decidedBy: "authority"
  },
  {
    codes: ["RUT01"],
    severity: "notification",
    cause: {
      en: "The tax register (RUT) of the issuer has a state that the authority warns of.",
      es: "El RUT del emisor tiene un estado sobre el que la DIAN advierte."
    },
    fix: {
      en: "Nothing in the body: the issuer updates its RUT at the authority. The document is accepted.",
      es: "Ninguna en el cuerpo: el emisor actualiza su RUT ante la DIAN. El documento se acepta."
    },
    decidedBy: "authority"
  }
]
