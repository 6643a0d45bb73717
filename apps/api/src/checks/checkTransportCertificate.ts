import { Effect } from "effect"
import { TransportIdentity, type TransportOptions } from "../authority/TransportIdentity.ts"
import type { Check } from "./Check.ts"

/** Opens the certificate of `RADICAR_TRANSPORT_CERTIFICATE`, as the service does when it starts. */
export const checkTransportCertificate = (options: TransportOptions): Effect.Effect<Check> => {
  const variable = "RADICAR_TRANSPORT_CERTIFICATE"
  if (options.transportCertificate === undefined) {
    return Effect.succeed({ variable, state: "not-tried", detail: "none is configured" })
  }
  return Effect.provide(TransportIdentity, TransportIdentity.layer(options)).pipe(
    Effect.match({
      onSuccess: (): Check => ({ variable, state: "ok", detail: "in date" }),
      onFailure: ({ message }): Check => ({ variable, state: "failed", detail: message })
    })
  )
}
