import { described } from "@radicar/domain/inner/rules/described"
import { Schema } from "effect"
import { moment } from "../moment.ts"

const Erased = Schema.Struct({
  documents: described(Schema.Int, {
    en: "Number of documents of which only the number is left.",
    es: "Cantidad de documentos de los que solo queda el número."
  }),
  files: described(Schema.Int, {
    en: "Number of files: bodies as they were sent, containers, ZIPs, exchanges with the authority.",
    es: "Cantidad de archivos: cuerpos como se enviaron, contenedores, ZIP, intercambios con la DIAN."
  }),
  received: described(Schema.Int, {
    en: "Number of items of the inbox: received documents, mails, and what could not be read.",
    es: "Cantidad de elementos de la bandeja: documentos recibidos, correos y lo que no se pudo leer."
  }),
  mails: described(Schema.Int, {
    en: "Number of mails with addresses, subjects and texts; those that were not sent yet are not sent.",
    es: "Cantidad de correos con direcciones, asuntos y textos; los que aún no se enviaron no se envían."
  }),
  batches: described(Schema.Int, {
    en: "Number of uploads that the authority was queried for, with its answers.",
    es: "Cantidad de envíos consultados a la DIAN, con sus respuestas."
  }),
  idempotencyKeys: described(Schema.Int, {
    en: "Number of Idempotency-Key headers.",
    es: "Cantidad de encabezados Idempotency-Key."
  }),
  certificates: described(Schema.Int, {
    en: "Number of certificates in the vault.",
    es: "Cantidad de certificados guardados."
  }),
  webhooks: described(Schema.Int, {
    en: "Number of webhooks of this company alone; others receive no more events about it.",
    es: "Cantidad de webhooks solo de esta compañía; los demás no reciben más eventos de ella."
  }),
  events: described(Schema.Int, {
    en: "Number of events, with their deliveries.",
    es: "Cantidad de eventos, con sus entregas."
  }),
  tokens: described(Schema.Int, {
    en: "Number of tokens for this company alone, except that of the request; others may no longer act for it.",
    es: "Cantidad de tokens solo de esta compañía, salvo el de la solicitud; los demás ya no pueden actuar por ella."
  }),
  settings: described(Schema.Int, {
    en: "1 where the company was configured, else 0.",
    es: "1 si la compañía estaba configurada; si no, 0."
  })
})

/** Data that stay after an erasure, and the reason. */
const Kept = Schema.Struct({
  what: described(Schema.Literals(["documents", "received", "numbers", "audit"]), {
    en: "documents: accepted documents with the authority's answers. received: suppliers' documents that the authority validated. numbers: what keeps a number from being used twice. audit: the log of requests.",
    es: "documents: documentos aceptados con las respuestas de la DIAN. received: documentos de proveedores validados por la DIAN. numbers: lo que impide usar un número dos veces. audit: el registro de solicitudes."
  }),
  count: described(Schema.Int, {
    en: "Number of things of this kind that stay.",
    es: "Cantidad de elementos de esta clase que se conservan."
  }),
  until: described(Schema.optionalKey(Schema.String), {
    en: "First day on which it is not kept any more, YYYY-MM-DD: 2032-01-01. Absent: for ever.",
    es: "Primer día en que ya no se conserva, AAAA-MM-DD: 2032-01-01. Ausente: para siempre."
  }),
  because: described(Schema.String, {
    en: "Why it stays, such as the article of the law, in the caller's language.",
    es: "Por qué se conserva, como el artículo de la ley, en el idioma de quien llama."
  })
})

/** The result of an erasure or of its dry run. */
export const ErasureReport = Schema.Struct({
  id: described(Schema.String, {
    en: "Id of the company whose data were erased: 1.",
    es: "Identificador de la compañía cuyos datos se eliminaron: 1."
  }),
  dryRun: described(Schema.Boolean, {
    en: "true: nothing was changed, and the counts say what would be.",
    es: "true: no se cambió nada, y las cantidades dicen lo que sería."
  }),
  erasedAt: moment({
    en: "When the company's data were erased first; of a dry run, now.",
    es: "Cuándo se eliminaron por primera vez los datos de la compañía; en un ensayo, ahora."
  }),
  erased: described(Erased, { en: "What is gone, counted by its kind.", es: "Lo que se eliminó, contado por clase." }),
  kept: described(Schema.Array(Kept), { en: "What stays, and why.", es: "Lo que se conserva, y por qué." })
}).annotate({ identifier: "ErasureReport" })
