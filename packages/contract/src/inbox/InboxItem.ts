import { inboxStateNames } from "@radicar/domain/inner/inbox/inboxStates"
import { described } from "@radicar/domain/inner/rules/described"
import { Counterparty } from "@radicar/domain/inner/submission/SubmissionResult"
import { Violation } from "@radicar/domain/inner/rules/Violation"
import { Schema } from "effect"
import { moment, optionalMoment } from "../moment.ts"
import { pageFields } from "../query/pageQuery.ts"
import { ReadDocument } from "../reading/ReadDocuments.ts"

/** State of an inbox item; `docs/guides/inbox.md` has the meaning of each. */
export const inboxState = Schema.Literals(inboxStateNames)

/** Codes of warnings about a received document. */
export const inboxWarningCodes = ["anotherCufe", "rejected", "broken", "notProven", "noContainer"] as const

/** Codes of reasons why a received file cannot be read; `docs/guides/inbox.md` has the meaning of each. */
export const inboxReasonCodes = [
  "noXml",
  "notXml",
  "notADocument",
  "emptyContainer",
  "tooLong",
  "encrypted",
  "damaged",
  "unknownMethod",
  "unsafeName",
  "tooLarge",
  "tooManyFiles",
  "tooManyDocuments",
  "tooManyParts",
  "tooDeep",
  "partsTooDeep",
  "headersTooLarge",
  "notParsed",
  "tooCostly",
  "alone",
  "unsupported",
  "notAPurchase"
] as const

/** Code of a reason why a received file cannot be read. */
export type InboxReasonCode = (typeof inboxReasonCodes)[number]

/** A warning about a received document. */
const InboxWarning = Schema.Struct({
  code: described(Schema.Literals(inboxWarningCodes), {
    en: "anotherCufe: the supplier sent the same type and number with another key. rejected: the authority's answer rejects it. broken: a check of document or answer fails. notProven: no anchor vouches for a signature. noContainer: it came without the authority's answer.",
    es: "anotherCufe: el proveedor envió el mismo tipo y número con otra clave. rejected: la respuesta de la DIAN lo rechaza. broken: una verificación del documento o de la respuesta no se cumple. notProven: ningún ancla responde por una firma. noContainer: llegó sin la respuesta de la DIAN."
  }),
  text: described(Schema.String, {
    en: "The warning as a sentence, in the language of the caller.",
    es: "La advertencia como frase, en el idioma de quien llama."
  })
}).annotate({ identifier: "InboxWarning" })

/** The mail by which an inbox item arrived. */
const InboxMail = Schema.Struct({
  subject: described(Schema.String, {
    en: "Subject of the mail; may be empty.",
    es: "Asunto del correo; puede estar vacío."
  }),
  from: described(Schema.String, {
    en: "Address that the mail states as its sender, not proven; may be empty.",
    es: "Dirección que el correo indica como remitente, sin prueba; puede estar vacía."
  }),
  date: optionalMoment({
    en: "When it was sent, as the mail states it; absent without a date.",
    es: "Cuándo se envió, según el correo; ausente si no lo indica."
  })
}).annotate({ identifier: "InboxMail" })

/** Files of an arrival that cannot be read. */
const InboxUnreadable = Schema.Struct({
  count: described(Schema.Int, {
    en: "Number of files of the arrival that cannot be read: 1.",
    es: "Número de archivos de la llegada que no se pueden leer: 1."
  }),
  files: described(
    Schema.Array(
      Schema.Struct({
        id: described(Schema.String, {
          en: "Name of the file in GET /v1/inbox/{id}/files/{file}: received, or a place in the arrival such as 1-0.",
          es: "Nombre del archivo en GET /v1/inbox/{id}/files/{file}: received, o un lugar en la llegada como 1-0."
        }),
        name: described(Schema.String, {
          en: "Name of the file; may be empty.",
          es: "Nombre del archivo; puede estar vacío."
        }),
        code: described(Schema.Literals(inboxReasonCodes), {
          en: `Why it cannot be read, as a code: ${inboxReasonCodes.join(", ")}.`,
          es: `Por qué no se puede leer, como código: ${inboxReasonCodes.join(", ")}.`
        }),
        text: described(Schema.String, {
          en: "The reason as a sentence, in the language of the caller.",
          es: "El motivo como frase, en el idioma de quien llama."
        })
      }).annotate({ identifier: "InboxUnreadableFile" })
    ),
    {
      en: "The first twenty of them, each with the reason.",
      es: "Los primeros veinte, cada uno con el motivo."
    }
  )
}).annotate({ identifier: "InboxUnreadable" })

/** The legal period in which the buyer may accept an invoice or claim against it. */
const InboxTerm = Schema.Struct({
  startsOn: described(Schema.String, {
    en: "Day from which business days are counted, itself not counted: 2026-01-15.",
    es: "Día desde el que se cuentan los días hábiles, sin contarlo: 2026-01-15."
  }),
  endsOn: described(Schema.String, {
    en: "Last day for acceptance (033) or claim (031): 2026-01-20.",
    es: "Último día para aceptar (033) o reclamar (031): 2026-01-20."
  })
}).annotate({ identifier: "InboxTerm" })

const rowFields = {
  id: described(Schema.String, { en: "UUID of the item.", es: "UUID del elemento." }),
  state: described(inboxState, {
    en: "Where it stands: received, acknowledged, goodsReceived, accepted, claimed, termOver, tacitlyAccepted, notRequired, notOurs, withoutAnswer, unreadable or noDocument.",
    es: "En qué está: received (recibido), acknowledged (con acuse), goodsReceived (con recibo del bien), accepted (aceptado), claimed (reclamado), termOver (plazo cumplido), tacitlyAccepted (aceptado tácitamente) o notRequired (no requiere eventos). También notOurs (de otro adquiriente), withoutAnswer (sin respuesta de la DIAN), unreadable (no legible) o noDocument (sin documento)."
  }),
  received: moment({ en: "When it arrived here.", es: "Cuándo llegó aquí." }),
  environment: described(Schema.Literals(["sandbox", "habilitacion", "production"]), {
    en: "Environment of the authority: sandbox (the stand-in), habilitacion (its tests) or production.",
    es: "Ambiente de la DIAN: sandbox (el sustituto), habilitacion (sus pruebas) o production (producción)."
  }),
  arrivalId: described(Schema.String, {
    en: "UUID of the arrival that brought it: the file or mail as it came.",
    es: "UUID de la llegada que lo trajo: el archivo o correo como llegó."
  }),
  uuid: described(Schema.optionalKey(Schema.String), {
    en: "Key of the document: CUFE or CUDE, 96 hexadecimal digits. Absent where there is no document.",
    es: "Clave del documento: CUFE o CUDE, 96 dígitos hexadecimales. Ausente si no hay documento."
  }),
  supplier: described(Schema.optionalKey(Counterparty), {
    en: "Issuer of the document; absent where there is no document.",
    es: "Emisor del documento; ausente si no hay documento."
  }),
  type: described(Schema.optionalKey(Schema.String), {
    en: "Type code of the document: 01 for a sales invoice (GET /v1/codes/document-types).",
    es: "Código del tipo de documento: 01 para una factura de venta (GET /v1/codes/document-types)."
  }),
  number: described(Schema.optionalKey(Schema.String), {
    en: "Number of the document with its prefix: SETP990000001.",
    es: "Número del documento con su prefijo: SETP990000001."
  }),
  issueDate: described(Schema.optionalKey(Schema.String), {
    en: "Day of issue: 2026-01-15.",
    es: "Fecha de expedición: 2026-01-15."
  }),
  dueDate: described(Schema.optionalKey(Schema.String), {
    en: "First day on which payment is due: 2026-02-14; absent if the document states none.",
    es: "Primera fecha de vencimiento del pago: 2026-02-14; ausente si el documento no la indica."
  }),
  payment: described(Schema.optionalKey(Schema.Literals(["cash", "credit"])), {
    en: "Form of payment; absent if the document states none.",
    es: "Forma de pago: cash (contado) o credit (crédito); ausente si el documento no la indica."
  }),
  currency: described(Schema.optionalKey(Schema.String), {
    en: "Currency of the amounts, ISO 4217: COP. Absent in documents without amounts.",
    es: "Moneda de los valores, ISO 4217: COP. Ausente en documentos sin valores."
  }),
  total: described(Schema.optionalKey(Schema.String), {
    en: "Amount to pay, as a decimal in text: 573306.30. Absent in documents without amounts.",
    es: "Valor a pagar, como decimal en texto: 573306.30. Ausente en documentos sin valores."
  }),
  taxes: described(Schema.optionalKey(Schema.Record(Schema.String, Schema.String)), {
    en: "Taxes and withholdings by name, as in the amounts of GET /v1/inbox/summary, decimals in text: iva 91536.30.",
    es: "Impuestos y retenciones por nombre, como en los valores de GET /v1/inbox/summary, decimales en texto: iva 91536.30."
  }),
  order: described(Schema.optionalKey(Schema.String), {
    en: "Number of the buyer's order, as the document states it: 4500012345. Absent without one.",
    es: "Número de la orden de compra, como lo indica el documento: 4500012345. Ausente si no hay."
  }),
  events: described(Schema.Array(Schema.String), {
    en: "Codes of the registered events, 030 to 034, in their order.",
    es: "Códigos de los eventos registrados, 030 a 034, en su orden."
  }),
  term: described(Schema.optionalKey(InboxTerm), {
    en: "Term for acceptance or claim; absent before it begins.",
    es: "Plazo para aceptar o reclamar; ausente antes de que comience."
  }),
  warnings: described(Schema.Array(InboxWarning), {
    en: "What a person should look at; empty if there is nothing.",
    es: "Lo que una persona debería revisar; vacío si no hay nada."
  }),
  unreadable: described(Schema.optionalKey(InboxUnreadable), {
    en: "Files that cannot be read; only where the state is unreadable.",
    es: "Archivos que no se pueden leer; solo si el estado es unreadable."
  }),
  file: described(Schema.optionalKey(Schema.String), {
    en: "Name of its file inside the arrival; of several unreadable files, the name of the arrival. Absent where there is none.",
    es: "Nombre de su archivo dentro de la llegada; si son varios archivos no legibles, el nombre de la llegada. Ausente si no tiene."
  }),
  mail: described(Schema.optionalKey(InboxMail), {
    en: "The mail that it came with; absent if it did not come by mail.",
    es: "El correo con el que llegó; ausente si no llegó por correo."
  })
} as const

/** A document that a company received, or all files of an arrival that cannot be read. */
export const InboxItem = Schema.Struct(rowFields).annotate({ identifier: "InboxItem" })

/** A value of the schema {@link InboxItem}. */
export type InboxItem = typeof InboxItem.Type

/** A page of the inbox, the newest first. */
export const InboxPage = Schema.Struct(pageFields(InboxItem)).annotate({ identifier: "InboxPage" })

/** A delivery to the inbox: one file or mail, with the items found in it. */
export const InboxArrival = Schema.Struct({
  id: described(Schema.String, { en: "UUID of the arrival.", es: "UUID de la llegada." }),
  state: described(Schema.Literals(["stored", "judged"]), {
    en: "stored: kept, still to be judged. judged: `items` is complete.",
    es: "stored: guardado, falta revisarlo. judged: `items` está completo."
  }),
  received: moment({ en: "When it arrived.", es: "Cuándo llegó." }),
  repeated: described(Schema.Boolean, {
    en: "true: the same octets had arrived before; this is the earlier arrival.",
    es: "true: los mismos octetos ya habían llegado; esta es la llegada anterior."
  }),
  items: described(Schema.Array(InboxItem), {
    en: "What it brought: one item for each document, also for documents that an earlier arrival had brought, and one for all files that cannot be read.",
    es: "Lo que trajo: un elemento por cada documento, también los que trajo una llegada anterior, y uno por todos los archivos que no se pueden leer."
  })
}).annotate({ identifier: "InboxArrival" })

/** A value of the schema {@link InboxArrival}. */
export type InboxArrival = typeof InboxArrival.Type

/** A file of an inbox item. */
const InboxFile = Schema.Struct({
  id: described(Schema.String, {
    en: "Name of the file in GET /v1/inbox/{id}/files/{file}: document, pdf, received, or a place in the arrival such as 1-0.",
    es: "Nombre del archivo en GET /v1/inbox/{id}/files/{file}: document, pdf, received, o un lugar en la llegada como 1-0."
  }),
  kind: described(Schema.Literals(["xml", "pdf", "zip", "mail", "image", "other"]), {
    en: "What its content is, whatever its name says.",
    es: "Lo que es su contenido, diga lo que diga su nombre."
  }),
  name: described(Schema.String, { en: "Name of the file.", es: "Nombre del archivo." }),
  octets: described(Schema.optionalKey(Schema.Int), {
    en: "Size in octets; absent for files that are made on request.",
    es: "Tamaño en octetos; ausente en los archivos que se hacen al pedirlos."
  })
}).annotate({ identifier: "InboxFile" })

/** An event on a received document, filed by this service or by another program. */
const InboxEvent = Schema.Struct({
  code: described(Schema.String, { en: "Code of the event: 030.", es: "Código del evento: 030." }),
  state: described(Schema.Literals(["filing", "registered", "rejected"]), {
    en: "filing: recorded here, its outcome is open. registered: the authority has it. rejected: the authority rejected it; it may be filed again.",
    es: "filing: registrado aquí, con resultado abierto. registered: la DIAN lo tiene. rejected: la DIAN lo rechazó; se puede radicar de nuevo."
  }),
  origin: described(Schema.Literals(["here", "elsewhere"]), {
    en: "here: filed by this service. elsewhere: found at the authority.",
    es: "here: radicado por este servicio. elsewhere: encontrado en la DIAN."
  }),
  id: described(Schema.optionalKey(Schema.String), {
    en: "Number of the event with its prefix; absent until it is known.",
    es: "Número del evento con su prefijo; ausente hasta que se conoce."
  }),
  uuid: described(Schema.optionalKey(Schema.String), {
    en: "CUDE of the event, 96 hexadecimal digits; absent until it is known.",
    es: "CUDE del evento, 96 dígitos hexadecimales; ausente hasta que se conoce."
  }),
  submissionId: described(Schema.optionalKey(Schema.String), {
    en: "UUID of its submission; only of events filed here.",
    es: "UUID de su radicación; solo en eventos radicados aquí."
  }),
  registered: described(Schema.optionalKey(Schema.String), {
    en: "When the authority registered it, ISO 8601 with offset; absent until then.",
    es: "Cuándo lo registró la DIAN, ISO 8601 con desfase; ausente hasta entonces."
  })
}).annotate({ identifier: "InboxEvent" })

/** A step in the history of an inbox item. */
const InboxStep = Schema.Struct({
  at: moment({ en: "When the step happened.", es: "Cuándo ocurrió el paso." }),
  from: described(Schema.optionalKey(inboxState), {
    en: "State before the step; absent of the first.",
    es: "Estado antes del paso; ausente en el primero."
  }),
  to: described(inboxState, { en: "State after the step.", es: "Estado después del paso." }),
  by: described(Schema.String, {
    en: "Cause: judged, replaced, validated, term, or the code of a registered event.",
    es: "Causa: judged, replaced, validated, term, o el código de un evento registrado."
  })
}).annotate({ identifier: "InboxStep" })

/** An inbox item with its document, files, events and history. */
export const InboxDetail = Schema.Struct({
  ...rowFields,
  text: described(Schema.optionalKey(Schema.String), {
    en: "Text of the mail, at most 20 000 characters; only of mails without a document.",
    es: "Texto del correo, máximo 20 000 caracteres; solo en correos sin documento."
  }),
  document: described(Schema.optionalKey(ReadDocument), {
    en: "The document as POST /v1/documents/read answers it, with its JSON body and every check; absent where there is none.",
    es: "El documento como lo responde POST /v1/documents/read, con su cuerpo JSON y cada verificación; ausente si no hay."
  }),
  files: described(Schema.Array(InboxFile), {
    en: "Files that came, and our own PDF if the document can be printed.",
    es: "Archivos que llegaron, y nuestro propio PDF si el documento se puede imprimir."
  }),
  unprintable: described(Schema.optionalKey(Schema.Array(Violation)), {
    en: "Only if the document cannot be printed: the values of its XML that do not have the form of their field. Empty if it lacks a value that the PDF needs. Other values without their form are printed as their text, and listed at the end of the PDF.",
    es: "Solo si el documento no se puede imprimir: los valores de su XML que no tienen la forma de su campo. Vacío si le falta un valor que el PDF necesita. Los demás valores sin su forma se imprimen como su texto, y se listan al final del PDF."
  }),
  filed: described(Schema.Array(InboxEvent), {
    en: "Events on the document, in the order in which they became known here.",
    es: "Eventos sobre el documento, en el orden en que se conocieron aquí."
  }),
  history: described(Schema.Array(InboxStep), {
    en: "Every change of state, the oldest first.",
    es: "Cada cambio de estado, del más antiguo al más reciente."
  })
}).annotate({ identifier: "InboxDetail" })

/** A value of the schema {@link InboxDetail}. */
export type InboxDetail = typeof InboxDetail.Type
