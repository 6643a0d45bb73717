import type { DocumentFacts } from "@radicar/domain/inner/document/DocumentFacts"
import { type FactSumName, factSumNames } from "@radicar/domain/inner/facts/factSums"
import type { InboxEventCode, InboxState } from "@radicar/domain/inner/inbox/inboxStates"
import { Effect, String } from "effect"
import type { SqlClient } from "effect/sql"
import { readAll } from "../../platform/database/records.ts"
import type { SubmissionSummary } from "../submissions/findSubmissions.ts"
import { documentId } from "../submissions/Submission.ts"

/** Facts of a document that an export has columns for. Amounts are decimals in the document's currency. */
export interface ExportFacts extends Readonly<Partial<Record<FactSumName, string>>> {
  readonly dueDate?: string
  /** Name as the document writes it; absent while it was not read yet. */
  readonly issuerName?: string
  readonly details: Partial<Pick<DocumentFacts, "city" | "exchangeRate" | "payment" | "references">>
}

/** Facts that only something received has. Days are `YYYY-MM-DD`. */
interface ReceivedFacts {
  readonly supplierType: string | undefined
  readonly supplierName: string
  readonly state: InboxState
  readonly orderNumber: string | undefined
  readonly termEndsOn: string | undefined
  /** Day of each registered event. */
  readonly events: Readonly<Partial<Record<InboxEventCode, string>>>
  /** Codes. */
  readonly warnings: ReadonlyArray<string>
  /** Code of the reason why it cannot be read. */
  readonly reason: string | undefined
  readonly fileName: string
}

/** A document in an export, in a form for threads. */
export interface ExportRow extends Pick<
  SubmissionSummary,
  | "counterpartyName"
  | "counterpartyNumber"
  | "counterpartyType"
  | "currency"
  | "documentKey"
  | "documentType"
  | "environment"
  | "errorMessage"
  | "filedAgain"
  | "issuerNit"
  | "prefix"
  | "reference"
  | "state"
  | "total"
> {
  readonly submissionId: string
  /** Prefix and number as the document writes them. */
  readonly written: string
  /** `YYYY-MM-DD`. */
  readonly issueDate: string
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  /** Time of the authority's answer in milliseconds since the epoch. */
  readonly answeredAt: number | undefined
  /** Absent for a document that the company issued. */
  readonly received?: ReceivedFacts
  /** Absent in documents without amounts, erased ones, and earlier ones whose facts were not read yet. */
  readonly facts: ExportFacts | undefined
}

const amounts = factSumNames.map((name) => `${String.camelToSnake(name)}::text`).join(", ")

/** The facts of documents by their ids, in any order. */
export const readExportFacts = (sql: SqlClient.SqlClient, ids: ReadonlyArray<string>) =>
  readAll<ExportFacts & { readonly id: string }>(
    "Exports.facts",
    sql`
      select id, due_date::text, issuer_name, ${sql.literal(amounts)}, details - 'taxes' - 'withholdings' as details
      from document_facts where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))`
  )

/** The rows of submissions, in their order. */
export const exportRows = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  submissions: ReadonlyArray<SubmissionSummary>
) {
  const found = yield* readExportFacts(
    sql,
    submissions.map(({ id }) => id)
  )
  const facts = new Map(found.map((each) => [each.id, each]))
  return submissions.map((summary): ExportRow => {
    const { counterpartyName, counterpartyNumber, counterpartyType, currency, documentKey, documentType } = summary
    const { environment, errorMessage, filedAgain, issuerNit, prefix, reference, state, total } = summary
    return {
      counterpartyName,
      counterpartyNumber,
      counterpartyType,
      currency,
      documentKey,
      documentType,
      environment,
      errorMessage,
      filedAgain,
      issuerNit,
      prefix,
      reference,
      state,
      total,
      submissionId: summary.id,
      written: documentId(summary),
      issueDate: summary.documentDate.slice(0, 10),
      createdAt: summary.createdAt.getTime(),
      answeredAt: summary.answeredAt?.getTime(),
      facts: facts.get(summary.id)
    }
  })
})
