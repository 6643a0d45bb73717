import { Config, Effect, type FileSystem, Option, Redacted, type Stdio } from "effect"
import { Failure } from "../Failure.ts"
import type { ServiceFlags } from "../flags/serviceFlags.ts"
import { readSecret } from "../input/readSecret.ts"
import { isLoopback } from "./isLoopback.ts"

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
    return yield* new Failure({
      reason: "configuration",
      text: { en: `${tokenFile.value} holds no token.`, es: `${tokenFile.value} no contiene un token.` }
    })
  }
  const variable = yield* Effect.orDie(Config.option(Config.Redacted("RADICAR_TOKEN")))
  if (Option.isSome(variable)) return variable.value
  if (isLoopback(url)) return developmentToken
  return yield* new Failure({
    reason: "configuration",
    text: { en: `The token for ${url} is missing.`, es: `Falta el token para ${url}.` },
    hint: { en: "Set RADICAR_TOKEN or give --token-file.", es: "Defina RADICAR_TOKEN o use --token-file." }
  })
})
