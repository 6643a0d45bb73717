import { emailAddress } from "@radicar/contract/inner/mail/emailAddress"
import {
  monthForm,
  type Payslip,
  type PayslipConsent,
  payslipStates,
  type SentPayslips
} from "@radicar/contract/inner/mail/Payslip"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { Effect, Schema } from "effect"
import { Command } from "effect/cli"
import { argument, describeCommand, flagsOf, optionalChoice, optionalText, pageFlags, toggle } from "../flags/flags.ts"
import { accessFlags, companyFlags, serviceFlags } from "../flags/serviceFlags.ts"
import { factRows, type Layout, listText, localMoment, pageText, printable } from "../output/layout.ts"
import { Output, reporting } from "../output/Output.ts"
import { stateName } from "../output/stateNames.ts"
import { writePages } from "../output/write.ts"
import { callService } from "../service/callService.ts"
import { mailFailure, resourceFailure } from "../service/resourceFailure.ts"
import { asValue, serviceCommand } from "../service/serviceCommand.ts"

const { companyId, providerId } = serviceFlags

const month = argument(
  "month",
  { en: "Month of payment, such as 2026-11", es: "Mes de pago, como 2026-11" },
  Schema.String.check(Schema.isPattern(monthForm)).annotate({
    description: bilingual({ en: "a month such as 2026-11", es: "un mes como 2026-11" })
  })
)

const colours = { ready: "yellow", queued: "yellow", sent: "green", failed: "red", noConsent: "red" } as const

const payslipsText = pageText<Payslip>(
  { en: "The month has no such payslips.", es: "El mes no tiene esos desprendibles." },
  ({ paint, say }) => [
    { heading: { en: "document", es: "documento" }, cell: ({ documentId }) => [documentId, paint.bold] },
    { heading: { en: "worker", es: "trabajador" }, least: 12, cell: ({ name }) => name },
    { heading: { en: "identification", es: "identificación" }, cell: ({ identification }) => identification },
    { heading: { en: "address", es: "dirección" }, least: 12, cell: ({ email }) => email },
    {
      heading: { en: "state", es: "estado" },
      cell: ({ state }) => [say(stateName(state)), paint[colours[state]]]
    }
  ]
)

/** `radicar payslip list`: lists the payslips of a month. */
const payslipList = Command.make(
  "list",
  {
    month,
    state: optionalChoice("state", payslipStates, { en: "Only in this state", es: "Solo en este estado" }),
    ...pageFlags,
    service: companyFlags
  },
  Effect.fn("payslip list")(function* ({ cursor, limit, month, service, state }) {
    const output = yield* Output
    const query = { companyId: service.companyId, month, ...flagsOf({ state }) }
    yield* writePages(
      flagsOf({ limit, cursor }),
      (more) =>
        callService(service, ({ payslips }) => payslips.list({ query: { ...query, ...more } }), resourceFailure),
      (page) => payslipsText(page, output)
    )
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "List the payslips of a month with worker, consent and state of the mail",
    es: "Lista los desprendibles de un mes con trabajador, consentimiento y estado del correo"
  })
)

const sentList = listText<SentPayslips["items"][number]>(
  { en: "There was nothing new to send.", es: "No había nada nuevo que enviar." },
  ({ paint, say }) => [
    { heading: { en: "document", es: "documento" }, cell: ({ payslip }) => [payslip.documentId, paint.bold] },
    { heading: { en: "worker", es: "trabajador" }, least: 12, cell: ({ payslip }) => payslip.name },
    {
      heading: { en: "state", es: "estado" },
      least: 12,
      cell: ({ payslip, problem }) =>
        problem === undefined
          ? [say(stateName(payslip.state)), paint[colours[payslip.state]]]
          : [problem.detail ?? problem.title, paint.red]
    }
  ]
)

const sentText = (answer: SentPayslips, layout: Layout): string => {
  const { paint, say } = layout
  const { items, left, withoutConsent } = answer
  return [
    sentList(items, layout),
    ...(withoutConsent.length === 0
      ? []
      : [
          "",
          say({ en: "Without consent, not mailed:", es: "Sin consentimiento, no enviados:" }),
          ...withoutConsent.map(({ documentId, name = "" }) => `  ${documentId}  ${printable(name)}`)
        ]),
    ...(left === 0
      ? []
      : ["", paint.yellow(say({ en: `${left} more are ready: repeat`, es: `Quedan ${left} listos: repita` }))])
  ].join("\n")
}

/** `radicar payslip send`: mails the payslips of a month to the workers who agreed. */
const payslipSend = serviceCommand(
  {
    path: "payslip send",
    flags: { month, service: { ...accessFlags, companyId, providerId } },
    call: ({ payslips }, { month, service: { companyId, providerId } }) =>
      payslips.send({ query: { companyId, providerId }, payload: { month } }),
    failureOf: mailFailure,
    write: asValue(sentText),
    outcome: ({ items }) => (items.some(({ problem }) => problem !== undefined) ? "unknown-outcome" : "ok")
  },
  {
    en: "Mail the payslips of a month, at most 200 at a time; nobody receives one twice",
    es: "Envía los desprendibles de un mes, máximo 200 a la vez; nadie recibe uno dos veces"
  }
)

const consentsText = pageText<PayslipConsent>(
  { en: "No worker has agreed.", es: "Ningún trabajador ha aceptado." },
  ({ paint }) => [
    { heading: "id", cell: ({ id }) => id },
    { heading: { en: "worker", es: "trabajador" }, least: 12, cell: ({ name }) => [name ?? "", paint.bold] },
    { heading: { en: "identification", es: "identificación" }, cell: ({ identification }) => identification },
    { heading: { en: "address", es: "dirección" }, least: 12, cell: ({ email }) => email },
    { heading: { en: "recorded", es: "registrado" }, optional: true, cell: ({ recorded }) => localMoment(recorded) },
    {
      heading: { en: "revoked", es: "revocado" },
      optional: true,
      cell: ({ revoked }) => (revoked === undefined ? "" : localMoment(revoked))
    }
  ]
)

/** `radicar payslip consents`: lists the consents of workers. */
const consentList = Command.make(
  "consents",
  {
    revoked: toggle("revoked", { en: "Also revoked ones", es: "También los revocados" }),
    ...pageFlags,
    service: companyFlags
  },
  Effect.fn("payslip consents")(function* ({ cursor, limit, revoked, service }) {
    const output = yield* Output
    const query = { companyId: service.companyId, ...(revoked ? { revoked: "true" as const } : {}) }
    yield* writePages(
      flagsOf({ limit, cursor }),
      (more) =>
        callService(service, ({ payslips }) => payslips.consents({ query: { ...query, ...more } }), resourceFailure),
      (page) => consentsText(page, output)
    )
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "List the workers who agreed to payslips by e-mail",
    es: "Lista los trabajadores que aceptaron su desprendible por correo"
  })
)

const consentText = (consent: PayslipConsent, layout: Layout): string => {
  const { callerName, email, id, identification, identificationType, name, recorded, revoked, tokenId } = consent
  return factRows(layout, [
    ["id", id],
    [{ en: "worker", es: "trabajador" }, name],
    [{ en: "identification", es: "identificación" }, `${identificationType} ${identification}`],
    [{ en: "address", es: "dirección" }, email],
    [{ en: "recorded", es: "registrado" }, localMoment(recorded)],
    [{ en: "by", es: "por" }, callerName ?? tokenId],
    [{ en: "revoked", es: "revocado" }, revoked === undefined ? undefined : localMoment(revoked)]
  ])
}

/** `radicar payslip consent`: records the consent of a worker. */
const consentRecord = serviceCommand(
  {
    path: "payslip consent",
    flags: {
      identificationType: argument("type", {
        en: "Type of identification: 13 for a citizen's card",
        es: "Tipo de identificación: 13 para cédula de ciudadanía"
      }),
      identification: argument("identification", {
        en: "Identification of the worker, as in the payroll",
        es: "Identificación del trabajador, como en la nómina"
      }),
      email: argument("address", { en: "Address of the worker", es: "Dirección del trabajador" }, emailAddress),
      name: optionalText("name", "text", { en: "Name of the worker", es: "Nombre del trabajador" }),
      service: companyFlags
    },
    call: ({ payslips }, { email, identification, identificationType, name, service: { companyId } }) =>
      payslips.record({
        query: { companyId },
        payload: { identificationType, identification, email, ...flagsOf({ name }) }
      }),
    write: asValue(consentText)
  },
  {
    en: "Record that a worker agreed to payslips by e-mail",
    es: "Registra que un trabajador aceptó su desprendible por correo",
    examples: [{ command: "radicar payslip consent 13 1098765432 ana@example.com --name 'Ana Ríos'" }]
  }
)

/** `radicar payslip revoke`: revokes a consent. */
const consentRevoke = serviceCommand(
  {
    path: "payslip revoke",
    flags: {
      id: argument("id", { en: "Id of the consent", es: "Identificador del consentimiento" }),
      service: companyFlags
    },
    call: ({ payslips }, { id, service: { companyId } }) => payslips.revoke({ params: { id }, query: { companyId } }),
    write: asValue(consentText)
  },
  {
    en: "Revoke a consent: nothing more is mailed to the worker",
    es: "Revoca un consentimiento: no se le envía nada más al trabajador"
  }
)

/** `radicar payslip`: mails payslips to the workers who agreed. */
export const payslipCommand = Command.make("payslip").pipe(
  describeCommand({
    en: "Mail the payslips of a month to the workers who agreed, and record their consents",
    es: "Envía los desprendibles de un mes a los trabajadores que aceptaron, y registra sus consentimientos",
    short: {
      en: "Mail payslips to the workers who agreed",
      es: "Envía desprendibles a quienes aceptaron"
    },
    examples: [{ command: "radicar payslip list 2026-11" }, { command: "radicar payslip send 2026-11" }]
  }),
  Command.withSubcommands([payslipList, payslipSend, consentList, consentRecord, consentRevoke])
)
