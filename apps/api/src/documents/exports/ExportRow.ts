import type { DocumentFacts } from "@radicar/domain/inner/document/DocumentFacts"
import { type FactSumName, factSumNames } from "@radicar/domain/inner/facts/factSums"
import type { InboxEventCode, InboxState } from "@radicar/domain/inner/inbox/inboxStates"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { mailStateNames } from "@radicar/domain/inner/submission/mailStateNames"
import { Effect, String } from "effect"
import type { SqlClient } from "effect/sql"
import { bookingOf } from "@radicar/domain/inner/documentRegistry"
import { readAll } from "../../platform/database/records.ts"
import type { SubmissionSummary } from "../submissions/findSubmissions.ts"
import { ivaBase, type Ledger, undelivered } from "../submissions/ledgerFacts.ts"
import { documentId } from "../submissions/Submission.ts"
import { replacedPayrolls } from "../submissions/summarizeSubmissions.ts"

/** Facts of a document that an export has columns for. Amounts are decimals in the document's currency. */
export interface ExportFacts extends Readonly<Partial<Record<FactSumName, string>>> {
  readonly dueDate?: string
  /** Taxable amounts of IVA at every rate, 0 % included. */
  readonly base?: string
  /** Issuer's name as the document writes it; absent for received documents. */
  readonly issuerName?: string
  /** State of the newest e-mail; absent for received documents. */
  readonly mail?: keyof typeof mailStateNames
  readonly undelivered?: Ledger["undelivered"]
  readonly details: Partial<Pick<DocumentFacts, "city" | "exchangeRate" | "payment" | "references">>
}

/** A code for programs, and its text for people. */
interface CodedText extends Localized {
  readonly code: string
}

/** Facts that exist for received documents only. Days are `YYYY-MM-DD`. */
interface ReceivedFacts {
  readonly supplierType: string | undefined
  readonly supplierName: string
  readonly state: InboxState
  readonly orderNumber: string | undefined
  readonly termEndsOn: string | undefined
  /** Day of each registered event. */
  readonly events: Readonly<Partial<Record<InboxEventCode, string>>>
  /** Warnings about the document. */
  readonly warnings: ReadonlyArray<CodedText>
  /** Reasons why received files cannot be read, each once; empty for a document. */
  readonly reasons: ReadonlyArray<CodedText>
  readonly fileName: string
}

/** A document in an export, as plain values that can be sent to a thread. */
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
  /** Prefix and number, as the document writes them. */
  readonly written: string
  /** Day of issue, `YYYY-MM-DD`. */
  readonly issueDate: string
  /** Time of recording, in milliseconds since the epoch. */
  readonly createdAt: number
  /** Time of the authority's answer in milliseconds since the epoch. */
  readonly answeredAt: number | undefined
  /** Whether an accepted note replaced or deleted this payroll. */
  readonly isReplaced?: boolean
  /** Absent for a document that the company issued. */
  readonly received?: ReceivedFacts
  /** Facts of the document; absent if it was erased. */
  readonly facts: ExportFacts | undefined
}

const amounts = factSumNames.map((name) => `${String.camelToSnake(name)}::text`).join(", ")

/** The facts of documents by their ids, in any order. */
export const readExportFacts = (sql: SqlClient.SqlClient, ids: ReadonlyArray<string>) =>
  readAll<ExportFacts & { readonly id: string }>(
    "Exports.facts",
    sql`
      select id, coalesce(m.state, 'none') as mail, ${sql.literal(undelivered)} as undelivered, due_date::text, issuer_name, ${sql.literal(ivaBase)} as base, ${sql.literal(amounts)}, details - 'taxes' - 'withholdings' as details
      from document_facts as f
      left join lateral (select state, mail_id from mail_states where submission_id = f.id offset 0) as m on true
      where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))`
  )

/** Export rows of the given submissions, in the same order. */
export const exportRows = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  companyId: string,
  submissions: ReadonlyArray<SubmissionSummary>
) {
  const payrolls = submissions.filter(({ documentType }) => bookingOf(documentType)?.book === "payroll")
  const replaced =
    payrolls.length === 0
      ? []
      : yield* readAll<{ readonly id: string }>("Exports.replaced", replacedPayrolls(sql, companyId))
  const replacedIds = new Set(replaced.map(({ id }) => id))
  const factRows = yield* readExportFacts(
    sql,
    submissions.map(({ id }) => id)
  )
  const facts = new Map(factRows.map((each) => [each.id, each]))
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
      facts: facts.get(summary.id),
      isReplaced: replacedIds.has(summary.id)
    }
  })
})
