import type { FiledInboxEventsMany, FileInboxEvents } from "@radicar/contract/inner/inbox/InboxEvents"
import type { InboxItem } from "@radicar/contract/inner/inbox/InboxItem"
import { maximumItems } from "@radicar/contract/inner/problem/ItemProblem"
import { type InboxAction, inboxActionNames } from "@radicar/domain/inner/inbox/receivedDocument"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Effect, Option, Redacted } from "effect"
import { Argument, type Command } from "effect/cli"
import { readCertificateFile } from "../certificate/readCertificate.ts"
import { type Failure, failure, untranslated } from "../Failure.ts"
import { argument, describe, flagsOf, optionalText, toggle } from "../flags/flags.ts"
import { type CertificateFlags, queryFlags, serviceFlags } from "../flags/serviceFlags.ts"
import { secretVariable } from "../input/readSecret.ts"
import { listText } from "../output/layout.ts"
import type { ServiceError } from "../service/submissionFailure.ts"
import { asValue, serviceCommand } from "../service/serviceCommand.ts"

/** A table row: an event on a received document, and its outcome. */
interface FiledRow {
  readonly id: string
  readonly item: InboxItem | undefined
  readonly code: string
  readonly status: string
  readonly problem: string | undefined
}

const outcomeNames: Readonly<Record<string, Localized>> = {
  registered: { en: "registered", es: "registrado" },
  known: { en: "was registered before", es: "ya estaba registrado" },
  pending: { en: "filed, answer to come", es: "radicado, falta la respuesta" },
  rejected: { en: "rejected by the authority", es: "rechazado por la DIAN" },
  failed: { en: "not filed", es: "no radicado" },
  skipped: { en: "not filed: the event before failed", es: "no radicado: falló el evento anterior" }
}

/** Outcomes of events, one line for each document and action. */
const filedText = listText<FiledRow>(
  { en: "There was nothing to file.", es: "No había nada que radicar." },
  ({ paint, say }) => [
    {
      heading: { en: "document", es: "documento" },
      least: 12,
      cell: ({ id, item }) => [item?.number ?? id, paint.bold]
    },
    { heading: { en: "event", es: "evento" }, cell: ({ code }) => code },
    {
      heading: { en: "outcome", es: "resultado" },
      least: 12,
      cell: ({ problem, status }) =>
        problem === undefined ? [say(outcomeNames[status] ?? untranslated(status)), paint.green] : [problem, paint.red]
    }
  ]
)

const rowsOf = ({ items }: FiledInboxEventsMany): ReadonlyArray<FiledRow> =>
  items.flatMap(({ filed, id, problem }): ReadonlyArray<FiledRow> =>
    filed === undefined
      ? [{ id, item: undefined, code: "", status: "failed", problem: problem?.detail ?? problem?.title ?? "" }]
      : filed.events.map(({ code, problem: eventProblem, status }) => ({
          id,
          item: filed.item,
          code,
          status,
          problem: eventProblem === undefined ? undefined : (eventProblem.detail ?? eventProblem.title)
        }))
  )

const person = {
  personId: optionalText("person-id", "number", {
    en: "Identification of the person who received; kept for the next time",
    es: "Identificación de la persona que recibió; se guarda para la próxima vez"
  }),
  personType: optionalText("person-type", "code", {
    en: "Type of the identification; default 13, identity card",
    es: "Tipo de identificación; por omisión 13, cédula de ciudadanía"
  }),
  firstName: optionalText("first-name", "name", { en: "Given names of the person", es: "Nombres de la persona" }),
  familyName: optionalText("family-name", "name", { en: "Surnames of the person", es: "Apellidos de la persona" }),
  jobTitle: optionalText("job-title", "text", { en: "Position of the person", es: "Cargo de la persona" }),
  department: optionalText("department", "text", { en: "Department of the person", es: "Área de la persona" })
}

type PersonFlags = Command.Command.Config.Infer<typeof person>

const incomplete = failure(
  "usage",
  { en: "The person is incomplete.", es: "Los datos de la persona están incompletos." },
  {
    en: "Give --person-id, --first-name and --family-name together.",
    es: "Indique --person-id, --first-name y --family-name juntos."
  }
)

/**
 * Person in the flags; `undefined` without such flags, so that the service uses the person stored earlier. Fails if the
 * person is incomplete.
 */
const personOf = (flags: PersonFlags): Effect.Effect<FileInboxEvents["person"], Failure> => {
  const { department, familyName, firstName, jobTitle, personId, personType = "13" } = flagsOf(flags)
  if (personId === undefined && firstName === undefined && familyName === undefined) return Effect.undefined
  if (personId === undefined || firstName === undefined || familyName === undefined) return incomplete
  return Effect.succeed({
    id: personId,
    identificationType: personType,
    firstName,
    familyName,
    ...(jobTitle === undefined ? {} : { jobTitle }),
    ...(department === undefined ? {} : { organizationDepartment: department })
  })
}

/**
 * Value of `signingCertificate` in a body: the content of the `--certificate` file, else the token in the environment.
 * `undefined` if neither is set, so that the service uses the company's default certificate.
 */
const signingCertificate = Effect.fnUntraced(function* (flags: CertificateFlags) {
  if (Option.isNone(flags.certificate)) {
    const token = yield* secretVariable("RADICAR_CERTIFICATE_TOKEN")
    return Option.isNone(token) ? undefined : { token: token.value }
  }
  const { bytes, password } = yield* readCertificateFile(flags.certificate.value, flags)
  return { content: Redacted.make(Buffer.from(bytes).toString("base64")), password }
})

const { companyId, providerId, tokenFile, url } = serviceFlags

const eventFlags = {
  ids: Argument.String("id").pipe(
    describe({
      en: "Id of the item, or the document's key; up to 200",
      es: "Identificador del elemento, o la clave del documento; hasta 200"
    }),
    Argument.variadic({ min: 1, max: maximumItems })
  ),
  withEarlier: toggle("with-earlier", {
    en: "Also files the events that must come before, where they are missing",
    es: "También radica los eventos que deben ir antes, si faltan"
  }),
  ...person,
  service: { url, tokenFile, companyId, providerId },
  certificate: queryFlags.certificate
}

const reason = {
  reason: argument("reason", {
    en: "01 inconsistency, 02 not delivered in full, 03 not delivered in part, 04 service not provided",
    es: "01 inconsistencias, 02 no entregado totalmente, 03 no entregado parcialmente, 04 servicio no prestado"
  })
}

/** Returns an action, preceded by the acknowledgement and receipt that must come before it. */
const withEarlier = (action: InboxAction): ReadonlyArray<InboxAction> => [
  ...(["acknowledge", "receive"] as const).filter(
    (earlier) => inboxActionNames.indexOf(earlier) < inboxActionNames.indexOf(action)
  ),
  action
]

/** Makes a command that files one kind of buyer's event on received documents. */
const eventCommand = (action: InboxAction, text: Localized, example: string) =>
  serviceCommand(
    {
      path: `inbox ${action}`,
      flags: action === "claim" ? { ...reason, ...eventFlags } : eventFlags,
      prepare: (flags) => Effect.all({ certificate: signingCertificate(flags.certificate), person: personOf(flags) }),
      call: ({ inbox }, flags, { certificate, person }): Effect.Effect<FiledInboxEventsMany, ServiceError> =>
        inbox.eventMany({
          query: { companyId: flags.service.companyId, providerId: flags.service.providerId },
          payload: {
            ids: flags.ids,
            actions: flags.withEarlier ? withEarlier(action) : [action],
            ...("reason" in flags ? { claimCode: flags.reason } : {}),
            ...(person === undefined ? {} : { person }),
            ...(certificate === undefined ? {} : { signingCertificate: certificate })
          }
        }),
      write: asValue((answer: FiledInboxEventsMany, layout) => filedText(rowsOf(answer), layout)),
      outcome: (answer) => {
        const statuses = new Set(rowsOf(answer).map(({ status }) => status))
        if (statuses.has("rejected")) return "rejected"
        if (statuses.has("failed")) return "usage"
        return statuses.has("pending") ? "unknown-outcome" : "ok"
      }
    },
    { ...text, examples: [{ command: example }] }
  )

/** `radicar inbox acknowledge`: files acknowledgements of receipt of invoices (event 030). */
export const acknowledgeCommand = eventCommand(
  "acknowledge",
  { en: "File acknowledgements of receipt (030)", es: "Radica acuses de recibo (030)" },
  "radicar inbox acknowledge 2d1c7c75… --person-id 52123456 --first-name Ana --family-name Rojas"
)

/** `radicar inbox receive`: files receipts of goods or services (event 032). */
export const receiveCommand = eventCommand(
  "receive",
  { en: "File receipts of goods or services (032)", es: "Radica recibos del bien o servicio (032)" },
  "radicar inbox receive 2d1c7c75… --with-earlier"
)

/** `radicar inbox accept`: files acceptances of invoices (event 033). */
export const acceptCommand = eventCommand(
  "accept",
  { en: "File acceptances (033)", es: "Radica aceptaciones expresas (033)" },
  "radicar inbox accept 2d1c7c75… --with-earlier"
)

/** `radicar inbox claim`: files claims against invoices, with a reason (event 031). */
export const claimCommand = eventCommand(
  "claim",
  { en: "File claims (031) with a reason", es: "Radica reclamos (031) con un motivo" },
  "radicar inbox claim 02 2d1c7c75…"
)
