import type { CorrectedDocuments, EndorsedInvoice, SaleFacts } from "@radicar/domain/inner/document/DocumentDefinition"
import { Effect } from "effect"
import type { SqlClient, SqlError } from "effect/sql"
import { documentFamily } from "../../numbering/documentFamily.ts"
import type { Row } from "../../platform/database/records.ts"
import { workerDigest } from "./payrollHistory.ts"
import type { NewSubmission, SubmissionIdentity } from "./Submission.ts"

/** A remark on a document and the one that it refers to: a notification. */
export type ReferenceRemark = "negative" | "annulled" | "buyer" | "currency" | "health" | "worker" | "endorsed"

/** A document that this service filed, as far as another may refer to it wrongly. */
export interface FiledDocument {
  /** Which of the references it has the key or the number of. */
  readonly at: string
  readonly prefix: string
  readonly number: number
  readonly documentKey: string
  /** Absent where its month was detached. */
  readonly date?: string
  /** Facts of an invoice. */
  readonly sale?: SaleFacts
  /** Remainder of an invoice after its notes, a decimal. */
  readonly balance?: string
  readonly remarks: ReadonlyArray<ReferenceRemark>
}

/** Reference of a document to another: to the one that a note corrects, or that an endorsement transfers. */
export interface StatedReference extends Pick<SubmissionIdentity, "issuerNit" | "environment"> {
  readonly companyId: string
  /** Key of the document itself. */
  readonly documentKey: string
  readonly corrects?: CorrectedDocuments | undefined
  readonly endorses?: EndorsedInvoice | undefined
  /** Identification of the worker of a note that replaces a payroll. */
  readonly worker?: string
}

/** Every way to take a number apart: a prefix may end in digits, and digits may begin with zeros. */
const splitsOf = (numbered: string): ReadonlyArray<{ readonly prefix: string; readonly number: number }> => {
  const digits = /[0-9]*$/u.exec(numbered)?.[0] ?? ""
  return Array.from(digits, (_, index) => digits.slice(index))
    .filter((each) => Number(each) <= 9_999_999_999)
    .map((each) => ({ prefix: numbered.slice(0, -each.length), number: Number(each) }))
}

/** Whether a number, prefix included, is that of a document. */
export const isNumberOf = (numbered: string, document: Pick<FiledDocument, "prefix" | "number">): boolean =>
  splitsOf(numbered).some(({ number, prefix }) => prefix === document.prefix && number === document.number)

/** JSON that {@link filedDocuments} takes as its parameter. */
export const referenceJson = (reference: StatedReference): string => {
  const { companyId, corrects, documentKey, endorses, environment, issuerNit } = reference
  const common = { company_id: companyId, issuer_nit: issuerNit, environment, own_key: documentKey }
  const corrected = (corrects?.documents ?? []).map(({ at, date, number, uuid }) => ({
    ...common,
    at,
    key: uuid,
    date,
    families: [...new Set(corrects?.typeCodes.map(documentFamily))],
    splits: splitsOf(number),
    note: corrects?.note,
    worker: workerDigest(reference)
  }))
  const endorsed = endorses && { ...common, at: endorses.at, key: endorses.uuid, value: endorses.value }
  return JSON.stringify(endorsed === undefined ? corrected : [...corrected, endorsed])
}

/** The condition that a row of a table is of the company, issuer and environment of a reference. */
const sameIssuer = (table: string): string =>
  ["company_id", "issuer_nit", "environment"]
    .map((column) => `${table}.${column} = reference.value ->> '${column}'`)
    .join(" and ")

/** Remarks that are worth a notification, each as a condition; one on a value that is not known does not hold. */
const remarks: Readonly<Record<ReferenceRemark, string>> = {
  negative:
    "sale ->> 'currency' = note ->> 'currency' and change < 0 and (sale ->> 'total')::numeric + before + change < 0",
  annulled: "note ->> 'annuls' = 'true' and is_annulled",
  buyer: "sale ->> 'buyer' <> note ->> 'buyer'",
  currency: "sale ->> 'currency' <> note ->> 'currency'",
  health: "sale ->> 'health' = 'true' and note ->> 'health' = 'false'",
  worker: "reference.value ->> 'worker' <> (select worker from payrolls where payrolls.id = found.id)",
  endorsed: "sale ->> 'currency' = 'COP' and (sale ->> 'payable')::numeric < (reference.value ->> 'value')::numeric"
}

/**
 * The documents that have the key or the number of a reference and were neither rejected nor refused, and what is worth
 * a notification about them.
 */
const filedDocuments = (parameter: string): string => `
  select found.prefix, found.number, found.document_key, left(document_date, 10) as day, reference.value as stated,
    sale, (sale ->> 'total')::numeric + before as balance,
    array_remove(array[${Object.entries(remarks).map(([name, condition]) => `case when ${condition} then '${name}' end`)}], null) as remarks
  from jsonb_array_elements(${parameter}::jsonb) as reference (value)
  cross join lateral (
    select id, prefix, number, document_key from numbers
      where document_key = reference.value ->> 'key' and ${sameIssuer("numbers")}
    union
    select numbered.* from jsonb_array_elements_text(reference.value -> 'families') as family
      cross join jsonb_to_recordset(reference.value -> 'splits') as split (prefix text, number bigint)
      -- limited, as the document below, so that each is looked up: the planner expects hundreds, and would read them all
      cross join lateral (
        select id, numbers.prefix, numbers.number, document_key from numbers
        where document_family = family and numbers.prefix = split.prefix and numbers.number = split.number
          and ${sameIssuer("numbers")}
        limit 1
      ) as numbered
  ) as found
  cross join lateral (
    select reference.value -> 'note' as note, (reference.value #>> '{note,change}')::numeric as change
  ) as stating
  left join lateral (select document_date, sale from documents where documents.id = found.id limit 1) as filed on true
  cross join lateral (
    select coalesce(sum(corrections.change) filter (where corrections.currency = filed.sale ->> 'currency'), 0) as before,
      bool_or(corrections.annuls) as is_annulled
    from corrections join standings on standings.id = corrections.id
    where note is not null and corrections.corrected_key = found.document_key and ${sameIssuer("corrections")}
      and corrections.document_key <> reference.value ->> 'own_key' and standings.state not in ('rejected', 'refused')
  ) as earlier`

/** The condition that nothing is known which contradicts what a document refers to, or is worth a notification. */
export const nothingToSay = (parameter: string): string => `
  not exists (
    select from (${filedDocuments(parameter)}) as filed
    where document_key <> stated ->> 'key' or day <> stated ->> 'date' or cardinality(remarks) > 0
      or stated -> 'splits' is not null and not exists (
        select from jsonb_to_recordset(stated -> 'splits') as split (prefix text, number bigint)
        where split.prefix = filed.prefix and split.number = filed.number))`

/** The documents that this service filed under the key or the number which a document refers to. */
export const findCorrected = (sql: SqlClient.SqlClient, reference: StatedReference) =>
  Effect.map(sql.unsafe<Row>(filedDocuments("$1"), [referenceJson(reference)]), (rows) =>
    rows.map((row): FiledDocument => {
      const [balance, day, sale] = ["balance", "day", "sale"].map((column) => row[column] ?? undefined)
      return {
        at: (row["stated"] as { readonly at: string }).at,
        prefix: row["prefix"] as string,
        number: Number(row["number"]),
        documentKey: row["document_key"] as string,
        remarks: row["remarks"] as ReadonlyArray<ReferenceRemark>,
        ...(day === undefined ? {} : { date: day as string }),
        ...(sale === undefined ? {} : { sale: sale as SaleFacts }),
        ...(balance === undefined ? {} : { balance: String(balance) })
      }
    })
  )

/** JSON that {@link recordedCorrection} takes; `undefined` of a document that is no note of invoices. */
export const correctionJson = (submission: NewSubmission & { readonly id: string }): string | undefined => {
  const { companyId, corrects, documentKey, environment, id, issuerNit } = submission
  if (corrects?.note === undefined) return undefined
  const { annuls, change, currency } = corrects.note
  return JSON.stringify(
    [...new Set(corrects.documents.map(({ uuid }) => uuid))].map((corrected_key) => ({
      id,
      corrected_key,
      company_id: companyId,
      issuer_nit: issuerNit,
      environment,
      document_key: documentKey,
      currency,
      change,
      annuls
    }))
  )
}

const columns = "id, corrected_key, company_id, issuer_nit, environment, document_key, currency, change, annuls"

/** The statement that records what a note changes of its invoices. */
export const recordedCorrection = (parameter: string, condition = ""): string =>
  `insert into corrections (${columns}) select ${columns} from jsonb_populate_recordset(null::corrections, ${parameter}::jsonb) ${condition}`

/** Records what a note changes of its invoices, in the transaction that has claimed its number. */
export const recordCorrection = (
  sql: SqlClient.SqlClient,
  submission: NewSubmission & { readonly id: string }
): Effect.Effect<void, SqlError.SqlError> => {
  const json = correctionJson(submission)
  return json === undefined ? Effect.void : Effect.asVoid(sql.unsafe(recordedCorrection("$1"), [json]))
}
