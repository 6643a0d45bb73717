import { EventPerson } from "@radicar/domain/inner/document/event/Event"
import { SigningCertificate } from "@radicar/domain/inner/document/SigningCertificate"
import { inboxActionNames } from "@radicar/domain/inner/inbox/receivedDocument"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { described } from "@radicar/domain/inner/rules/described"
import { SubmissionResult } from "@radicar/domain/inner/submission/SubmissionResult"
import { patternText, text } from "@radicar/domain/inner/wire/text"
import { wireList } from "@radicar/domain/inner/wire/wireList"
import { wireStruct } from "@radicar/domain/inner/wire/wireStruct"
import { Schema } from "effect"
import { documentIds, ItemProblem, maximumItems } from "../problem/ItemProblem.ts"
import { InboxItem } from "./InboxItem.ts"

const action = patternText({
  identifier: "InboxAction",
  pattern: new RegExp(`^(?:${inboxActionNames.join("|")})$`, "u"),
  expected: inboxActionNames.join(", "),
  description: bilingual({
    en: "acknowledge: receipt of the invoice (030). receive: receipt of goods or services (032). accept: acceptance (033). claim: claim (031).",
    es: "acknowledge: acuse de recibo (030). receive: recibo del bien o servicio (032). accept: aceptación expresa (033). claim: reclamo (031)."
  })
})

const eventFields = {
  actions: described(wireList(action, { maximum: inboxActionNames.length }), {
    en: "What to file, each once, in any order; the service files in the legal one: acknowledge (030), receive (032), accept (033) or claim (031).",
    es: "Qué radicar, cada uno una vez, en cualquier orden; el servicio radica en el legal: acknowledge (030), receive (032), accept (033) o claim (031)."
  }),
  claimCode: described(
    Schema.optionalKey(
      patternText({
        identifier: "InboxClaimCode",
        pattern: /^0[1-4]$/u,
        expected: { en: "01, 02, 03 or 04", es: "01, 02, 03 o 04" },
        description: bilingual({
          en: "Reason of a claim (GET /v1/codes/claim-reasons).",
          es: "Motivo de un reclamo (GET /v1/codes/claim-reasons)."
        })
      })
    ),
    {
      en: "Reason of a claim, mandatory for claim: 01 inconsistency, 02 goods not delivered in full, 03 goods not delivered in part, 04 service not provided.",
      es: "Motivo del reclamo, obligatorio en claim: 01 inconsistencias, 02 mercancía no entregada totalmente, 03 mercancía no entregada parcialmente, 04 servicio no prestado."
    }
  ),
  person: described(Schema.optionalKey(EventPerson), {
    en: "Person who received invoice or goods, for 030 and 032. Absent: the one kept for the caller, else for the company.",
    es: "Persona que recibió la factura o los bienes, en 030 y 032. Ausente: la guardada para quien llama; si no, la de la compañía."
  }),
  notes: described(Schema.optionalKey(wireList(text(5000), { maximum: 20 })), {
    en: "Notes of the events, such as the details of a claim.",
    es: "Notas de los eventos, como el detalle de un reclamo."
  }),
  signingCertificate: described(Schema.optionalKey(SigningCertificate), {
    en: "Certificate that asks and signs: a PKCS#12 container with its password, or the token of a stored one. Absent: the company's default.",
    es: "Certificado que consulta y firma: un contenedor PKCS#12 con su contraseña, o el token de uno guardado. Ausente: el de la compañía."
  })
} as const

/** A request to file events of the buyer, such as an acceptance, on one received document. */
export const FileInboxEvents = wireStruct("FileInboxEvents", eventFields)

/** A value of the schema {@link FileInboxEvents}. */
export type FileInboxEvents = typeof FileInboxEvents.Type

/** A request to file the same events on many received documents. */
export const FileInboxEventsMany = wireStruct("FileInboxEventsMany", {
  ids: described(documentIds(maximumItems), {
    en: "Items, at most 200: UUID of the item, or key of its document.",
    es: "Elementos, máximo 200: UUID del elemento, o clave de su documento."
  }),
  ...eventFields
})

/** The outcome of one action of the buyer on a received document. */
const InboxEventOutcome = Schema.Struct({
  action: described(Schema.Literals(inboxActionNames), { en: "The action.", es: "La acción." }),
  code: described(Schema.String, { en: "Code of its event: 030.", es: "Código de su evento: 030." }),
  status: described(Schema.Literals(["registered", "known", "pending", "rejected", "failed", "skipped"]), {
    en: "registered: the authority took it now. known: the authority had it before, nothing was filed. pending: filed, outcome still open; the service asks by itself. rejected: the authority rejected it. failed: nothing was filed, `problem` says why. skipped: an action before it did not succeed.",
    es: "registered: la DIAN lo registró ahora. known: la DIAN ya lo tenía, no se radicó nada. pending: radicado, con resultado abierto; el servicio consulta por sí mismo. rejected: la DIAN lo rechazó. failed: no se radicó nada, `problem` dice por qué. skipped: una acción anterior no se completó."
  }),
  result: described(Schema.optionalKey(SubmissionResult), {
    en: "Result of the filing, as POST /v1/dian/events answers it; absent if nothing was filed.",
    es: "Resultado de la radicación, como lo responde POST /v1/dian/events; ausente si no se radicó nada."
  }),
  problem: described(Schema.optionalKey(ItemProblem), {
    en: "Why nothing was filed; absent otherwise.",
    es: "Por qué no se radicó nada; ausente en los demás casos."
  })
}).annotate({ identifier: "InboxEventOutcome" })

/** A value of the schema {@link InboxEventOutcome}. */
export type InboxEventOutcome = typeof InboxEventOutcome.Type

/** An inbox item after events were filed on it, and the outcome of each event. */
export const FiledInboxEvents = Schema.Struct({
  item: described(InboxItem, { en: "The item in its present state.", es: "El elemento como está ahora." }),
  events: described(Schema.Array(InboxEventOutcome), {
    en: "One outcome for each action, in the legal order.",
    es: "Un resultado por cada acción, en el orden legal."
  })
}).annotate({ identifier: "FiledInboxEvents" })

/** A value of the schema {@link FiledInboxEvents}. */
export type FiledInboxEvents = typeof FiledInboxEvents.Type

/** The outcomes of filing events on many received documents. */
export const FiledInboxEventsMany = Schema.Struct({
  items: described(
    Schema.Array(
      Schema.Struct({
        id: described(Schema.String, {
          en: "Id as requested: UUID of the item, or key of its document.",
          es: "Identificador solicitado: UUID del elemento, o clave de su documento."
        }),
        filed: described(Schema.optionalKey(FiledInboxEvents), {
          en: "The item and its outcomes; absent if there is a problem.",
          es: "El elemento y sus resultados; ausente si hay un problema."
        }),
        problem: described(Schema.optionalKey(ItemProblem), {
          en: "Why nothing was filed for the item; absent otherwise.",
          es: "Por qué no se radicó nada del elemento; ausente en los demás casos."
        })
      }).annotate({ identifier: "FiledInboxItem" })
    ),
    { en: "One result for each id, in their order.", es: "Un resultado por cada identificador, en su orden." }
  )
}).annotate({ identifier: "FiledInboxEventsMany" })

/** A value of the schema {@link FiledInboxEventsMany}. */
export type FiledInboxEventsMany = typeof FiledInboxEventsMany.Type

/** A request to store the person who receives documents for a company; later events name this person by default. */
export const InboxPerson = wireStruct("InboxPerson", {
  person: described(EventPerson, {
    en: "Person that 030 and 032 name where a request states none.",
    es: "Persona que nombran 030 y 032 si una solicitud no la indica."
  })
})

/** The stored person whom events name as receiver by default, if there is one. */
export const KeptInboxPerson = Schema.Struct({
  person: described(Schema.optionalKey(Schema.toEncoded(EventPerson)), {
    en: "Person kept for the caller, else for the company; absent if none is kept.",
    es: "Persona guardada para quien llama; si no, la de la compañía; ausente si no hay ninguna."
  }),
  of: described(Schema.Literals(["user", "company", "nobody"]), {
    en: "user: kept for this caller. company: the last one kept for the company. nobody: none is kept.",
    es: "user: guardada para quien llama. company: la última guardada para la compañía. nobody: no hay ninguna."
  })
}).annotate({ identifier: "KeptInboxPerson" })

/** A value of the schema {@link KeptInboxPerson}. */
export type KeptInboxPerson = typeof KeptInboxPerson.Type
