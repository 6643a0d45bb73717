import { explainDigests } from "@radicar/signature/explainDigests"
import { verify } from "@radicar/signature/verifyXades"
import { parse } from "@radicar/signature/XmlTree"
import type { Secrets } from "@radicar/ubl/verify/Secrets"
import type { VerifyTools } from "@radicar/ubl/verify/VerifyTools"
import { Config, Effect, Option, Redacted } from "effect"
import { Prompt, TerminalCapabilities } from "effect/cli"
import { Failure } from "../Failure.ts"
import type { VerifyFlags } from "../flags/filingFlags.ts"
import { readSecret } from "../input/readSecret.ts"
import { Output } from "../output/Output.ts"

/** The parser and the verifier of signatures that a verification is given. */
export const verifyTools: VerifyTools = {
  parse: (bytes) => parse(bytes),
  verifySignature: (bytes, at) => verify(bytes, { at }),
  explainDigests: (bytes) => explainDigests(bytes),
  encode: (text) => new TextEncoder().encode(text)
}

const stated = Effect.fnUntraced(function* (file: Option.Option<string>, variable: string) {
  if (Option.isSome(file)) return yield* readSecret(file.value)
  return Option.getOrUndefined(yield* Effect.orDie(Config.option(Config.Redacted(variable))))
})

const asked = Effect.fnUntraced(function* (en: string, es: string) {
  const { message, say } = yield* Output
  const { canPrompt } = yield* TerminalCapabilities.TerminalCapabilities
  if (!canPrompt) {
    return yield* new Failure({
      reason: "configuration",
      text: { en: "--ask needs a terminal.", es: "--ask necesita una terminal." },
      hint: {
        en: "Give --technical-key-file or --pin-file instead.",
        es: "Use en su lugar --technical-key-file o --pin-file."
      }
    })
  }
  const answer = yield* Prompt.run(Prompt.Password({ message: say({ en, es }) })).pipe(
    // the shell's prompt must not follow ours on the same line
    Effect.tapError(() => message(""))
  )
  return Redacted.value(answer) === "" ? undefined : answer
})

/** The secrets to compute keys with: from their files, the environment or, with `--ask`, from a person. */
export const verifySecrets = Effect.fn("verifySecrets")(function* (flags: VerifyFlags) {
  const technicalKey =
    (yield* stated(flags.technicalKeyFile, "RADICAR_TECHNICAL_KEY")) ??
    (flags.ask ? yield* asked("Technical key (empty for none)", "Clave técnica (vacío si no hay)") : undefined)
  const softwarePin =
    (yield* stated(flags.pinFile, "RADICAR_SOFTWARE_PIN")) ??
    (flags.ask ? yield* asked("Pin of the software (empty for none)", "Pin del software (vacío si no hay)") : undefined)
  const secrets: Secrets = {
    technicalKey,
    softwarePin,
    softwareId: Option.getOrUndefined(flags.softwareId),
    howToGive: {
      technicalKey: {
        en: "--technical-key-file, RADICAR_TECHNICAL_KEY or --ask",
        es: "--technical-key-file, RADICAR_TECHNICAL_KEY o --ask"
      },
      softwarePin: {
        en: "--pin-file, RADICAR_SOFTWARE_PIN or --ask",
        es: "--pin-file, RADICAR_SOFTWARE_PIN o --ask"
      }
    }
  }
  return secrets
})
