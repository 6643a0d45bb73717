import { explain } from "../../rules/Rule.ts"
import { type Listed, written } from "../CatalogueEntry.ts"

const headerEntries: ReadonlyArray<Listed> = [
  explain(
    { codes: ["AAD01", "AAD03", "AAD07", "AAD08", "AAD10"], decidedBy: "construction" },
    "The version, the profile, the key's environment or algorithm, or the time zone of the event is not the literal of the annex.",
    "La versión, el perfil, el ambiente o algoritmo del código único, o la zona horaria del evento no es el literal del anexo.",
    ...written
  ),
  "AAD02",
  explain(
    { codes: ["AAD04"], decidedBy: "construction" },
    "The event names another environment than the one it was sent to.",
    "El evento indica un ambiente distinto de aquel al que se envió.",
    "File it in the environment of the invoice: check the configured environment and the query parameter isTest.",
    "Envíelo al ambiente de la factura: verifique el ambiente configurado y el parámetro isTest."
  ),
  explain(
    { codes: ["AAD05"], path: "$.Number", decidedBy: "form" },
    "The number of the event is absent or not 1 to 50 characters.",
    "El número del evento falta o no tiene de 1 a 50 caracteres.",
    "Correct Number.",
    "Corrija Number."
  ),
  explain(
    { codes: ["AAD06"], path: "$.SoftwareProvider.Pin", decidedBy: "authority" },
    "The CUDE of the event is not what the authority calculates.",
    "El CUDE del evento no es el que calcula la DIAN.",
    "Correct SoftwareProvider.Pin: it is the secret in the CUDE.",
    "Corrija SoftwareProvider.Pin: es el secreto del CUDE."
  ),
  "AAD09e",
  explain(
    { codes: ["AAF04"], path: "$.CompanyParty.Id", decidedBy: "authority" },
    "Who generates the event is absent or not the party of the invoice that may.",
    "Quien genera el evento falta o no es la parte de la factura que puede hacerlo.",
    "Correct CompanyParty.Id: the buyer of the invoice for 030 to 033, its issuer for 034.",
    "Corrija CompanyParty.Id: el adquirente de la factura en 030 a 033, su emisor en 034."
  ),
  explain(
    { codes: ["AAG04"], path: "$.SupplierParty.Id", decidedBy: "authority" },
    "Who the event is addressed to is not the other party of the invoice.",
    "El destinatario del evento no es la otra parte de la factura.",
    "Correct SupplierParty.Id to the issuer of the invoice; other events than 030 to 033 take ReceiverParty.",
    "Corrija SupplierParty.Id con el emisor de la factura; los eventos distintos de 030 a 033 usan ReceiverParty."
  )
]

const responseEntries: ReadonlyArray<Listed> = [
  explain(
    { codes: ["AAH01", "AAH02", "AAH04"], path: "$.TypeCode", decidedBy: "construction" },
    "The group, the response or the description of the event is absent.",
    "Falta el grupo, la respuesta o la descripción del evento.",
    "Correct TypeCode: the description is taken from its list.",
    "Corrija TypeCode: la descripción se toma de su lista."
  ),
  "AAH03",
  explain(
    { codes: ["AAH05", "AAH06"], path: "$.DocumentReference.Number", decidedBy: "authority" },
    "The document that the event is about, or its number, is absent or not that of its key.",
    "El documento al que se refiere el evento, o su número, falta o no es el de su código único.",
    "Correct DocumentReference.Number: the full number, prefix included.",
    "Corrija DocumentReference.Number: el número completo, con prefijo."
  ),
  "AAH07",
  "AAH08",
  "AAH09",
  explain(
    { codes: ["AAH11"], path: "$.SupplierParty.Name", decidedBy: "form" },
    "The name of the counterparty is absent.",
    "Falta el nombre de la contraparte.",
    "Correct SupplierParty.Name; other events than 030 to 033 take ReceiverParty.",
    "Corrija SupplierParty.Name; los eventos distintos de 030 a 033 usan ReceiverParty."
  ),
  "AAH12",
  "AAH15",
  "AAI04b",
  explain(
    {
      codes: ["AAI04", "AAI05", "AAI05b", "AAI06", "AAI06b", "AAI07", "AAI07b"],
      path: "$.Negotiation[*].Value",
      decidedBy: "authority"
    },
    "A name or a value of the negotiation is not valid.",
    "Un nombre o un valor de la negociación no es válido.",
    "Correct Name and Value in Negotiation.",
    "Corrija Name y Value en Negotiation."
  )
]

const sequenceEntries: ReadonlyArray<Listed> = [
  "DC24a",
  explain(
    { codes: ["DC24b"], path: "$.TypeCode", decidedBy: "authority" },
    "The receipt of the goods (032) comes before the acknowledgement of the invoice (030).",
    "El recibo del bien (032) es anterior al acuse de recibo de la factura (030).",
    "File an event with TypeCode 030 first, then 032.",
    "Transmita primero un evento con TypeCode 030 y luego 032."
  ),
  explain(
    { codes: ["DC24c"], path: "$.TypeCode", decidedBy: "authority" },
    "The acceptance (033) comes more than three business days after the receipt (032).",
    "La aceptación expresa (033) llega más de tres días hábiles después del recibo (032).",
    "Nothing: the term is over; the issuer may file TypeCode 034.",
    "Ninguna: el plazo venció; el emisor puede transmitir TypeCode 034."
  ),
  explain(
    { codes: ["DC24d"], path: "$.TypeCode", decidedBy: "authority" },
    "The event is out of the order or the term of the events before it; the letter d is not documented further.",
    "El evento está fuera del orden o del plazo de los eventos anteriores; la letra d no está más documentada.",
    "File TypeCode 030, then 032, and 031 within three business days of it.",
    "Transmita TypeCode 030, luego 032, y 031 dentro de los tres días hábiles siguientes."
  ),
  explain(
    { codes: ["DC24e"], path: "$.TypeCode", decidedBy: "authority" },
    "The tacit acceptance (034) comes before three business days have passed since the receipt (032).",
    "La aceptación tácita (034) llega antes de cumplirse tres días hábiles desde el recibo (032).",
    "File TypeCode 034 again when the three business days are over.",
    "Transmita de nuevo TypeCode 034 cuando se cumplan los tres días hábiles."
  ),
  explain(
    { codes: ["LGC01"], path: "$.TypeCode", decidedBy: "authority" },
    "The event is registered already, or another one excludes it.",
    "El evento ya está registrado, u otro lo excluye.",
    "Nothing: GET /v1/dian/document-events/?uuid= asks the authority which events the document has.",
    "Ninguna: GET /v1/dian/document-events/?uuid= consulta a la DIAN qué eventos tiene el documento."
  ),
  explain(
    { codes: ["LGC62"], path: "$.DocumentReference.Uuid", decidedBy: "authority" },
    "Only an invoice on credit can be inscribed in RADIAN (036).",
    "Solo una factura a crédito se puede inscribir en el RADIAN (036).",
    "Correct DocumentReference to an invoice whose PaymentMeans.Code is 2.",
    "Corrija DocumentReference con una factura cuyo PaymentMeans.Code sea 2."
  )
]

/** Rules AA…, DC24a to DC24e and LGC…: events on a document (annexes FE 1.9 and RADIAN 1.1). */
export const eventEntries: ReadonlyArray<Listed> = [...headerEntries, ...responseEntries, ...sequenceEntries]
