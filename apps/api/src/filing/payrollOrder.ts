import type { IdentifiedDocument } from "@radicar/domain/inner/document/DocumentDefinition"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { absent } from "@radicar/domain/inner/rules/sharedWordings"
import type { Violation } from "@radicar/domain/inner/rules/Violation"
import { Effect } from "effect"
import type { PayrollClaim, PayrollObstacle } from "../documents/submissions/payrollHistory.ts"
import type { Submissions } from "../documents/submissions/Submissions.ts"
import { violation } from "../http/violation.ts"
import type { FilingRequest } from "./FilingRequest.ts"

/** Which payroll a document is; `undefined` of any other document. */
export const payrollOf = (
  { issuerNit, key, payroll }: Pick<IdentifiedDocument<unknown>, "issuerNit" | "key" | "payroll">,
  { companyId, environment }: Pick<FilingRequest, "companyId" | "environment">
): PayrollClaim | undefined => payroll && { ...payroll, companyId, environment, issuerNit, documentKey: key.value }

const messages = {
  month: {
    en: "The worker has a payroll in the month of payment, which was filed here.",
    es: "El trabajador ya tiene una nómina en el mes de pago, que se radicó aquí."
  },
  worker: {
    en: "Novedad names a payroll that was filed here for another worker, or was rejected.",
    es: "Novedad nombra una nómina que se radicó aquí para otro trabajador, o que fue rechazada."
  },
  replaced: {
    en: "The note refers to a payroll that a document filed here has replaced.",
    es: "La nota se refiere a una nómina que un documento radicado aquí ya reemplazó."
  },
  deleted: {
    en: "The note refers to a payroll that a document filed here has deleted.",
    es: "La nota se refiere a una nómina que un documento radicado aquí ya eliminó."
  }
} as const satisfies Readonly<Record<string, Localized>>

const same = (text: string): Localized => ({ en: text, es: text })

const describe = (claim: PayrollClaim, { documentKey, id, kind, role }: PayrollObstacle): Effect.Effect<Violation> => {
  const stated = claim.predecessor ?? absent
  if (kind === "month") {
    const expected = {
      en: `${documentKey}, the CUNE of ${id}; or another month in Pay.Date`,
      es: `${documentKey}, el CUNE de ${id}; u otro mes en Pay.Date`
    }
    return violation({ rule: "90", path: "$.Novedad.Uuid", message: messages.month, expected, actual: absent })
  }
  if (kind === "worker") {
    const expected = {
      en: "the CUNE of a payroll of the worker that was not rejected",
      es: "el CUNE de una nómina del trabajador que no fue rechazada"
    }
    return violation({ rule: "NIE204a", path: "$.Novedad.Uuid", message: messages.worker, expected, actual: stated })
  }
  const path = "$.DocumentReference.Uuid"
  return role === "deletion"
    ? violation({
        rule: "RAD67",
        path,
        message: messages.deleted,
        expected: {
          en: `the CUNE of a payroll that is not deleted, as this one is by ${id}`,
          es: `el CUNE de una nómina que no esté eliminada, como esta por ${id}`
        },
        actual: stated
      })
    : violation({ rule: "RAD67", path, message: messages.replaced, expected: same(documentKey), actual: stated })
}

/**
 * What was filed here before and forbids a payroll document: another one of the worker's in the month, or a newer one
 * than it changes. Of documents that this service did not file it knows nothing, so they forbid nothing.
 */
export const payrollViolations = (
  submissions: Pick<Submissions["Service"], "payrollObstacles">,
  claim: PayrollClaim | undefined
): Effect.Effect<ReadonlyArray<Violation>> =>
  claim === undefined
    ? Effect.succeed([])
    : Effect.flatMap(submissions.payrollObstacles(claim), (obstacles) =>
        Effect.forEach(obstacles, (obstacle) => describe(claim, obstacle))
      )
