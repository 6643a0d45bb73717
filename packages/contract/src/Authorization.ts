import { Context, type Effect } from "effect"
import type { HttpServerRequest } from "effect/http"
import { HttpApiMiddleware, HttpApiSecurity } from "effect/http-api"
import { CurrentCaller } from "./CurrentCaller.ts"
import { CompanyErased } from "./problem/CompanyErased.ts"
import { Forbidden } from "./problem/Forbidden.ts"
import { InvalidRequest } from "./problem/InvalidRequest.ts"
import { ServiceUnavailable } from "./problem/ServiceUnavailable.ts"
import { TooManyRequests } from "./problem/TooManyRequests.ts"
import { Unauthorized } from "./problem/Unauthorized.ts"

/**
 * The memory that a request holds, counted against the share of its tenant. Only a request that was admitted has one,
 * and a body is read by it alone.
 */
export class RequestMemory extends Context.Service<
  RequestMemory,
  {
    /** Reads a body with at most `limit` octets, as far as there is room for it. */
    readonly receive: (
      request: HttpServerRequest.HttpServerRequest,
      limit: number
    ) => Effect.Effect<
      Uint8Array<ArrayBuffer>,
      ServiceUnavailable | "TooLarge" | "EndedEarly",
      HttpServerRequest.HttpServerRequest
    >
    /** Waits for room for what is made of a body with a number of octets. */
    readonly work: (octets: number) => Effect.Effect<void, ServiceUnavailable, HttpServerRequest.HttpServerRequest>
  }
>()("@radicar/contract/RequestMemory") {}

/**
 * Demands a bearer token with the scope of the operation and below its rate limit, query parameters that the operation
 * knows, and a company whose data were not erased; provides who the token speaks for, and the memory of the request.
 */
export class Authorization extends HttpApiMiddleware.Service<
  Authorization,
  { provides: CurrentCaller | RequestMemory }
>()("@radicar/contract/Authorization", {
  requiredForClient: true,
  error: [Unauthorized, Forbidden, InvalidRequest, CompanyErased, TooManyRequests, ServiceUnavailable],
  // in lower case, as OpenAPI's readers compare it; a header is read in any case
  security: { bearer: HttpApiSecurity.http({ scheme: "bearer" }) }
}) {}
