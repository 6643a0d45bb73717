import type { Command } from "effect/cli"
import { namedFile } from "./namedFile.ts"

/** The certificate that signs, and where its password comes from. */
export const certificateFlags = {
  certificate: namedFile("certificate", {
    en: "PKCS#12 file (.p12, .pfx) of the company that signs",
    es: "Archivo PKCS#12 (.p12, .pfx) de la compañía que firma"
  }),
  passwordFile: namedFile("password-file", {
    en: "File with its password; else env RADICAR_CERTIFICATE_PASSWORD, else a prompt",
    es: "Archivo con su contraseña; si no, la variable RADICAR_CERTIFICATE_PASSWORD; si no, se pregunta"
  })
}

/** See {@link certificateFlags}. */
export type CertificateFlags = Command.Command.Config.Infer<typeof certificateFlags>
