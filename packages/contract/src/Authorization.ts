import { Context, type Effect } from "effect"
import type { HttpServerRequest } from "effect/http"
import { HttpApiMiddleware, HttpApiSecurity } from "effect/http-api"
import { CurrentCaller } from "./CurrentCaller.ts"
import {
  CompanyErased,
  Forbidden,
  InvalidRequest,
  ServiceUnavailable,
  TooManyRequests,
  Unauthorized
} from "./problem/problems.ts"

/**
 * The memory that a request occupies, counted against its tenant's share. Only admitted requests get this service, and
 * it is the only way to read a body.
 */
export class RequestMemory extends Context.Service<
  RequestMemory,
  {
    /** Reads a body of at most `limit` octets. Fails if there is not enough memory for it. */
    readonly receive: (
      request: HttpServerRequest.HttpServerRequest,
      limit: number
    ) => Effect.Effect<
      Uint8Array<ArrayBuffer>,
      ServiceUnavailable | "TooLarge" | "EndedEarly",
      HttpServerRequest.HttpServerRequest
    >
    /** Waits for the memory needed to process a body of `octets` octets. */
    readonly work: (octets: number) => Effect.Effect<void, ServiceUnavailable, HttpServerRequest.HttpServerRequest>
  }
>()("@radicar/contract/RequestMemory") {}

/**
 * Admits requests. The bearer token must have the scope of the operation and be within its rate limit. Unknown query
 * parameters and companies whose data was erased are refused. Provides the caller and the memory of the request.
 */
export class Authorization extends HttpApiMiddleware.Service<
  Authorization,
  { provides: CurrentCaller | RequestMemory }
>()("@radicar/contract/Authorization", {
  requiredForClient: true,
  error: [Unauthorized, Forbidden, InvalidRequest, CompanyErased, TooManyRequests, ServiceUnavailable],
  // in lower case, as OpenAPI's readers compare it; the header is accepted in any case
  security: { bearer: HttpApiSecurity.http({ scheme: "bearer" }) }
}) {}
