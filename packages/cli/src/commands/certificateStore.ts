import { Effect, Option, Redacted } from "effect"
import { Argument, Command } from "effect/cli"
import { readCertificate } from "../certificate/readCertificate.ts"
import { certificateFlags } from "../flags/certificateFlags.ts"
import { companyFlags } from "../flags/companyFlags.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"
import { storedCertificateText } from "../output/storedCertificateText.ts"
import { callService } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import { describe, describeCommand } from "../flags/describe.ts"

/** `radicar certificate store`: has the service keep a certificate and shows the token that names it. */
export const certificateStore = Command.make(
  "store",
  {
    file: Argument.String("file").pipe(
      describe({ en: "PKCS#12 file (.p12, .pfx) of the company", es: "Archivo PKCS#12 (.p12, .pfx) de la compañía" })
    ),
    passwordFile: certificateFlags.passwordFile,
    service: companyFlags
  },
  Effect.fn("certificate store")(function* ({ file, passwordFile, service }) {
    const output = yield* Output
    const { bytes, password } = yield* readCertificate(file, { certificate: Option.some(file), passwordFile })
    const content = Redacted.make(Buffer.from(bytes).toString("base64"))
    const stored = yield* callService(
      service,
      (client) =>
        client.certificates.store({ query: { companyId: service.companyId }, payload: { content, password } }),
      resourceFailure
    )
    yield* output.value(stored, () => storedCertificateText(stored, output))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Have the service keep a certificate; shows, this once, the token that SigningCertificate.Token takes",
    es: "El servicio guarda un certificado; muestra, solo esta vez, el token para SigningCertificate.Token",
    examples: [
      {
        command: "radicar certificate store company.p12",
        en: "Asks for the certificate's password",
        es: "Pregunta la contraseña del certificado"
      },
      { command: "radicar certificate store company.p12 --password-file password.txt | jq -r .Token" }
    ]
  })
)
