import { open } from "@radicar/signature/inner/Pkcs12"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { Clock, Context, Effect, Layer, Option, Redacted, Schema } from "effect"
import { readFile } from "node:fs/promises"
import { OperatorText } from "../../platform/settings.ts"

/** The configured certificate cannot be used. */
class InvalidTransportCertificate extends Schema.TaggedError<InvalidTransportCertificate>()(
  "InvalidTransportCertificate",
  { reason: Schema.String, text: OperatorText }
) {
  override get message(): string {
    return this.text.en
  }
}

/** The installation's certificate for queries. */
export interface TransportOptions {
  /** Path of a PKCS#12 file. */
  readonly transportCertificate: string | undefined
  readonly transportCertificatePassword: Redacted.Redacted | undefined
}

const refused = (file: string, reason: string) =>
  new InvalidTransportCertificate({
    reason,
    text: {
      en: `RADICAR_TRANSPORT_CERTIFICATE ${file}: ${reason}. It must be a PKCS#12 file in date, and RADICAR_TRANSPORT_CERTIFICATE_PASSWORD its password.`,
      es: `RADICAR_TRANSPORT_CERTIFICATE ${file}: ${reason}. Debe ser un archivo PKCS#12 vigente, y RADICAR_TRANSPORT_CERTIFICATE_PASSWORD su contraseña.`
    }
  })

const opened = Effect.fnUntraced(function* (file: string, password: Redacted.Redacted) {
  const bytes = yield* Effect.tryPromise({ try: () => readFile(file), catch: () => refused(file, "UnreadableFile") })
  const now = new Date(yield* Clock.currentTimeMillis)
  return yield* Effect.mapError(open(bytes, password, now), ({ _tag }) => refused(file, _tag))
})

/**
 * The installation's own certificate. It signs queries about documents, so that no caller's certificate has to be
 * retained for them. It never signs a document.
 */
export class TransportIdentity extends Context.Service<
  TransportIdentity,
  { readonly identity: Option.Option<SigningIdentity> }
>()("@radicar/api/TransportIdentity") {
  /** Opens the configured file when the service starts; `none` if none is configured. */
  static readonly layer = ({ transportCertificate, transportCertificatePassword }: TransportOptions) =>
    Layer.effect(
      TransportIdentity,
      transportCertificate === undefined
        ? Effect.succeed({ identity: Option.none<SigningIdentity>() })
        : Effect.map(opened(transportCertificate, transportCertificatePassword ?? Redacted.make("")), (identity) => ({
            identity: Option.some(identity)
          }))
    )
}
