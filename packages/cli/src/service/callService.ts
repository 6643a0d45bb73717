import type { RadicarOperations } from "@radicar/http-client/RadicarClient"
import { Effect } from "effect"
import type { Failure } from "../Failure.ts"
import type { ServiceFlags } from "../flags/serviceFlags.ts"
import { whileWaiting } from "./whileWaiting.ts"
import { withClient } from "./withClient.ts"

/** Calls the service of the flags once; `failureOf` says what its problems mean to a person. */
export const callService = <A, E>(
  service: Pick<ServiceFlags, "url" | "tokenFile">,
  call: (client: RadicarOperations) => Effect.Effect<A, E>,
  failureOf: (error: E, url: string) => Failure
) =>
  withClient(service, (client) =>
    call(client).pipe(
      Effect.mapError((error) => failureOf(error, service.url)),
      whileWaiting
    )
  )
