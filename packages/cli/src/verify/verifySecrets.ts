import { explainDocument } from "@radicar/signature/inner/explainDigests"
import type { TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import { verifyXadesDocument } from "@radicar/signature/inner/verifyXades"
import { parse } from "@radicar/signature/inner/XmlTree"
import type { Secrets } from "@radicar/ubl/inner/verify/Secrets"
import type { VerifyTools } from "@radicar/ubl/inner/verify/VerifyTools"
import { Effect, Option, Redacted, Result } from "effect"
import { Prompt } from "effect/cli"
import { failure } from "../Failure.ts"
import type { SecretFlags } from "../flags/verifyFlags.ts"
import { askAtTerminal } from "../input/askAtTerminal.ts"
import { statedSecret } from "../input/readSecret.ts"

/** Makes the XML parser and signature verifier for a verification. Signatures must chain to the anchors in `trust`. */
export const verifyTools = (trust: TrustAnchors): VerifyTools => ({
  parse: (bytes) =>
    Result.map(parse(bytes), (document) => ({
      root: document.root,
      verifySignature: (at, receivedAt) =>
        verifyXadesDocument(document, { at, trust, ...(receivedAt === undefined ? {} : { receivedAt }) }),
      explainDigests: () => explainDocument(document, bytes)
    })),
  encode: (text) => new TextEncoder().encode(text)
})

const cannotAsk = failure(
  "configuration",
  { en: "--ask needs a terminal.", es: "--ask necesita una terminal." },
  { en: "Use --technical-key-file or --pin-file instead.", es: "Use en su lugar --technical-key-file o --pin-file." }
)

const ask = Effect.fnUntraced(function* (en: string, es: string) {
  const answer = yield* askAtTerminal({ en, es }, Prompt.Password, cannotAsk)
  return Redacted.value(answer) === "" ? undefined : answer
})

/** Reads the secrets for computing keys from their files, the environment or, with `--ask`, a prompt. */
export const verifySecrets = Effect.fn("verifySecrets")(function* (flags: SecretFlags) {
  const technicalKey =
    (yield* statedSecret(flags.technicalKeyFile, "RADICAR_TECHNICAL_KEY")) ??
    (flags.ask ? yield* ask("Technical key (empty for none)", "Clave técnica (vacío si no hay)") : undefined)
  const softwarePin =
    (yield* statedSecret(flags.pinFile, "RADICAR_SOFTWARE_PIN")) ??
    (flags.ask ? yield* ask("Pin of the software (empty for none)", "Pin del software (vacío si no hay)") : undefined)
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
