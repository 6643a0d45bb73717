import type { AuditItem } from "@radicar/contract/inner/AuditGroup"
import { CurrentCaller } from "@radicar/contract/inner/CurrentCaller"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { pageBounds, pageLength, pageOf } from "../http/paging.ts"
import { AuditLog, type AuditRecord } from "./AuditLog.ts"
import { requireCompany } from "./requireAccess.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"

const auditItem = (record: AuditRecord, names: ReadonlyMap<string, string>): typeof AuditItem.Type => {
  const { at, companyId, detail, id, operation, problem, providerId, requestId, status, subject, tokenId } = record
  return {
    id,
    at: at.toISOString(),
    operation,
    tokenId,
    requestId,
    ...withoutUndefined({ callerName: names.get(tokenId), companyId, providerId, subject, status, problem, detail })
  }
}

/** The audit log over HTTP. */
export const AuditLive = HttpApiBuilder.group(
  RadicarApi,
  "audit",
  Effect.fn(function* (handlers) {
    const log = yield* AuditLog
    return handlers.handleAll({
      list: Effect.fn("AuditGetAll")(function* ({ query: { companyId, cursor, from, limit, to } }) {
        if (companyId !== undefined) yield* requireCompany(companyId)
        const { companies } = yield* CurrentCaller
        const allowedIds = companies.includes("*") ? undefined : companies
        const companyIds = companyId === undefined ? allowedIds : [companyId]
        if (companyIds?.length === 0) return { items: [] }
        const page = pageLength(limit)
        const bounds = yield* pageBounds({ cursor, from, to })
        const entries = yield* log.list({
          ...bounds,
          ...(companyIds === undefined ? {} : { companyIds }),
          limit: page + 1
        })
        const names = yield* log.names([...new Set(entries.map(({ tokenId }) => tokenId))])
        return pageOf(entries, page, (record) => auditItem(record, names))
      })
    })
  })
)
