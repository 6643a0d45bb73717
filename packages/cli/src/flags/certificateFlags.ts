import type { Command } from "effect/cli"
import { namedFile } from "./namedFile.ts"

/** The certificate that signs, and where its password comes from. */
export const certificateFlags = {
  certificate: namedFile("certificate", "PKCS#12 file (.p12, .pfx) of the company that signs"),
  passwordFile: namedFile(
    "password-file",
    "File with its password; else env RADICAR_CERTIFICATE_PASSWORD, else a prompt"
  )
}

/** See {@link certificateFlags}. */
export type CertificateFlags = Command.Command.Config.Infer<typeof certificateFlags>
