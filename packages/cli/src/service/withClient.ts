import type { RadicarOperations } from "@radicar/http-client/RadicarClient"
import type { RetryOptions } from "@radicar/http-client/RetryOptions"
import { Effect } from "effect"
import type { ServiceFlags } from "../flags/serviceFlags.ts"
import { Output } from "../output/Output.ts"
import { serviceToken } from "./serviceToken.ts"
import { warnAboutPlainHttp } from "./warnAboutPlainHttp.ts"

/** Connects with the service of the flags for as many calls as `use` makes. */
export const withClient = Effect.fn("withClient")(function* <A, E, R>(
  service: Pick<ServiceFlags, "url" | "tokenFile">,
  use: (client: RadicarOperations) => Effect.Effect<A, E, R>,
  retry?: RetryOptions
) {
  const { language } = yield* Output
  const { url } = service
  const token = yield* serviceToken(service)
  yield* warnAboutPlainHttp(url)
  // a tenth of a second that the other commands need not wait for
  const { RadicarClient } = yield* Effect.promise(() => import("@radicar/http-client/RadicarClient"))
  const options = { baseUrl: url, token, language, ...(retry === undefined ? {} : { retry }) }
  return yield* RadicarClient.use(use).pipe(Effect.provide(RadicarClient.layer(options)))
})
