import { Effect } from "effect"
import { HttpEffect, HttpServerResponse } from "effect/http"
import type { Allowance } from "../limits/RequestLimits.ts"

/**
 * Writes into the answer, whatever it is, how its token stands: `RateLimit-Policy` and `RateLimit`
 * (draft-ietf-httpapi-ratelimit-headers).
 */
export const tellAllowance = (allowance: Allowance | undefined) =>
  allowance === undefined
    ? Effect.void
    : HttpEffect.appendPreResponseHandler((_request, response) =>
        Effect.succeed(
          HttpServerResponse.setHeaders(response, {
            "ratelimit-policy": `"token";q=${allowance.limit};w=60`,
            ratelimit: `"token";r=${allowance.remaining};t=${allowance.reset}`
          })
        )
      )

/** Writes into the answer after how many seconds to ask again. */
export const tellRetryAfter = (seconds: number) =>
  HttpEffect.appendPreResponseHandler((_request, response) =>
    Effect.succeed(HttpServerResponse.setHeader(response, "retry-after", String(seconds)))
  )
