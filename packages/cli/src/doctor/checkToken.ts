import type { RadicarOperations } from "@radicar/http-client/RadicarClient"
import { Clock, Effect, Redacted, Result } from "effect"
import { type Failure, untranslated } from "../Failure.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import { type Check, fail, ok, skipped, warn } from "./Check.ts"

interface Asked {
  readonly url: string
  readonly token: Redacted.Redacted<string>
  readonly query: { readonly companyId: string; readonly providerId: string }
}

const day = 86_400_000

/** Days before its end from which the token should be renewed. */
const soon = 14

const expiryOf = (expires: string | undefined, now: number): { readonly text: string; readonly days: number } =>
  expires === undefined
    ? { text: "", days: Infinity }
    : { text: expires.slice(0, 10), days: Math.floor((Date.parse(expires) - now) / day) }

/**
 * Whether the service takes the token, and what it may do: each scope is found out by asking for something that changes
 * nothing.
 */
export const checkToken = Effect.fn("checkToken")(function* (client: RadicarOperations, { query, token, url }: Asked) {
  const { companyId } = query
  const reads = yield* Effect.result(client.submissions.list({ query: { companyId, limit: "1" } }))
  if (Result.isFailure(reads) && reads.failure._tag !== "Forbidden") {
    const failure: Failure = resourceFailure(reads.failure, url)
    return fail(
      "token",
      failure.reason,
      failure.text,
      failure.hint ?? { en: "Look at the service's log.", es: "Revise el registro del servicio." }
    )
  }
  // a body without anything is refused for its rules, or before that for the token
  const files = yield* Effect.result(client.validateJson("InvoiceCreate", "{}", { query }))
  const tokens = yield* Effect.result(client.tokens.list())
  const scopes = [
    ...(Result.isSuccess(reads) ? ["documents:read"] : []),
    ...(Result.isFailure(files) && files.failure._tag === "Forbidden" ? [] : ["documents:write"]),
    ...(Result.isSuccess(tokens) ? ["admin"] : [])
  ]
  const own = Result.isSuccess(tokens)
    ? tokens.success.items.find(
        ({ Prefix, Revoked }) => Revoked === undefined && Redacted.value(token).startsWith(Prefix)
      )
    : undefined
  const { days, text } = expiryOf(own?.Expires, yield* Clock.currentTimeMillis)
  const may = scopes.join(", ")
  const until = { en: text === "" ? "" : `, until ${text}`, es: text === "" ? "" : `, hasta ${text}` }
  const detail = {
    en: `company ${companyId}: ${may === "" ? "nothing" : may}${until.en}`,
    es: `compañía ${companyId}: ${may === "" ? "nada" : may}${until.es}`
  }
  if (scopes.length === 0) {
    return fail("token", "credentials", detail, {
      en: "It is not allowed to act for this company and provider: check --company-id and --provider-id.",
      es: "No puede actuar por esta compañía y proveedor: revise --company-id y --provider-id."
    })
  }
  if (!scopes.includes("documents:write")) {
    return warn("token", detail, {
      en: "It cannot file: that takes documents:write for --company-id and --provider-id.",
      es: "No puede radicar: se requiere documents:write para --company-id y --provider-id."
    })
  }
  return days <= soon
    ? warn("token", detail, { en: "Make a new one: radicar token create.", es: "Cree otro: radicar token create." })
    : ok("token", detail)
})

/** Of a token that cannot be read. */
export const missingToken = ({ hint, reason, text }: Failure): Check =>
  fail("token", reason, text, hint ?? untranslated(""))

/** What nobody asked, for want of a service or token. */
export const notAsked = (check: "token" | "authority" | "range"): Check =>
  skipped(check, {
    en: "the service cannot be asked",
    es: "no se puede consultar al servicio"
  })
