import type { InboxState } from "@radicar/domain/inner/inbox/inboxStates"
import { Effect } from "effect"
import type { ExportRow } from "../documents/exports/ExportRow.ts"
import { type ExportForm, pageRows, writeExport } from "../documents/exports/exportDocuments.ts"
import { tradeTypes } from "../documents/exports/exportLayouts.ts"
import type { InboxFilter } from "./findItems.ts"
import type { InboxRow } from "./InboxRow.ts"
import { warningText } from "./inboxAnswers.ts"
import { InboxStore } from "./InboxStore.ts"

/** States of items that belong in the authority's listing of received documents. */
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

const rowOf = (item: InboxRow): ExportRow => {
  const { documentType = "", events, fileName, number = "", orderNumber, prefix = "", state } = item
  const { supplierName = "", supplierType, termEndsOn, unreadable, validatedAt, warnings } = item
  const answeredAt = Date.parse(validatedAt ?? "")
  return {
    submissionId: item.id,
    documentKey: item.documentKey ?? "",
    documentType,
    environment: item.environment,
    state: "accepted",
    errorMessage: item.notified ? "notified" : "",
    filedAgain: undefined,
    reference: "",
    issuerNit: item.supplier ?? "",
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
    received: {
      supplierType,
      supplierName,
      state,
      orderNumber,
      termEndsOn,
      events,
      warnings: warnings.map((code) => ({ code, ...warningText(code) })),
      reasons: [...new Map(unreadable?.files.map(({ reason }) => [reason.code, reason])).values()],
      fileName
    },
    facts:
      item.total === undefined
        ? undefined
        : {
            ...item.sums,
            details: item.details,
            ...(item.dueDate === undefined ? {} : { dueDate: item.dueDate })
          }
  }
}

/** Layouts of an export of the inbox: all items, or documents in the columns of the authority's listing. */
type InboxLayout = "list" | "dian"

/** Exports the inbox, the newest first. */
export const exportInbox = Effect.gen(function* () {
  const store = yield* InboxStore
  const write = yield* writeExport
  return (filter: InboxFilter, { layout, ...form }: Omit<ExportForm, "layout"> & { readonly layout: InboxLayout }) => {
    const isListing = layout === "dian"
    const states = isListing ? listed.filter((state) => filter.states?.includes(state) ?? true) : filter.states
    const wanted = { ...filter, ...(states === undefined ? {} : { states }) }
    return write({ ...form, layout: isListing ? "dian" : "inbox" }, (after) =>
      states?.length === 0
        ? Effect.succeed({ rows: [], after: undefined })
        : Effect.map(
            store.list({ ...wanted, limit: pageRows, ...(after === undefined ? {} : { after }) }),
            (items) => ({
              rows: items
                .filter(({ documentType = "" }) => !isListing || tradeTypes.has(documentType))
                .map((item) => rowOf(item)),
              after: items.length < pageRows ? undefined : items.at(-1)?.id
            })
          )
    )
  }
})
