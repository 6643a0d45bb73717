import type { CorrectedDocuments } from "@radicar/domain/document/DocumentDefinition"
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import { documentFamily } from "../../numbering/documentFamily.ts"
import type { Row } from "../../platform/database/records.ts"
import type { SubmissionIdentity } from "./Submission.ts"

/** A document that this service filed, as far as a note may refer to it wrongly. */
export interface FiledDocument {
  /** Which of the references it has the key or the number of. */
  readonly at: string
  readonly prefix: string
  readonly number: number
  readonly documentKey: string
  /** Absent where its month was detached. */
  readonly date?: string
}

/** Whose documents a note may refer to, and to which of them it does. */
export interface NoteReference extends Pick<SubmissionIdentity, "issuerNit" | "environment"> {
  readonly companyId: string
  readonly corrects: CorrectedDocuments
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
export const referenceJson = ({ companyId, corrects, environment, issuerNit }: NoteReference): string =>
  JSON.stringify(
    corrects.documents.map(({ at, date, number, uuid }) => ({
      company_id: companyId,
      issuer_nit: issuerNit,
      environment,
      at,
      key: uuid,
      date,
      families: [...new Set(corrects.typeCodes.map(documentFamily))],
      splits: splitsOf(number)
    }))
  )

/** The documents that have the key or the number of a reference and were neither rejected nor refused. */
const filedDocuments = (parameter: string): string => `
  select found.prefix, found.number, found.document_key, left(documents.document_date, 10) as day, reference.value as stated
  from jsonb_array_elements(${parameter}::jsonb) as reference (value)
  cross join lateral (
    select id, prefix, number, document_key from numbers
      where document_key = reference.value ->> 'key'
        and issuer_nit = reference.value ->> 'issuer_nit' and environment = reference.value ->> 'environment'
        and company_id = reference.value ->> 'company_id'
    union
    select id, numbers.prefix, numbers.number, document_key
      from jsonb_array_elements_text(reference.value -> 'families') as family
      cross join jsonb_to_recordset(reference.value -> 'splits') as split (prefix text, number bigint)
      join numbers on numbers.document_family = family
        and numbers.prefix = split.prefix and numbers.number = split.number
        and issuer_nit = reference.value ->> 'issuer_nit' and environment = reference.value ->> 'environment'
        and company_id = reference.value ->> 'company_id'
  ) as found
  left join documents on documents.id = found.id`

/** The condition that nothing is known which contradicts the reference of a note. */
export const nothingContradicts = (parameter: string): string => `
  not exists (
    select from (${filedDocuments(parameter)}) as filed
    where document_key <> stated ->> 'key' or day <> stated ->> 'date'
      or not exists (
        select from jsonb_to_recordset(stated -> 'splits') as split (prefix text, number bigint)
        where split.prefix = filed.prefix and split.number = filed.number))`

/** The documents that this service filed under the key or the number which a note refers to. */
export const findCorrected = (sql: SqlClient.SqlClient, reference: NoteReference) =>
  Effect.map(sql.unsafe<Row>(filedDocuments("$1"), [referenceJson(reference)]), (rows) =>
    rows.map((row): FiledDocument => {
      const day = row["day"] as string | null
      return {
        at: (row["stated"] as { readonly at: string }).at,
        prefix: row["prefix"] as string,
        number: Number(row["number"]),
        documentKey: row["document_key"] as string,
        ...(day === null ? {} : { date: day })
      }
    })
  )
