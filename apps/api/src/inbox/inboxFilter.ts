import type { InboxListQuery } from "@radicar/contract/inner/inbox/inboxQuery"
import type { InboxState } from "@radicar/domain/inner/inbox/inboxStates"
import { Effect, type Schema } from "effect"
import { pageBounds } from "../http/paging.ts"
import { readTax } from "../documents/submissions/statedTax.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"
import type { InboxFilter } from "./findItems.ts"

/** Reads the filter of the inbox from a query; fails for an invalid cursor. */
export const inboxFilter = Effect.fnUntraced(function* (query: Schema.Struct.Type<typeof InboxListQuery>) {
  const { arrivalId, companyId, counterparty, currency, cursor, environment, from, q, state, termTo, to, type } = query
  const { amountFrom, amountTo, issuedFrom, issuedTo, tax, warning } = query
  const filter: InboxFilter = {
    companyId,
    ...(yield* pageBounds({ cursor, from, to })),
    ...withoutUndefined({
      states: state?.split(",") as ReadonlyArray<InboxState> | undefined,
      hasWarning: warning === "any" ? true : undefined,
      documentType: type,
      search: q,
      amountFrom,
      amountTo,
      arrivalId,
      counterparty,
      currency,
      environment,
      issuedFrom,
      issuedTo,
      tax: tax === undefined ? undefined : readTax(tax),
      termTo
    })
  }
  return filter
})
