import type { RadicarOperations } from "@radicar/http-client/inner/RadicarClient"
import type { RetryOptions } from "@radicar/http-client/inner/RetryOptions"
import { Effect, type FileSystem, Option, Redacted, Stdio } from "effect"
import { type Failure, failure } from "../Failure.ts"
import type { ServiceFlags } from "../flags/serviceFlags.ts"
import { readSecret, secretVariable } from "../input/readSecret.ts"
import { Output } from "../output/Output.ts"

/** Whether a URL points to this machine itself. */
export const isLoopback = (url: string): boolean =>
  /^(?:localhost|127(?:\.[0-9]+){3}|\[::1\])$/u.test(URL.parse(url)?.hostname ?? "")

/** The token of a service that was started without configuration: public, and refused by every other. */
const developmentToken = Redacted.make("radicar-dev-token")

/** The bearer token: from its file, the environment, or on this machine the development token. */
export const serviceToken = Effect.fn("serviceToken")(function* ({
  tokenFile,
  url
}: Pick<ServiceFlags, "tokenFile" | "url">): Effect.fn.Return<
  Redacted.Redacted<string>,
  Failure,
  FileSystem.FileSystem | Stdio.Stdio
> {
  if (Option.isSome(tokenFile)) {
    const token = yield* readSecret(tokenFile.value)
    // what a header may carry (RFC 6750 §2.1); anything else would fail later with less to say about it
    if (/^[\x21-\x7e]+$/u.test(Redacted.value(token))) return token
    return yield* failure("configuration", {
      en: `${tokenFile.value} holds no token.`,
      es: `${tokenFile.value} no contiene un token.`
    })
  }
  const variable = yield* secretVariable("RADICAR_TOKEN")
  if (Option.isSome(variable)) return variable.value
  if (isLoopback(url)) return developmentToken
  return yield* failure(
    "configuration",
    { en: `The token for ${url} is missing.`, es: `Falta el token para ${url}.` },
    { en: "Set RADICAR_TOKEN or give --token-file.", es: "Defina RADICAR_TOKEN o use --token-file." }
  )
})

/** Tells a person whose token, and perhaps private key, is about to cross a network that anybody can read along. */
const warnAboutPlainHttp = Effect.fnUntraced(function* (url: string) {
  if (!url.startsWith("http:") || isLoopback(url)) return
  const { message, messagePaint, say } = yield* Output
  yield* message(
    messagePaint.yellow(
      say({
        en: `Warning: ${url} is not encrypted; token and certificate can be read on the way.`,
        es: `Advertencia: ${url} no está cifrado; el token y el certificado se pueden leer en el camino.`
      })
    )
  )
})

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
  const { RadicarClient } = yield* Effect.promise(() => import("@radicar/http-client/inner/RadicarClient"))
  const options = { baseUrl: url, token, language, ...(retry === undefined ? {} : { retry }) }
  return yield* RadicarClient.use(use).pipe(Effect.provide(RadicarClient.layer(options)))
})

/** Tells a person at a terminal, after a second without an answer, that nothing is stuck. */
const whileWaiting = Effect.fnUntraced(function* <A, E, R>(answer: Effect.Effect<A, E, R>) {
  const { message, messagePaint, say } = yield* Output
  const stdio = yield* Stdio.Stdio
  const notice = Effect.gen(function* () {
    if (!(yield* stdio.stderrIsTerminal)) return
    yield* Effect.sleep("1 second")
    yield* message(
      messagePaint.dim(say({ en: "Waiting for the authority's answer…", es: "Esperando la respuesta de la DIAN…" }))
    )
  })
  return yield* Effect.scoped(Effect.andThen(Effect.forkScoped(notice), answer))
})

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
