import type { IdentifiedDocument } from "@radicar/domain/inner/document/DocumentDefinition"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { absent } from "@radicar/domain/inner/rules/sharedWordings"
import type { Findings, Violation } from "@radicar/domain/inner/rules/Violation"
import { Effect } from "effect"
import {
  type FiledDocument,
  type ReferenceRemark,
  type StatedReference
} from "../documents/submissions/correctedDocument.ts"
import type { Submissions } from "../documents/submissions/Submissions.ts"
import { violation } from "../http/violation.ts"
import { present } from "../platform/present.ts"
import type { FilingRequest } from "./FilingRequest.ts"

/** Reference of a note or of an endorsement in property; `undefined` for any other document. */
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
        ...present({ corrects, endorses, worker: payroll?.worker })
      }

const message: Localized = {
  en: "The note refers to a document that was filed here with another number, key or date.",
  es: "La nota se refiere a un documento que se radicó aquí con otro número, código único o fecha."
}

const differs = (path: string, filed: string, actual: string) =>
  violation({
    rule: "RAD66",
    path,
    message,
    expected: { en: filed, es: filed },
    actual
  })

type Corrected = NonNullable<StatedReference["corrects"]>["documents"][number]

/** The filed document that a reference means: the one of its key, else one of its number. */
const meant = (uuid: string, filed: ReadonlyArray<FiledDocument>): FiledDocument | undefined =>
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

/** Contents of a remark: its rule, its path, and the expected value, by the document that is referred to. */
interface RemarkText {
  readonly rule: string | ((reference: StatedReference) => string)
  readonly path: string
  readonly message: Localized
  readonly expected: (filed: FiledDocument, id: string) => Localized
  readonly actual: (reference: StatedReference) => string | undefined
}

const remarkTexts: Readonly<Record<ReferenceRemark, RemarkText>> = {
  negative: {
    rule: "RAD77",
    path: "$.LegalMonetaryTotal.PayableAmount",
    message: {
      en: "The note takes more off its invoice than the notes filed here have left of it.",
      es: "La nota descuenta de su factura más de lo que han dejado las notas radicadas aquí."
    },
    expected: ({ balance = "0" }, id) =>
      Number(balance) > 0
        ? { en: `at most ${balance}, what is left of ${id}`, es: `como máximo ${balance}, el saldo de ${id}` }
        : { en: `nothing, for nothing is left of ${id}`, es: `nada, pues ${id} no tiene saldo` },
    actual: ({ corrects }) => corrects?.note?.change?.replace("-", "")
  },
  annulled: {
    rule: "RAD78",
    path: "$.CorrectionCode",
    message: {
      en: "The note annuls an invoice that another note filed here has annulled.",
      es: "La nota anula una factura que otra nota radicada aquí ya anuló."
    },
    expected: (_, id) => ({ en: `another reason: ${id} is annulled`, es: `otro concepto: ${id} ya está anulada` }),
    actual: () => "2"
  },
  buyer: {
    rule: "RAD79",
    path: "$.CustomerParty.Id",
    message: {
      en: "The note names another buyer than its invoice, which was filed here.",
      es: "La nota informa un adquirente distinto del de su factura, que se radicó aquí."
    },
    expected: ({ sale }, id) => ({
      en: `${sale?.buyer}, the buyer of ${id}`,
      es: `${sale?.buyer}, el adquirente de ${id}`
    }),
    actual: ({ corrects }) => corrects?.note?.buyer
  },
  currency: {
    rule: "RAD80",
    path: "$.CurrencyCode",
    message: {
      en: "The note is in another currency than its invoice, which was filed here.",
      es: "La nota está en una moneda distinta de la de su factura, que se radicó aquí."
    },
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
    rule: "RAD81",
    path: "$.EmployeeParty.Id",
    message: {
      en: "The note replaces a payroll that was filed here for another worker.",
      es: "La nota reemplaza una nómina que se radicó aquí para otro trabajador."
    },
    expected: (_, id) => ({ en: `the worker of ${id}`, es: `el trabajador de ${id}` }),
    actual: ({ worker }) => worker
  },
  endorsed: {
    rule: "RAD82",
    path: "$.Negotiation",
    message: {
      en: "The endorsement is of more than the total of its invoice, which was filed here.",
      es: "El endoso supera el total de su factura, que se radicó aquí."
    },
    expected: ({ sale }, id) => ({
      en: `at most ${sale?.payable}, the total of ${id}`,
      es: `como máximo ${sale?.payable}, el total de ${id}`
    }),
    actual: ({ endorses }) => endorses?.value
  }
}

/** Remarks on the document that a reference means, in the order of the rules. */
const remarksOn = (
  reference: StatedReference,
  filed: FiledDocument | undefined
): ReadonlyArray<Effect.Effect<Violation>> =>
  filed === undefined
    ? []
    : filed.remarks.map((remark) => {
        const { actual, expected, message: said, path, rule } = remarkTexts[remark]
        return violation({
          rule: typeof rule === "string" ? rule : rule(reference),
          message: said,
          path: remark === "endorsed" ? filed.at : path,
          expected: expected(filed, `${filed.prefix}${filed.number}`),
          actual: actual(reference) ?? absent
        })
      })

/**
 * In what the reference of a document differs from the one that this service filed, and what else is worth a
 * notification about the two. Of a document that it did not file it knows nothing.
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
      found: meant(document.uuid, at(document.at))
    }))
    const endorsed = endorses && meant(endorses.uuid, at(endorses.at))
    return Effect.all({
      violations: Effect.all(documents.flatMap(({ document, found }) => compare(document, found))),
      notifications: Effect.all(
        [
          ...documents.map(({ document, found }) => (found?.documentKey === document.uuid ? found : undefined)),
          endorsed
        ].flatMap((found) => remarksOn(reference, found))
      )
    })
  })
}
