import type { Listed } from "../CatalogueEntry.ts"

const written = {
  en: "Nothing: it is written as the annex says. Report it if the authority answers this.",
  es: "Ninguna: se escribe como dice el anexo. Informe el caso si la DIAN responde esto."
} as const

const headerEntries: ReadonlyArray<Listed> = [
  {
    codes: ["AAD01", "AAD03", "AAD07", "AAD08", "AAD10"],
    cause: {
      en: "The version, the profile, the key's environment or algorithm, or the time zone of the event is not the literal of the annex.",
      es: "La versión, el perfil, el ambiente o algoritmo del código único, o la zona horaria del evento no es el literal del anexo."
    },
    fix: written,
    decidedBy: "construction"
  },
  "AAD02",
  {
    codes: ["AAD04"],
    cause: {
      en: "The event names another environment than the one it was sent to.",
      es: "El evento indica un ambiente distinto de aquel al que se envió."
    },
    fix: {
      en: "File it in the environment of the invoice: check the configured environment and the query parameter isTest.",
      es: "Envíelo al ambiente de la factura: verifique el ambiente configurado y el parámetro isTest."
    },
    decidedBy: "construction"
  },
  {
    codes: ["AAD05"],
    cause: {
      en: "The number of the event is absent or not 1 to 50 characters.",
      es: "El número del evento falta o no tiene de 1 a 50 caracteres."
    },
    fix: { en: "Correct Number.", es: "Corrija Number." },
    path: "$.Number",
    decidedBy: "form"
  },
  {
    codes: ["AAD06"],
    cause: {
      en: "The CUDE of the event is not what the authority calculates.",
      es: "El CUDE del evento no es el que calcula la DIAN."
    },
    fix: {
      en: "Correct SoftwareProvider.Pin: it is the secret in the CUDE.",
      es: "Corrija SoftwareProvider.Pin: es el secreto del CUDE."
    },
    path: "$.SoftwareProvider.Pin",
    decidedBy: "authority"
  },
  "AAD09e",
  {
    codes: ["AAF04"],
    cause: {
      en: "Who generates the event is absent or not the party of the invoice that may.",
      es: "Quien genera el evento falta o no es la parte de la factura que puede hacerlo."
    },
    fix: {
      en: "Correct CompanyParty.Id: the buyer of the invoice for 030 to 033, its issuer for 034.",
      es: "Corrija CompanyParty.Id: el adquirente de la factura en 030 a 033, su emisor en 034."
    },
    path: "$.CompanyParty.Id",
    decidedBy: "authority"
  },
  {
    codes: ["AAG04"],
    cause: {
      en: "Who the event is addressed to is not the other party of the invoice.",
      es: "El destinatario del evento no es la otra parte de la factura."
    },
    fix: {
      en: "Correct SupplierParty.Id to the issuer of the invoice; other events than 030 to 033 take ReceiverParty.",
      es: "Corrija SupplierParty.Id con el emisor de la factura; los eventos distintos de 030 a 033 usan ReceiverParty."
    },
    path: "$.SupplierParty.Id",
    decidedBy: "authority"
  }
]

const responseEntries: ReadonlyArray<Listed> = [
  {
    codes: ["AAH01", "AAH02", "AAH04"],
    cause: {
      en: "The group, the response or the description of the event is absent.",
      es: "Falta el grupo, la respuesta o la descripción del evento."
    },
    fix: {
      en: "Correct TypeCode: the description is taken from its list.",
      es: "Corrija TypeCode: la descripción se toma de su lista."
    },
    path: "$.TypeCode",
    decidedBy: "construction"
  },
  "AAH03",
  {
    codes: ["AAH05", "AAH06"],
    cause: {
      en: "The document that the event is about, or its number, is absent or not that of its key.",
      es: "El documento al que se refiere el evento, o su número, falta o no es el de su código único."
    },
    fix: {
      en: "Correct DocumentReference.Number: the full number, prefix included.",
      es: "Corrija DocumentReference.Number: el número completo, con prefijo."
    },
    path: "$.DocumentReference.Number",
    decidedBy: "authority"
  },
  "AAH07",
  "AAH08",
  "AAH09",
  {
    codes: ["AAH11"],
    cause: { en: "The name of the counterparty is absent.", es: "Falta el nombre de la contraparte." },
    fix: {
      en: "Correct SupplierParty.Name; other events than 030 to 033 take ReceiverParty.",
      es: "Corrija SupplierParty.Name; los eventos distintos de 030 a 033 usan ReceiverParty."
    },
    path: "$.SupplierParty.Name",
    decidedBy: "form"
  },
  "AAH12",
  "AAH15",
  "AAI04b",
  {
    codes: ["AAI04", "AAI05", "AAI05b", "AAI06", "AAI06b", "AAI07", "AAI07b"],
    cause: {
      en: "A name or a value of the negotiation is not valid.",
      es: "Un nombre o un valor de la negociación no es válido."
    },
    fix: {
      en: "Correct Name and Value in Negotiation.",
      es: "Corrija Name y Value en Negotiation."
    },
    path: "$.Negotiation[*].Value",
    decidedBy: "authority"
  }
]

const sequenceEntries: ReadonlyArray<Listed> = [
  "DC24a",
  {
    codes: ["DC24b"],
    cause: {
      en: "The receipt of the goods (032) comes before the acknowledgement of the invoice (030).",
      es: "El recibo del bien (032) es anterior al acuse de recibo de la factura (030)."
    },
    fix: {
      en: "File an event with TypeCode 030 first, then 032.",
      es: "Transmita primero un evento con TypeCode 030 y luego 032."
    },
    path: "$.TypeCode",
    decidedBy: "authority"
  },
  {
    codes: ["DC24c"],
    cause: {
      en: "The acceptance (033) comes more than three business days after the receipt (032).",
      es: "La aceptación expresa (033) llega más de tres días hábiles después del recibo (032)."
    },
    fix: {
      en: "Nothing: the term is over; the issuer may file TypeCode 034.",
      es: "Ninguna: el plazo venció; el emisor puede transmitir TypeCode 034."
    },
    path: "$.TypeCode",
    decidedBy: "authority"
  },
  {
    codes: ["DC24d"],
    cause: {
      en: "The event is out of the order or the term of the events before it; the letter d is not documented further.",
      es: "El evento está fuera del orden o del plazo de los eventos anteriores; la letra d no está más documentada."
    },
    fix: {
      en: "File TypeCode 030, then 032, and 031 within three business days of it.",
      es: "Transmita TypeCode 030, luego 032, y 031 dentro de los tres días hábiles siguientes."
    },
    path: "$.TypeCode",
    decidedBy: "authority"
  },
  {
    codes: ["DC24e"],
    cause: {
      en: "The tacit acceptance (034) comes before three business days have passed since the receipt (032).",
      es: "La aceptación tácita (034) llega antes de cumplirse tres días hábiles desde el recibo (032)."
    },
    fix: {
      en: "File TypeCode 034 again when the three business days are over.",
      es: "Transmita de nuevo TypeCode 034 cuando se cumplan los tres días hábiles."
    },
    path: "$.TypeCode",
    decidedBy: "authority"
  },
  {
    codes: ["LGC01"],
    cause: {
      en: "The event is registered already, or another one excludes it.",
      es: "El evento ya está registrado, u otro lo excluye."
    },
    fix: {
      en: "Nothing: check with GetStatusEvent which events the document has.",
      es: "Ninguna: verifique con GetStatusEvent qué eventos tiene el documento."
    },
    path: "$.TypeCode",
    decidedBy: "authority"
  },
  {
    codes: ["LGC62"],
    cause: {
      en: "Only an invoice on credit can be inscribed in RADIAN (036).",
      es: "Solo una factura a crédito se puede inscribir en el RADIAN (036)."
    },
    fix: {
      en: "Correct DocumentReference to an invoice whose PaymentMeans.Code is 2.",
      es: "Corrija DocumentReference con una factura cuyo PaymentMeans.Code sea 2."
    },
    path: "$.DocumentReference.Uuid",
    decidedBy: "authority"
  }
]

/** Rules AA…, DC24a to DC24e and LGC…: events on a document (annexes FE 1.9 and RADIAN 1.1). */
export const eventEntries: ReadonlyArray<Listed> = [...headerEntries, ...responseEntries, ...sequenceEntries]
