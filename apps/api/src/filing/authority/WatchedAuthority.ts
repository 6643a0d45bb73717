import { Authority } from "@radicar/dian/inner/Authority"
import type { AuthorityError } from "@radicar/dian/inner/AuthorityError"
import type { Call } from "@radicar/dian/inner/Call"
import { Cause, Effect, Exit, Layer, Option } from "effect"
import { AuthorityEndpoints } from "../../platform/AuthorityEndpoints.ts"
import { authoritySeconds, withheldCalls } from "../../platform/observability/metrics/measurements.ts"
import { AuthorityHealth, type CallKind, wasMade, type WatchedCall } from "./AuthorityHealth.ts"

/** The outcome of a call: `answered`, the reason of the authority's error, or the kind of any other failure. */
const outcomeOf = (exit: Exit.Exit<unknown, AuthorityError>) => {
  if (Exit.isSuccess(exit)) return { outcome: "answered", made: true }
  return Option.match(Cause.findErrorOption(exit.cause), {
    onNone: () => ({ outcome: Cause.hasInterruptsOnly(exit.cause) ? "interrupted" : "unexpected", made: true }),
    onSome: (error) => ({ outcome: error.reason._tag as string, made: wasMade(error) })
  })
}

/** Runs a call in a span named after its operation, and measures it. */
const tracedCall = <A, E extends AuthorityError>(
  { environment, operation }: WatchedCall,
  call: Effect.Effect<A, E>
): Effect.Effect<A, E> =>
  Effect.clockWith((clock) => {
    const began = clock.currentTimeMillisUnsafe()
    return call.pipe(
      Effect.onExit((exit) => {
        const { made, outcome } = outcomeOf(exit)
        const seconds = (clock.currentTimeMillisUnsafe() - began) / 1000
        return Effect.annotateCurrentSpan("radicar.authority.outcome", outcome).pipe(
          Effect.andThen(outcome === "Withheld" ? withheldCalls.add({ environment, operation }, 1) : Effect.void),
          Effect.andThen(made ? authoritySeconds.add({ environment, operation, outcome }, seconds) : Effect.void)
        )
      }),
      Effect.withSpan(
        operation,
        {
          kind: "client",
          attributes: { "radicar.authority.operation": operation, "radicar.environment": environment }
        },
        { captureStackTrace: false }
      )
    )
  })

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
    (request: Request) => {
      const watched = { environment: request.endpoint?.environment ?? endpoints.standard, kind, operation }
      return tracedCall(watched, health.watch(watched, call(request)))
    }
  return Authority.of({
    sendBillSync: watched("SendBillSync", "filing", authority.sendBillSync),
    sendEventUpdateStatus: watched("SendEventUpdateStatus", "filing", authority.sendEventUpdateStatus),
    sendNominaSync: watched("SendNominaSync", "filing", authority.sendNominaSync),
    sendBillAsync: watched("SendBillAsync", "filing", authority.sendBillAsync),
    sendTestSetAsync: watched("SendTestSetAsync", "filing", authority.sendTestSetAsync),
    getStatus: watched("GetStatus", "query", authority.getStatus),
    getStatusEvent: watched("GetStatusEvent", "query", authority.getStatusEvent),
    getStatusZip: watched("GetStatusZip", "query", authority.getStatusZip),
    getXmlByDocumentKey: watched("GetXmlByDocumentKey", "query", authority.getXmlByDocumentKey),
    getNumberingRange: watched("GetNumberingRange", "query", authority.getNumberingRange),
    getAcquirer: watched("GetAcquirer", "query", authority.getAcquirer),
    getExchangeEmails: watched("GetExchangeEmails", "query", authority.getExchangeEmails)
  })
})

/** The authority behind {@link AuthorityHealth}, which records calls and suspends them. */
export const WatchedAuthority = { layer: Layer.effect(Authority, make) }
