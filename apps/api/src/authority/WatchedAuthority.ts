import { Authority } from "@radicar/dian/Authority"
import type { AuthorityError } from "@radicar/dian/AuthorityError"
import type { Call } from "@radicar/dian/Call"
import { Effect, Layer } from "effect"
import { AuthorityEndpoints } from "./AuthorityEndpoints.ts"
import { AuthorityHealth } from "./AuthorityHealth.ts"
import type { CallKind } from "./CallRecord.ts"
import { tracedCall } from "./tracedCall.ts"

const make = Effect.gen(function* () {
  const authority = yield* Authority
  const endpoints = yield* AuthorityEndpoints
  const health = yield* AuthorityHealth
  const watched =
    <Request extends Call, A>(
      operation: string,
      kind: CallKind,
      call: (request: Request) => Effect.Effect<A, AuthorityError>
    ) =>
    (request: Request) =>
      tracedCall({ environment: request.endpoint?.environment ?? endpoints.standard, kind, operation }, (watched) =>
        health.watch(watched, call(request))
      )
  return Authority.of({
    sendBillSync: watched("SendBillSync", "filing", authority.sendBillSync),
    sendEventUpdateStatus: watched("SendEventUpdateStatus", "filing", authority.sendEventUpdateStatus),
    sendNominaSync: watched("SendNominaSync", "filing", authority.sendNominaSync),
    sendBillAsync: watched("SendBillAsync", "filing", authority.sendBillAsync),
    sendTestSetAsync: watched("SendTestSetAsync", "filing", authority.sendTestSetAsync),
    getStatus: watched("GetStatus", "query", authority.getStatus),
    getStatusZip: watched("GetStatusZip", "query", authority.getStatusZip),
    getNumberingRange: watched("GetNumberingRange", "query", authority.getNumberingRange),
    getAcquirer: watched("GetAcquirer", "query", authority.getAcquirer),
    getExchangeEmails: watched("GetExchangeEmails", "query", authority.getExchangeEmails)
  })
})

/** The authority, of whose calls {@link AuthorityHealth} takes note, and which it lets through or not. */
export const WatchedAuthority = { layer: Layer.effect(Authority, make) }
