import type { RadicarOperations } from "@radicar/http-client/RadicarClient"
import { Effect } from "effect"
import type { Failure } from "../Failure.ts"
import type { ServiceFlags } from "../flags/serviceFlags.ts"
import { Output } from "../output/Output.ts"
import { serviceToken } from "./serviceToken.ts"
import { warnAboutPlainHttp } from "./warnAboutPlainHttp.ts"
import { whileWaiting } from "./whileWaiting.ts"

/** Calls the service of the flags; `failureOf` says what its problems mean to a person. */
export const callService = Effect.fn("callService")(function* <A, E>(
  service: Pick<ServiceFlags, "url" | "tokenFile">,
  call: (client: RadicarOperations) => Effect.Effect<A, E>,
  failureOf: (error: E, url: string) => Failure
) {
  const { language } = yield* Output
  const { url } = service
  const token = yield* serviceToken(service)
  yield* warnAboutPlainHttp(url)
  // a tenth of a second that the other commands need not wait for
  const { RadicarClient } = yield* Effect.promise(() => import("@radicar/http-client/RadicarClient"))
  return yield* RadicarClient.use(call).pipe(
    Effect.provide(RadicarClient.layer({ baseUrl: url, token, language })),
    Effect.mapError((error) => failureOf(error, url)),
    whileWaiting
  )
})
