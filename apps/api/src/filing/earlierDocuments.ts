// Rules that need documents filed earlier: corrected invoices, endorsements, payrolls, mandates.
// Rules that a document alone decides are in @radicar/domain.
import type { IdentifiedDocument } from "@radicar/domain/inner/document/DocumentDefinition"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { recordRules } from "@radicar/domain/inner/rules/recordRules"
import { absent } from "@radicar/domain/inner/rules/sharedWordings"
import type { Findings, Violation } from "@radicar/domain/inner/rules/Violation"
import { Effect } from "effect"
import {
  type FiledDocument,
  type PayrollClaim,
  type PayrollObstacle,
  predecessorMessage,
  type ReferenceRemark,
  type StatedReference
} from "../documents/submissions/documentReferences.ts"
import type { Submissions } from "../documents/submissions/Submissions.ts"
import { violation } from "../http/violation.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"
import type { FilingRequest } from "./FilingRequest.ts"
import { documentId, type Submission } from "../documents/submissions/Submission.ts"
import { submissionStates } from "../documents/submissions/submissionStates.ts"

/**
 * Reference of a note to the document that it corrects, or of an endorsement to the invoice that it transfers;
 * `undefined` for any other document.
 */
export const referenceOf = (
  {
    corrects,
    endorses,
    issuerNit,
    key,
    payroll
  }: Pick<IdentifiedDocument<unknown>, "corrects" | "endorses" | "issuerNit" | "key" | "payroll">,
  { companyId, environment }: Pick<FilingRequest, "companyId" | "environment">
): StatedReference | undefined =>
  corrects === undefined && endorses === undefined
    ? undefined
    : {
        companyId,
        environment,
        issuerNit,
        documentKey: key.value,
        ...withoutUndefined({ corrects, endorses, worker: payroll?.worker })
      }

const differs = (path: string, filed: string, actual: string) =>
  violation({
    rule: "RAD66",
    path,
    message: recordRules.RAD66,
    expected: { en: filed, es: filed },
    actual
  })

type Corrected = NonNullable<StatedReference["corrects"]>["documents"][number]

/** The filed document to which a reference refers: the one with its key, else one with its number. */
const findByUuid = (uuid: string, filed: ReadonlyArray<FiledDocument>): FiledDocument | undefined =>
  filed.find(({ documentKey }) => documentKey === uuid) ?? filed[0]

const compare = (
  { at, date, number, uuid }: Corrected,
  filed: FiledDocument | undefined
): ReadonlyArray<Effect.Effect<Violation>> =>
  (filed?.differs ?? []).map((field) => {
    if (field === "number") return differs(`${at}.Number`, `${filed?.prefix}${filed?.number}`, number)
    return field === "key"
      ? differs(`${at}.Uuid`, filed?.documentKey ?? "", uuid)
      : differs(`${at}.Date`, filed?.date ?? "", date)
  })

/** Contents of a notification about a reference: rule, path, and the value expected by the referenced document. */
interface RemarkText {
  readonly rule: string | ((reference: StatedReference) => string)
  readonly path: string
  readonly message: Localized
  readonly expected: (filed: FiledDocument, id: string) => Localized
  readonly actual: (reference: StatedReference) => string | undefined
  /** Set if the document is refused. */
  readonly refuses?: true
}

const remarkTexts: Readonly<Record<ReferenceRemark, RemarkText>> = {
  negative: {
    rule: "RAD77",
    path: "$.LegalMonetaryTotal.PayableAmount",
    message: recordRules.RAD77,
    expected: ({ balance = "0" }, id) =>
      Number(balance) > 0
        ? { en: `at most ${balance}, the balance of ${id}`, es: `como máximo ${balance}, el saldo de ${id}` }
        : { en: `nothing: ${id} has no balance left`, es: `nada: ${id} no tiene saldo` },
    actual: ({ corrects }) => corrects?.note?.change?.replace("-", "")
  },
  annulled: {
    rule: "RAD78",
    path: "$.CorrectionCode",
    message: recordRules.RAD78,
    expected: (_, id) => ({ en: `another reason: ${id} is annulled`, es: `otro concepto: ${id} ya está anulada` }),
    actual: () => "2"
  },
  buyer: {
    rule: "RAD79",
    path: "$.CustomerParty.Id",
    message: recordRules.RAD79,
    expected: ({ sale }, id) => ({
      en: `${sale?.buyer}, the buyer of ${id}`,
      es: `${sale?.buyer}, el adquiriente de ${id}`
    }),
    actual: ({ corrects }) => corrects?.note?.buyer
  },
  currency: {
    rule: "RAD80",
    path: "$.CurrencyCode",
    message: recordRules.RAD80,
    expected: ({ sale }, id) => ({
      en: `${sale?.currency}, the currency of ${id}`,
      es: `${sale?.currency}, la moneda de ${id}`
    }),
    actual: ({ corrects }) => corrects?.note?.currency
  },
  health: {
    rule: ({ corrects }) => (corrects?.note?.credits === true ? "CND060" : "DND060"),
    path: "$.Health",
    message: {
      en: "The note lacks the health data that its invoice, which was filed here, has.",
      es: "A la nota le faltan los datos de salud que tiene su factura, radicada aquí."
    },
    expected: (_, id) => ({ en: `Health as in ${id}`, es: `Health como en ${id}` }),
    actual: () => undefined
  },
  worker: {
    rule: "NIAE191a",
    path: "$.EmployeeParty.Id",
    message: predecessorMessage,
    expected: (_, id) => ({
      en: `the worker of ${id}; delete that payroll, then file one for this worker`,
      es: `el trabajador de ${id}; elimine esa nómina y luego radique una de este trabajador`
    }),
    actual: ({ worker }) => worker,
    refuses: true
  },
  endorsed: {
    rule: "RAD82",
    path: "$.Negotiation",
    message: recordRules.RAD82,
    expected: ({ sale }, id) => ({
      en: `at most ${sale?.payable}, the total of ${id}`,
      es: `como máximo ${sale?.payable}, el total de ${id}`
    }),
    actual: ({ endorses }) => endorses?.value
  }
}

/** Findings about the referenced document, in the order of the rules: violations or notifications. */
const remarksOn = (
  reference: StatedReference,
  filed: FiledDocument | undefined,
  refuses?: true
): ReadonlyArray<Effect.Effect<Violation>> =>
  filed === undefined
    ? []
    : filed.remarks
        .filter((remark) => remarkTexts[remark].refuses === refuses)
        .map((remark) => {
          const { actual, expected, message: messageTexts, path, rule } = remarkTexts[remark]
          return violation({
            rule: typeof rule === "string" ? rule : rule(reference),
            message: messageTexts,
            path: remark === "endorsed" ? filed.at : path,
            expected: expected(filed, `${filed.prefix}${filed.number}`),
            actual: actual(reference) ?? absent
          })
        })

/**
 * Violations because a document misstates a document to which it refers, and notifications about both documents. Only
 * referenced documents that this service filed are compared.
 */
export const referenceFindings = (
  submissions: Pick<Submissions["Service"], "corrected">,
  reference: StatedReference | undefined
): Effect.Effect<Pick<Findings, "violations" | "notifications">> => {
  if (reference === undefined) return Effect.succeed({ violations: [], notifications: [] })
  const { corrects, endorses } = reference
  return Effect.flatMap(submissions.corrected(reference), (filed) => {
    const at = (place: string) => filed.filter((each) => each.at === place)
    const documents = (corrects?.documents ?? []).map((document) => ({
      document,
      match: findByUuid(document.uuid, at(document.at))
    }))
    const endorsed = endorses && findByUuid(endorses.uuid, at(endorses.at))
    const matches = [
      ...documents.map(({ document, match }) => (match?.documentKey === document.uuid ? match : undefined)),
      endorsed
    ]
    const refusals = matches.flatMap((match) => remarksOn(reference, match, true))
    return Effect.all({
      violations: Effect.all([...documents.flatMap(({ document, match }) => compare(document, match)), ...refusals]),
      notifications: Effect.all(matches.flatMap((match) => remarksOn(reference, match)))
    })
  })
}

/** The payroll claim of a document; `undefined` if it is not a payroll document. */
export const payrollOf = (
  { issuerNit, key, payroll }: Pick<IdentifiedDocument<unknown>, "issuerNit" | "key" | "payroll">,
  { companyId, environment }: Pick<FilingRequest, "companyId" | "environment">
): PayrollClaim | undefined => payroll && { ...payroll, companyId, environment, issuerNit, documentKey: key.value }

const messages = {
  month: {
    en: "A payroll of the worker for the month of payment was already filed here.",
    es: "Ya se radicó aquí una nómina del trabajador para el mes de pago."
  },
  worker: {
    en: "Novedad names a payroll that was filed here for another worker, or was rejected.",
    es: "Novedad nombra una nómina que se radicó aquí para otro trabajador, o que fue rechazada."
  },
  deleted: {
    en: "The note refers to a payroll that a document filed here has deleted.",
    es: "La nota se refiere a una nómina que un documento radicado aquí ya eliminó."
  }
} as const satisfies Readonly<Record<string, Localized>>

const describe = (claim: PayrollClaim, { documentKey, id, kind, role }: PayrollObstacle): Effect.Effect<Violation> => {
  const actual = claim.predecessor ?? absent
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
    return violation({ rule: "NIE204a", path: "$.Novedad.Uuid", message: messages.worker, expected, actual })
  }
  const path = "$.DocumentReference.Uuid"
  return role === "deletion"
    ? violation({
        rule: claim.role === "deletion" ? "NIAE216a" : "NIAE191a",
        path,
        message: messages.deleted,
        expected: {
          en: `the CUNE of a payroll that is not deleted, as this one is by ${id}`,
          es: `el CUNE de una nómina que no esté eliminada, como esta por ${id}`
        },
        actual
      })
    : violation({
        rule: "RAD67",
        path,
        message: recordRules.RAD67,
        expected: { en: documentKey, es: documentKey },
        actual
      })
}

/**
 * Violations due to other payroll documents that this service filed, such as the worker's other payroll of the month,
 * or a newer version of the payroll to change. Documents filed elsewhere are unknown and forbid nothing.
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

/**
 * The period of a mandate, within which it can be terminated. An absent start or end sets no limit, but a mandate
 * limited in time must have an end.
 */
interface Term {
  readonly isLimited: boolean
  readonly start: string | undefined
  readonly end: string | undefined
}

/** The dates in all elements with a name, the earliest first. */
const daysIn = (xml: string, element: string): ReadonlyArray<string> =>
  Array.from(
    // linear: names of elements are literals, and a date has one length
    xml.matchAll(new RegExp(`<${element}>([0-9]{4}-[0-9]{2}-[0-9]{2})</${element}>`, "gu")),
    ([, day = ""]) => day
  ).toSorted()

/**
 * The period of a mandate. A text search in the canonical XML that this service wrote finds it, because parsing such
 * large files is slow. `undefined` if the XML is no longer stored.
 */
const termOf = ({ signedXml }: Submission): Term | undefined => {
  const xml = Buffer.from(signedXml).toString("latin1")
  const operation = /<cbc:CustomizationID[^<>]*>(43[1-4])</u.exec(xml)?.[1]
  if (operation === undefined) return undefined
  // several documents may have terms of their own; the mandate ends with the last of them
  return {
    isLimited: operation === "431" || operation === "433",
    start: daysIn(xml, "cbc:StartDate")[0],
    end: daysIn(xml, "cbc:EndDate").at(-1)
  }
}

const mandateMessage: Localized = {
  en: "The mandate, which was filed here, has already ended or has not begun.",
  es: "El mandato, que se radicó aquí, ya terminó o aún no empieza."
}

/** The expected day of a termination; `undefined` if the stated day is within the mandate's period. */
const expectedDay = (mandate: string, { end, isLimited, start }: Term, day: string): Localized | undefined => {
  if (!isLimited) {
    return start === undefined || day >= start
      ? undefined
      : {
          en: `not before ${start}, when the mandate ${mandate} begins`,
          es: `no antes del ${start}, cuando empieza el mandato ${mandate}`
        }
  }
  if (end === undefined) {
    return {
      en: `another mandate: ${mandate} is limited in time and states no end`,
      es: `otro mandato: ${mandate} es por tiempo limitado y no informa su fin`
    }
  }
  return day <= end
    ? undefined
    : {
        en: `not after ${end}, when the mandate ${mandate} ends`,
        es: `no después del ${end}, cuando termina el mandato ${mandate}`
      }
}

/**
 * Notification that a termination (event 044) is outside the period of its mandate, for which the authority may reject
 * it (rule DC24s). Checks only mandates that the same company filed through this service and that were neither rejected
 * nor refused.
 */
export const mandateNotifications = (
  submissions: Pick<Submissions["Service"], "ofDocumentKey">,
  { date, terminates }: Pick<IdentifiedDocument<unknown>, "date" | "terminates">,
  { companyId, environment }: Pick<FilingRequest, "companyId" | "environment">
): Effect.Effect<ReadonlyArray<Violation>> =>
  terminates === undefined
    ? Effect.succeed([])
    : Effect.flatMap(submissions.ofDocumentKey(terminates), (filed) => {
        const mandate = filed.find(
          (each) =>
            each.documentType === "043" &&
            each.companyId === companyId &&
            each.environment === environment &&
            !submissionStates[each.state].freesNumber
        )
        const term = mandate && termOf(mandate)
        const expected = mandate && term && expectedDay(documentId(mandate), term, date.date)
        if (expected === undefined) return Effect.succeed([])
        return Effect.map(
          violation({ rule: "DC24s", path: "$.Date", message: mandateMessage, expected, actual: date.date }),
          (notification) => [notification]
        )
      })
