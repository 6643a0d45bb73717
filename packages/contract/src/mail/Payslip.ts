import { described } from "@radicar/domain/inner/rules/described"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { patternText, text } from "@radicar/domain/inner/wire/text"
import { wireStruct } from "@radicar/domain/inner/wire/wireStruct"
import { Schema } from "effect"
import { moment, optionalMoment } from "../moment.ts"
import { ItemProblem } from "../problem/ItemProblem.ts"
import { pageFields } from "../query/pageQuery.ts"
import { emailAddress } from "./emailAddress.ts"

/** Form of the month of a payroll, `2026-11`. */
export const monthForm = /^20[0-9]{2}-(?:0[1-9]|1[0-2])$/u

const aMonth = { en: "a month such as 2026-11", es: "un mes como 2026-11" }

/** Maximum number of payslips that one request queues. */
export const maximumPayslips = 200

/** The consent of a worker to payslips by e-mail. */
export const PayslipConsent = Schema.Struct({
  id: described(Schema.String, { en: "UUID of the consent.", es: "UUID del consentimiento." }),
  identificationType: described(Schema.String, {
    en: "Type of the worker's identification: 13 for a citizen's card (GET /v1/codes/worker-identifications).",
    es: "Tipo de identificación del trabajador: 13 para cédula de ciudadanía (GET /v1/codes/worker-identifications)."
  }),
  identification: described(Schema.String, {
    en: "Identification of the worker, without check digit: 1098765432.",
    es: "Identificación del trabajador, sin dígito de verificación: 1098765432."
  }),
  name: described(Schema.optionalKey(Schema.String), {
    en: "Name of the worker as it was stated; absent without one.",
    es: "Nombre del trabajador como se indicó; ausente si no se indicó."
  }),
  email: described(Schema.String, {
    en: "Address to which the worker wants payslips: ana@example.com.",
    es: "Dirección a la que el trabajador quiere sus desprendibles: ana@example.com."
  }),
  recorded: moment({ en: "When the consent was recorded.", es: "Cuándo se registró el consentimiento." }),
  tokenId: described(Schema.String, {
    en: "Who recorded it: the id of a token, or `oidc:` and the subject of a JWT.",
    es: "Quién lo registró: el identificador de un token, u `oidc:` y el sujeto de un JWT."
  }),
  callerName: described(Schema.optionalKey(Schema.String), {
    en: "Name of whoever recorded it: of a token its label, of a JWT the person that it names. Absent if there is none.",
    es: "Nombre de quien lo registró: de un token su etiqueta, de un JWT la persona que nombra. Ausente si no lo hay."
  }),
  revoked: optionalMoment({
    en: "When it was revoked; absent while it holds.",
    es: "Cuándo se revocó; ausente mientras esté vigente."
  })
}).annotate({ identifier: "PayslipConsent" })

/** A value of the schema {@link PayslipConsent}. */
export type PayslipConsent = typeof PayslipConsent.Type

/** A page of consents, the newest first. */
export const PayslipConsentPage = Schema.Struct(pageFields(PayslipConsent)).annotate({
  identifier: "PayslipConsentPage"
})

/** The consent of a worker to record. */
export const RecordConsent = wireStruct("RecordConsent", {
  identificationType: described(
    patternText({
      identifier: "WorkerIdentificationType",
      pattern: /^[0-9]{2}$/u,
      expected: { en: "two digits such as 13", es: "dos dígitos como 13" },
      description: bilingual({
        en: "Type of the worker's identification (GET /v1/codes/worker-identifications).",
        es: "Tipo de identificación del trabajador (GET /v1/codes/worker-identifications)."
      })
    }),
    {
      en: "Type of the worker's identification, as in the payroll: 13 for a citizen's card.",
      es: "Tipo de identificación del trabajador, como en la nómina: 13 para cédula de ciudadanía."
    }
  ),
  identification: described(
    patternText({
      identifier: "WorkerIdentification",
      pattern: /^[0-9A-Za-z-]{1,20}$/u,
      expected: { en: "1 to 20 letters, digits or hyphens", es: "de 1 a 20 letras, dígitos o guiones" },
      description: bilingual({
        en: "Identification of the worker, as in the payroll.",
        es: "Identificación del trabajador, como en la nómina."
      })
    }),
    {
      en: "Identification of the worker, as in the payroll, without points or check digit: 1098765432.",
      es: "Identificación del trabajador, como en la nómina, sin puntos ni dígito de verificación: 1098765432."
    }
  ),
  name: described(Schema.optionalKey(text(200, "Name of the worker.")), {
    en: "Name of the worker, for people who read the list: Ana Ríos.",
    es: "Nombre del trabajador, para quienes leen la lista: Ana Ríos."
  }),
  email: described(emailAddress, {
    en: "Address to which the worker agreed to receive payslips: ana@example.com.",
    es: "Dirección a la que el trabajador aceptó recibir sus desprendibles: ana@example.com."
  })
})

/** A value of the schema {@link RecordConsent}. */
export type RecordConsent = typeof RecordConsent.Type

/** Names of the states of a payslip in a month. */
export const payslipStates = ["ready", "queued", "sent", "failed", "noConsent"] as const

/** The state of a payslip in a month. */
export const payslipState = Schema.Literals(payslipStates)

/** An accepted payroll of a month, with its worker and the state of its mail. */
export const Payslip = Schema.Struct({
  submissionId: described(Schema.String, {
    en: "UUID of the payroll's submission; GET /v1/submissions/{id} takes it.",
    es: "UUID de la radicación de la nómina; GET /v1/submissions/{id} lo recibe."
  }),
  documentId: described(Schema.String, {
    en: "Number of the payroll with its prefix: NOM1.",
    es: "Número de la nómina con su prefijo: NOM1."
  }),
  identificationType: described(Schema.optionalKey(Schema.String), {
    en: "Type of the worker's identification: 13. Absent if the document names no worker.",
    es: "Tipo de identificación del trabajador: 13. Ausente si el documento no nombra al trabajador."
  }),
  identification: described(Schema.optionalKey(Schema.String), {
    en: "Identification of the worker: 1098765432. Absent if the document names no worker.",
    es: "Identificación del trabajador: 1098765432. Ausente si el documento no nombra al trabajador."
  }),
  name: described(Schema.optionalKey(Schema.String), {
    en: "Name of the worker as the payroll writes it: Ana Ríos.",
    es: "Nombre del trabajador como lo escribe la nómina: Ana Ríos."
  }),
  email: described(Schema.optionalKey(Schema.String), {
    en: "Address of the consent, else the one that it was mailed to; absent without either.",
    es: "Dirección del consentimiento; si no, a la que se envió; ausente sin ninguna."
  }),
  state: described(payslipState, {
    en: "ready: the worker agreed, and it was not mailed. queued: to be sent. sent: the mail server accepted it. failed: the address refused it or it came back; record the consent with another address. noConsent: the worker has not agreed, and it is not mailed.",
    es: "ready: el trabajador aceptó y no se ha enviado. queued: por enviar. sent: el servidor de correo lo recibió. failed: la dirección lo rechazó o volvió; registre el consentimiento con otra dirección. noConsent: el trabajador no ha aceptado y no se le envía."
  }),
  mailId: described(Schema.optionalKey(Schema.String), {
    en: "UUID of the mail; GET /v1/dian/send-mails/{id} takes it. Absent if it was not mailed.",
    es: "UUID del correo; GET /v1/dian/send-mails/{id} lo recibe. Ausente si no se ha enviado."
  })
}).annotate({ identifier: "Payslip" })

/** A value of the schema {@link Payslip}. */
export type Payslip = typeof Payslip.Type

/** A page of payslips, and how many of the month have each state. */
export const PayslipPage = Schema.Struct({
  ...pageFields(Payslip),
  counts: described(
    Schema.Struct({
      ready: described(Schema.Int, { en: "Payslips to be mailed.", es: "Desprendibles por enviar." }),
      queued: described(Schema.Int, { en: "Payslips in a queued mail.", es: "Desprendibles en un correo encolado." }),
      sent: described(Schema.Int, { en: "Mailed payslips.", es: "Desprendibles enviados." }),
      failed: described(Schema.Int, {
        en: "Payslips that did not arrive.",
        es: "Desprendibles que no llegaron."
      }),
      noConsent: described(Schema.Int, {
        en: "Payslips of workers who have not agreed.",
        es: "Desprendibles de trabajadores que no han aceptado."
      })
    }),
    {
      en: "Number of payslips of the month in each state.",
      es: "Cantidad de desprendibles del mes en cada estado."
    }
  )
}).annotate({ identifier: "PayslipPage" })

/** A value of the schema {@link PayslipPage}. */
export type PayslipPage = typeof PayslipPage.Type

/** The month whose payslips to mail. */
export const SendPayslips = wireStruct("SendPayslips", {
  month: described(
    patternText({
      identifier: "PayslipMonth",
      pattern: monthForm,
      expected: aMonth,
      description: bilingual({ en: "Month of payment.", es: "Mes de pago." })
    }),
    { en: "Month of the first payment: 2026-11.", es: "Mes del primer pago: 2026-11." }
  )
})

/** The result of mailing the payslips of a month. */
export const SentPayslips = Schema.Struct({
  items: described(
    Schema.Array(
      Schema.Struct({
        payslip: described(Payslip, {
          en: "The payslip after the request.",
          es: "El desprendible después de la solicitud."
        }),
        problem: described(Schema.optionalKey(ItemProblem), {
          en: "Why it was not queued; absent if it was.",
          es: "Por qué no se encoló; ausente si se encoló."
        })
      }).annotate({ identifier: "SentPayslip" })
    ),
    {
      en: "What this request tried, at most 200.",
      es: "Lo que intentó esta solicitud, máximo 200."
    }
  ),
  withoutConsent: described(Schema.Array(Payslip), {
    en: "Workers who have not agreed to e-mail, at most 200: hand them their payslip in another way.",
    es: "Trabajadores que no han aceptado el correo, máximo 200: entrégueles su desprendible de otra forma."
  }),
  left: described(Schema.Int, {
    en: "Number of payslips that are still ready: repeat the request until it is 0.",
    es: "Cantidad de desprendibles que siguen listos: repita la solicitud hasta que sea 0."
  })
}).annotate({ identifier: "SentPayslips" })

/** A value of the schema {@link SentPayslips}. */
export type SentPayslips = typeof SentPayslips.Type
