import type { RadicarOperations } from "@radicar/http-client/inner/effect/RadicarClient"
import { Clock, Effect, Redacted, Result } from "effect"
import { type Failure, untranslated } from "../Failure.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import { type Check, fail, ok, skipped, warn } from "./Check.ts"
import { collectItems } from "../output/write.ts"

interface Asked {
  readonly url: string
  readonly token: Redacted.Redacted<string>
  readonly query: { readonly companyId: string; readonly providerId: string }
}

const day = 86_400_000

/** Days before expiry from which to advise renewal. */
const soon = 14

const expiryOf = (expires: string | undefined, now: number): { readonly text: string; readonly days: number } =>
  expires === undefined
    ? { text: "", days: Infinity }
    : { text: expires.slice(0, 10), days: Math.floor((Date.parse(expires) - now) / day) }

const mayActFor = (ids: ReadonlyArray<string>, id: string): boolean => ids.includes("*") || ids.includes(id)

/** Checks whether the service accepts the token, and its permissions for the company and the provider. */
export const checkToken = Effect.fn("checkToken")(function* (client: RadicarOperations, { query, token, url }: Asked) {
  const { companyId, providerId } = query
  const self = yield* Effect.result(client.tokens.self())
  if (Result.isFailure(self)) {
    const failure: Failure = resourceFailure(self.failure, url)
    return fail(
      "token",
      failure.reason,
      failure.text,
      failure.hint ?? { en: "Check the service's log.", es: "Revise el registro del servicio." }
    )
  }
  const { companies, providers, scopes } = self.success
  const files = mayActFor(providers, providerId)
  const usable = mayActFor(companies, companyId) ? scopes.filter((scope) => scope !== "documents:write" || files) : []
  // only the list of tokens has their expiry
  const tokens = scopes.includes("tokens:admin")
    ? yield* Effect.result(collectItems((page) => client.tokens.list({ query: page })))
    : undefined
  const own =
    tokens !== undefined && Result.isSuccess(tokens)
      ? tokens.success.items.find(
          ({ prefix, revoked }) => revoked === undefined && Redacted.value(token).startsWith(prefix)
        )
      : undefined
  const { days, text } = expiryOf(own?.expires, yield* Clock.currentTimeMillis)
  const may = usable.join(", ")
  const until = { en: text === "" ? "" : `, until ${text}`, es: text === "" ? "" : `, hasta ${text}` }
  const detail = {
    en: `company ${companyId}: ${may === "" ? "nothing" : may}${until.en}`,
    es: `compañía ${companyId}: ${may === "" ? "nada" : may}${until.es}`
  }
  if (usable.length === 0) {
    return fail("token", "credentials", detail, {
      en: "It is not allowed to act for this company and provider: check --company-id and --provider-id.",
      es: "No puede actuar por esta compañía y proveedor: revise --company-id y --provider-id."
    })
  }
  if (!usable.includes("documents:write")) {
    return warn("token", detail, {
      en: "It cannot file: that takes documents:write for --company-id and --provider-id.",
      es: "No puede radicar: se requiere documents:write para --company-id y --provider-id."
    })
  }
  return days <= soon
    ? warn("token", detail, { en: "Create a new one: radicar token create.", es: "Cree otro: radicar token create." })
    : ok("token", detail)
})

/** Makes the failed check for a token that cannot be read. */
export const missingToken = ({ hint, reason, text }: Failure): Check =>
  fail("token", reason, text, hint ?? untranslated(""))

/** Makes the result of a check that was skipped because the service cannot be queried. */
export const notAsked = (check: "token" | "authority" | "range"): Check =>
  skipped(check, {
    en: "the service cannot be queried",
    es: "no se puede consultar al servicio"
  })
