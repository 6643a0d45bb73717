import { formedText } from "@radicar/domain/inner/rules/described"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { NeededScope } from "./CurrentCaller.ts"
import { CompanyQuery, FilingQuery, queryFlag } from "./FilingQuery.ts"
import {
  monthForm,
  PayslipConsent,
  PayslipConsentPage,
  PayslipPage,
  payslipState,
  RecordConsent,
  SendPayslips,
  SentPayslips
} from "./mail/Payslip.ts"
import {
  bodyProblems,
  Forbidden,
  MailNotConfigured,
  MailRefused,
  NotFound,
  ServiceUnavailable
} from "./problem/problems.ts"
import { groupTexts, operationTexts } from "./openApiTexts.ts"
import { pagingQuery } from "./query/pageQuery.ts"
import { Repeats } from "./Repetition.ts"

const { companyId, providerId } = FilingQuery

/** Query parameters of the payslips of a month. */
export const PayslipQuery = {
  companyId,
  month: formedText(monthForm, { en: "a month such as 2026-11", es: "un mes como 2026-11" }).annotate({
    description: bilingual({
      en: "Month of the first payment: 2026-11.",
      es: "Mes del primer pago: 2026-11."
    })
  }),
  state: Schema.optionalKey(
    payslipState.annotate({
      description: bilingual({
        en: "Only payslips in this state.",
        es: "Solo desprendibles en este estado."
      })
    })
  ),
  ...pagingQuery
}

/** Operations on payslips by e-mail, and the consents of workers to them. */
export class PayslipsGroup extends HttpApiGroup.make("payslips")
  .add(
    HttpApiEndpoint.get("list", "/", {
      query: PayslipQuery,
      success: PayslipPage,
      error: [Forbidden, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("PayslipGetAll", {
        summary: { en: "Payslips of a month", es: "Desprendibles de un mes" },
        en: "The accepted payrolls of a month with their workers, in pages, each with the worker's consent and the state of its mail. A payroll that was replaced or deleted is not among them; the note that replaces it is.",
        es: "Las nóminas aceptadas de un mes con sus trabajadores, por páginas, cada una con el consentimiento del trabajador y el estado de su correo. No incluye una nómina reemplazada o eliminada; sí la nota que la reemplaza."
      })
    ),
    HttpApiEndpoint.post("send", "/mails", {
      query: { companyId, providerId },
      payload: SendPayslips,
      success: SentPayslips,
      error: [...bodyProblems, Forbidden, MailNotConfigured, MailRefused, ServiceUnavailable]
    })
      .annotate(NeededScope, "documents:write")
      .annotate(Repeats, "safe")
      .annotateMerge(
        operationTexts("PayslipSendMonth", {
          summary: { en: "Mail the payslips of a month", es: "Enviar los desprendibles de un mes" },
          en: "Queues one mail for each worker who agreed and has not been sent the payslip: the PDF and the signed XML, over TLS only. At most 200 at a time, each of which counts as a request; `left` says how many are still ready. Nobody receives a payslip twice: a repeated request sends only what is new. Workers without consent are listed, not mailed.",
          es: "Encola un correo por cada trabajador que aceptó y al que no se le ha enviado su desprendible: el PDF y el XML firmado, solo por TLS. Máximo 200 a la vez, y cada uno cuenta como una solicitud; `left` dice cuántos siguen listos. Nadie recibe un desprendible dos veces: repetir la solicitud solo envía lo nuevo. Los trabajadores sin consentimiento se listan, no se les envía."
        })
      ),
    HttpApiEndpoint.get("consents", "/consents", {
      query: {
        companyId,
        revoked: queryFlag({
          en: "true lists revoked consents too, which prove that earlier mails were allowed.",
          es: "true lista también los revocados, que prueban que los correos anteriores estaban permitidos."
        }),
        ...pagingQuery
      },
      success: PayslipConsentPage,
      error: [Forbidden, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("PayslipConsentGetAll", {
        summary: { en: "List consents to payslips by e-mail", es: "Listar los consentimientos" },
        en: "The workers who agreed to payslips by e-mail, the newest first, with the caller who recorded it and the time.",
        es: "Los trabajadores que aceptaron recibir su desprendible por correo, de lo más reciente a lo más antiguo, con quién lo registró y cuándo."
      })
    ),
    HttpApiEndpoint.post("record", "/consents", {
      query: CompanyQuery,
      payload: RecordConsent,
      success: PayslipConsent,
      error: [...bodyProblems, Forbidden, ServiceUnavailable]
    })
      .annotate(NeededScope, "documents:write")
      .annotate(Repeats, "safe")
      .annotateMerge(
        operationTexts("PayslipConsentRecord", {
          summary: { en: "Record a consent", es: "Registrar un consentimiento" },
          en: "Records that a worker agreed to payslips by e-mail, at which address, with the caller and the time. The same consent again answers the recorded one; another address revokes the earlier one.",
          es: "Registra que un trabajador aceptó recibir su desprendible por correo, y en qué dirección, con quien llama y la hora. El mismo consentimiento otra vez responde el registrado; otra dirección revoca el anterior."
        })
      ),
    HttpApiEndpoint.delete("revoke", "/consents/:id", {
      params: {
        id: Schema.String.annotate({
          description: bilingual({
            en: "UUID of the consent, `id` of the list.",
            es: "UUID del consentimiento, `id` de la lista."
          })
        })
      },
      query: CompanyQuery,
      success: PayslipConsent,
      error: [Forbidden, NotFound, ServiceUnavailable]
    })
      .annotate(NeededScope, "documents:write")
      .annotateMerge(
        operationTexts("PayslipConsentRevoke", {
          summary: { en: "Revoke a consent", es: "Revocar un consentimiento" },
          en: "Ends a consent from now on: no further payslip is mailed to the worker. The row stays as proof.",
          es: "Termina un consentimiento desde ahora: no se envía otro desprendible al trabajador. La fila queda como prueba."
        })
      )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "documents:read")
  .prefix("/v1/payslips")
  .annotateMerge(
    groupTexts("Payslips", {
      en: "Payslips by e-mail to the workers who agreed.",
      es: "Desprendibles de nómina por correo a los trabajadores que aceptaron."
    })
  ) {}
