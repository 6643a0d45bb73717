import type { RadicarOperations } from "@radicar/http-client/inner/effect/RadicarClient"
import type { RetryOptions } from "@radicar/http-client/inner/retry"
import { Effect, type FileSystem, Option, Redacted, Stdio } from "effect"
import { type Failure, failure } from "../Failure.ts"
import type { ServiceFlags } from "../flags/serviceFlags.ts"
import { readSecret, secretVariable } from "../input/readSecret.ts"
import { Output } from "../output/Output.ts"

/** Whether a URL points to this machine. */
export const isLoopback = (url: string): boolean =>
  /^(?:localhost|127(?:\.[0-9]+){3}|\[::1\])$/u.test(URL.parse(url)?.hostname ?? "")

/** Token of a service that was started without configuration. It is public, and every other service refuses it. */
const developmentToken = Redacted.make("radicar-dev-token")

/** Bearer token: from its file, from the environment, or on this machine the development token. */
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
    // characters that a header may carry (RFC 6750 §2.1); others would fail later with a less helpful message
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

/** Warns a person before token, and perhaps private key, cross a network unencrypted. */
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

/** Connects to the service that the flags name, and runs `use` with the client. */
export const withClient = Effect.fn("withClient")(function* <A, E, R>(
  service: Pick<ServiceFlags, "url" | "tokenFile">,
  use: (client: RadicarOperations) => Effect.Effect<A, E, R>,
  retry?: RetryOptions
) {
  const { language } = yield* Output
  const { url } = service
  const token = yield* serviceToken(service)
  yield* warnAboutPlainHttp(url)
  // takes a tenth of a second, which other commands do not need
  const { RadicarClient } = yield* Effect.promise(() => import("@radicar/http-client/inner/effect/RadicarClient"))
  const options = { baseUrl: url, token, language, ...(retry === undefined ? {} : { retry }) }
  return yield* RadicarClient.use(use).pipe(Effect.provide(RadicarClient.layer(options)))
})

/** Tells a person at a terminal, after a second without an answer, that the command is still waiting. */
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

/** Calls the service that the flags name, once. `failureOf` converts an error to a failure for a person. */
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
