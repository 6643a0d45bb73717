import { Effect } from "effect"
import { connect as connectTcp, isIP } from "node:net"
import { connect as connectTls } from "node:tls"
import { AuthorityEndpoints } from "../authority/AuthorityEndpoints.ts"
import type { Configuration } from "../Configuration.ts"
import type { Check } from "./Check.ts"

/** How long the authority may take to be connected to, in milliseconds. */
const PATIENCE = 15_000

const connected = ({ hostname, port, protocol }: URL): Effect.Effect<void, string> =>
  Effect.callback<void, string>((resume) => {
    const host = hostname.replace(/^\[(.*)\]$/u, "$1")
    const isTls = protocol === "https:"
    const where = { host, port: port === "" ? (isTls ? 443 : 80) : Number(port) }
    const socket = isTls ? connectTls(isIP(host) === 0 ? { ...where, servername: host } : where) : connectTcp(where)
    const end = (outcome: Effect.Effect<void, string>) => {
      socket.destroy()
      resume(outcome)
    }
    socket
      .setTimeout(PATIENCE, () => end(Effect.fail("no answer within 15 seconds")))
      .once(isTls ? "secureConnect" : "connect", () => end(Effect.void))
      .once("error", ({ code, message }: NodeJS.ErrnoException) => end(Effect.fail(code ?? message)))
    return Effect.sync(() => socket.destroy())
  })

/** Connects to the authority's address, over TLS whose certificate is verified, and sends nothing. */
export const checkAuthority = ({ authorityUrl, environment }: Configuration): Effect.Effect<Check> => {
  const variable = "AUTHORITY_URL"
  if (environment === "sandbox" && authorityUrl === undefined) {
    return Effect.succeed({ variable, state: "not-tried", detail: "the stand-in inside the service" })
  }
  return Effect.gen(function* () {
    const endpoints = yield* AuthorityEndpoints
    const url = new URL(endpoints.endpoint(environment).url)
    return yield* connected(url).pipe(
      Effect.match({
        onSuccess: (): Check => ({ variable, state: "ok", detail: `${url.host} answers` }),
        onFailure: (reason): Check => ({ variable, state: "failed", detail: `${url.host}: ${reason}` })
      })
    )
  }).pipe(
    Effect.provide(AuthorityEndpoints.layer(environment, authorityUrl)),
    Effect.catch(({ message }) => Effect.succeed<Check>({ variable, state: "failed", detail: message }))
  )
}
