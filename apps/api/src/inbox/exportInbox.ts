import type { InboxState } from "@radicar/domain/inner/inbox/inboxStates"
import { Effect } from "effect"
import type { ExportRow } from "../documents/exports/ExportRow.ts"
import { type ExportForm, pageRows, writeExport } from "../documents/exports/exportDocuments.ts"
import { tradeTypes } from "../documents/exports/exportLayouts.ts"
import type { InboxFilter } from "./findItems.ts"
import type { InboxItem } from "./InboxItem.ts"
import { InboxStore } from "./InboxStore.ts"

/** States of documents that the authority's listing of received documents has. */
const listed: ReadonlyArray<InboxState> = [
  "received",
  "acknowledged",
  "goodsReceived",
  "accepted",
  "claimed",
  "termOver",
  "tacitlyAccepted",
  "notRequired"
]

/** The row of a received document; `undefined` for a document that the listing has no row for. */
const rowOf = (item: InboxItem): ReadonlyArray<ExportRow> => {
  const { documentKey, documentType = "", number = "", prefix = "", validatedAt } = item
  if (documentKey === undefined || !tradeTypes.has(documentType)) return []
  const answeredAt = Date.parse(validatedAt ?? "")
  return [
    {
      submissionId: item.id,
      documentKey,
      documentType,
      environment: item.environment,
      state: "accepted",
      errorMessage: item.notified ? "notified" : "",
      filedAgain: undefined,
      reference: "",
      issuerNit: item.supplier ?? "",
      issuerName: item.supplierName ?? "",
      counterpartyType: item.buyerType,
      counterpartyNumber: item.buyer,
      counterpartyName: item.buyerName,
      currency: item.currency,
      total: item.total,
      prefix: number.startsWith(prefix) ? prefix : "",
      written: number,
      issueDate: item.issueDate ?? "",
      createdAt: item.createdAt.getTime(),
      answeredAt: Number.isNaN(answeredAt) ? undefined : answeredAt,
      facts:
        item.total === undefined
          ? undefined
          : {
              ...item.sums,
              details: item.details,
              ...(item.dueDate === undefined ? {} : { dueDate: item.dueDate })
            }
    }
  ]
}

/** Exports received documents in the columns of the authority's listing, the newest first. */
export const exportInbox = Effect.gen(function* () {
  const store = yield* InboxStore
  const write = yield* writeExport
  return (filter: InboxFilter, form: Omit<ExportForm, "layout">) => {
    const states = listed.filter((state) => filter.states?.includes(state) ?? true)
    return write({ ...form, layout: "dian" }, (after) =>
      states.length === 0
        ? Effect.succeed({ rows: [], after: undefined })
        : Effect.map(
            store.list({ ...filter, states, limit: pageRows, ...(after === undefined ? {} : { after }) }),
            (found) => ({
              rows: found.flatMap(rowOf),
              after: found.length < pageRows ? undefined : found.at(-1)?.id
            })
          )
    )
  }
})
