import type { CertificateError } from "@radicar/signature/inner/CertificateError"
import { open } from "@radicar/signature/inner/Pkcs12"
import { Clock, Effect, FileSystem, type Redacted } from "effect"
import { Prompt } from "effect/cli"
import { type Failure, failure } from "../Failure.ts"
import type { CertificateFlags } from "../flags/serviceFlags.ts"
import { askAtTerminal } from "../input/askAtTerminal.ts"
import { cannotRead } from "../input/readInput.ts"
import { statedSecret } from "../input/readSecret.ts"

const spanish: Readonly<Record<CertificateError["_tag"], string>> = {
  WrongPassword: "La contraseña no abre el archivo del certificado, o el archivo está dañado.",
  MalformedCertificate: "No se puede leer el archivo del certificado: no es un PKCS#12 o está dañado.",
  UnsupportedCertificate: "El archivo del certificado usa algo que no se acepta; expórtelo de nuevo con AES.",
  NoPrivateKey: "El archivo del certificado no contiene la llave privada; expórtelo de nuevo con ella.",
  NoCertificate: "El archivo contiene una llave privada pero ningún certificado.",
  KeyMismatch: "Ningún certificado del archivo corresponde a la llave privada que contiene.",
  WeakKey: "La llave no es RSA de 2048 bits o más.",
  CertificateExpired: "El certificado está vencido.",
  CertificateNotYetValid: "El certificado aún no es válido."
}

/** Failure of a certificate file that cannot sign. */
const certificateFailure = (error: CertificateError): Failure =>
  failure("credentials", { en: error.message, es: spanish[error._tag] })

/** Opens a PKCS#12 file for signing; fails if its certificate is not valid now. */
export const openCertificate = Effect.fn("openCertificate")(function* (
  bytes: Uint8Array,
  password: Redacted.Redacted<string>
) {
  const now = new Date(yield* Clock.currentTimeMillis)
  return yield* Effect.mapError(open(bytes, password, now), certificateFailure)
})

const missingPassword = failure(
  "configuration",
  { en: "The certificate's password is missing.", es: "Falta la contraseña del certificado." },
  {
    en: "Use --password-file or set RADICAR_CERTIFICATE_PASSWORD.",
    es: "Use --password-file o defina RADICAR_CERTIFICATE_PASSWORD."
  }
)

/** Password of a certificate file: from its own file, the environment, or a prompt at the terminal. */
const certificatePassword = Effect.fn("certificatePassword")(function* ({ passwordFile }: CertificateFlags) {
  const password = yield* statedSecret(passwordFile, "RADICAR_CERTIFICATE_PASSWORD")
  if (password !== undefined) return password
  const message = { en: "Password of the certificate", es: "Contraseña del certificado" }
  return yield* askAtTerminal(message, Prompt.Password, missingPassword)
})

/** Reads and opens the certificate file that `--certificate` names, so that a mistake shows before anything is sent. */
export const readCertificateFile = Effect.fn("readCertificateFile")(function* (file: string, flags: CertificateFlags) {
  const files = yield* FileSystem.FileSystem
  const bytes = yield* Effect.mapError(files.readFile(file), (error) => cannotRead(file, error))
  const password = yield* certificatePassword(flags)
  return { bytes, password, identity: yield* openCertificate(bytes, password) }
})
