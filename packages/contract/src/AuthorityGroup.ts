import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { Forbidden } from "./problem/Forbidden.ts"
import { ServiceUnavailable } from "./problem/ServiceUnavailable.ts"
import { NeededScope } from "./CurrentCaller.ts"

const moment = (description: string) => Schema.String.annotate({ description: `${description} ISO 8601, UTC.` })
const count = (description: string) => Schema.Int.annotate({ description })
const millis = (description: string) => Schema.Finite.annotate({ description: `${description} Milliseconds.` })

const Latency = Schema.Struct({
  calls: count("Calls that were answered."),
  p50: millis("Half of the answers took at most this long."),
  p95: millis("95 of 100 answers took at most this long."),
  p99: millis("99 of 100 answers took at most this long."),
  max: millis("The longest.")
}).annotate({ identifier: "AuthorityLatency" })

/** How one environment of the authority does. */
export const EnvironmentStatus = Schema.Struct({
  environment: Schema.Literals(["sandbox", "habilitacion", "production"]),
  state: Schema.Literals(["closed", "open", "half-open"]).annotate({
    description:
      "closed: calls are made. open: none is made, because the last ones gave no answer; documents are signed, recorded and answered 202. half-open: one call is made at a time, until one is answered."
  }),
  retryAfterSeconds: Schema.optionalKey(
    Schema.Int.annotate({ description: "While open: until the next call is made, in seconds." })
  ),
  lastSuccess: Schema.optionalKey(moment("The last answer, verdicts that reject included.")),
  lastFailure: Schema.optionalKey(
    Schema.Struct({
      at: moment("When it was known that there is no answer."),
      operation: Schema.String.annotate({ description: "Name in the authority's WSDL." }),
      reason: Schema.String.annotate({ description: "Such as ServiceUnavailable or TimedOut." }),
      message: Schema.String
    }).annotate({ identifier: "AuthorityFailure" })
  ),
  failuresInARow: count("Calls without an answer since the last one that had one."),
  calls: count("The last calls, which the following is about."),
  failures: Schema.Array(
    Schema.Struct({ reason: Schema.String, calls: Schema.Int }).annotate({ identifier: "AuthorityFailures" })
  ).annotate({ description: "Calls without an answer, by reason; also those that the authority declined." }),
  latency: Schema.Struct({ filing: Schema.optionalKey(Latency), query: Schema.optionalKey(Latency) }).annotate({
    description: "Response times, of filed documents and of queries."
  })
}).annotate({ identifier: "EnvironmentStatus" })

/** See {@link EnvironmentStatus}. */
export type EnvironmentStatus = typeof EnvironmentStatus.Type

/** How the authority does. */
export const AuthorityStatus = Schema.Struct({
  watchedSince: moment("When the process that answers was started."),
  items: Schema.Array(EnvironmentStatus)
}).annotate({ identifier: "AuthorityStatus" })

/** See {@link AuthorityStatus}. */
export type AuthorityStatus = typeof AuthorityStatus.Type

/** What the service knows of the authority. */
export class AuthorityGroup extends HttpApiGroup.make("authority")
  .add(
    HttpApiEndpoint.get("status", "/status", {
      success: AuthorityStatus,
      error: [Forbidden, ServiceUnavailable]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "AuthorityGetStatus",
        summary: "How the authority does",
        description:
          "Whether the authority is called, how fast it answers and what went wrong, by environment. Known from the last calls of the process that answers; this request makes no call."
      })
    )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "documents:read")
  .prefix("/v1/authority")
  .annotateMerge(OpenApi.annotations({ title: "Authority", description: "How the authority does." })) {}
