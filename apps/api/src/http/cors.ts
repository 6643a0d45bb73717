import { secretHeaders } from "@radicar/contract/inner/query/QueryParameters"
import { Effect, Layer } from "effect"
import { HttpMiddleware, HttpRouter } from "effect/http"
import { InvalidSetting } from "../platform/settings.ts"

const invalidOrigins = InvalidSetting.mustBe("RADICAR_CORS_ORIGINS", {
  en: "full origins of pages, separated by commas: https://erp.example.com,http://localhost:5173",
  es: "orígenes de páginas, completos y separados por comas: https://erp.example.com,http://localhost:5173"
})

const isOrigin = (text: string): boolean =>
  /^https?:\/\/[^*]+$/u.test(text) && URL.canParse(text) && new URL(text).origin === text

/** The origins in `RADICAR_CORS_ORIGINS`; none without it. `*` is not accepted, because a token acts for a company. */
export const readCorsOrigins = (text: string | undefined): Effect.Effect<ReadonlySet<string>, InvalidSetting> => {
  const origins = (text ?? "").split(",").flatMap((part) => (part.trim() === "" ? [] : [part.trim()]))
  return origins.every(isOrigin) ? Effect.succeed(new Set(origins)) : Effect.fail(invalidOrigins)
}

/** Headers that pages may send in addition to those always allowed (Fetch §2.2.2). */
const allowedHeaders = [
  "authorization",
  "content-type",
  "idempotency-key",
  "if-none-match",
  "x-radicar-unknown-fields",
  "x-request-id",
  ...secretHeaders
]

/** Headers of answers that pages may read in addition to those always allowed. */
const exposedHeaders = [
  "content-disposition",
  "content-digest",
  "etag",
  "link",
  "ratelimit",
  "ratelimit-policy",
  "retry-after",
  "www-authenticate",
  "x-radicar-notification",
  "x-request-id"
]

/**
 * Allows pages of these origins to call the service (CORS); browsers withhold the answers from all others. Browser
 * credentials such as cookies are not allowed, because the service uses none.
 */
export const corsLive = (origins: ReadonlySet<string>) =>
  origins.size === 0
    ? Layer.empty
    : HttpRouter.middleware(
        HttpMiddleware.cors({
          allowedOrigins: (origin) => origins.has(origin),
          allowedMethods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
          allowedHeaders,
          exposedHeaders,
          // seconds for which a browser caches the permissions
          maxAge: 600
        }),
        { global: true }
      )
