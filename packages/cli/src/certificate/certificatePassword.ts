import { Config, Effect, Option } from "effect"
import { Prompt, TerminalCapabilities } from "effect/cli"
import { Failure } from "../Failure.ts"
import type { CertificateFlags } from "../flags/certificateFlags.ts"
import { readSecret } from "../input/readSecret.ts"
import { Output } from "../output/Output.ts"

/** The password of a certificate file: from its own file, the environment, or a person at the terminal. */
export const certificatePassword = Effect.fn("certificatePassword")(function* (flags: CertificateFlags) {
  if (Option.isSome(flags.passwordFile)) return yield* readSecret(flags.passwordFile.value)
  const variable = yield* Effect.orDie(Config.option(Config.Redacted("RADICAR_CERTIFICATE_PASSWORD")))
  if (Option.isSome(variable)) return variable.value
  const { canPrompt } = yield* TerminalCapabilities.TerminalCapabilities
  const { message, say } = yield* Output
  if (canPrompt) {
    return yield* Prompt.run(
      Prompt.Password({ message: say({ en: "Password of the certificate", es: "Contraseña del certificado" }) })
    ).pipe(
      // the shell's prompt must not stand behind ours
      Effect.tapError(() => message(""))
    )
  }
  return yield* new Failure({
    reason: "configuration",
    text: { en: "The certificate's password is missing.", es: "Falta la contraseña del certificado." },
    hint: {
      en: "Give --password-file or set RADICAR_CERTIFICATE_PASSWORD.",
      es: "Use --password-file o defina RADICAR_CERTIFICATE_PASSWORD."
    }
  })
})
