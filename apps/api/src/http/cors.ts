import { secretHeaders } from "@radicar/contract/inner/query/QueryParameters"
import { Effect, Layer } from "effect"
import { HttpMiddleware, HttpRouter } from "effect/http"
import { InvalidSetting } from "../platform/settings.ts"

const invalidOrigins = InvalidSetting.mustBe("RADICAR_CORS_ORIGINS", {
  en: "origins of pages, each named in full, with commas between: https://erp.example.com,http://localhost:5173",
  es: "orígenes de páginas, completos y separados por comas: https://erp.example.com,http://localhost:5173"
})

const isOrigin = (text: string): boolean =>
  /^https?:\/\/[^*]+$/u.test(text) && URL.canParse(text) && new URL(text).origin === text

/** The origins that `RADICAR_CORS_ORIGINS` lists; none without it. `*` is none: a token acts for a company. */
export const readCorsOrigins = (text: string | undefined): Effect.Effect<ReadonlySet<string>, InvalidSetting> => {
  const origins = (text ?? "").split(",").flatMap((part) => (part.trim() === "" ? [] : [part.trim()]))
  return origins.every(isOrigin) ? Effect.succeed(new Set(origins)) : Effect.fail(invalidOrigins)
}

/** Headers that pages may send, besides those that they always may (Fetch §2.2.2). */
const allowedHeaders = [
  "authorization",
  "content-type",
  "idempotency-key",
  "if-none-match",
  "x-radicar-unknown-fields",
  "x-request-id",
  ...secretHeaders
]

/** Headers of answers that pages may read, besides those that they always may. */
const exposedHeaders = [
  "content-disposition",
  "content-digest",
  "etag",
  "ratelimit",
  "ratelimit-policy",
  "retry-after",
  "www-authenticate",
  "x-radicar-notification",
  "x-request-id"
]

/**
 * Lets pages of these origins call the service (CORS); those of others get answers that their browser withholds. No
 * cookie and no other credential of a browser counts here, so none is allowed.
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
          // seconds that a browser remembers what it may
          maxAge: 600
        }),
        { global: true }
      )
