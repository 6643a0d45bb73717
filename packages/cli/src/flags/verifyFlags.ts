import { type Command, Flag } from "effect/cli"
import { filingFlags } from "./filingFlags.ts"
import { namedFile } from "./namedFile.ts"

/** The secrets that keys are computed anew with, and what a document is compared with. */
export const verifyFlags = {
  technicalKeyFile: namedFile(
    "technical-key-file",
    "File with the range's technical key (env RADICAR_TECHNICAL_KEY holds the key itself)"
  ),
  pinFile: filingFlags.pinFile,
  softwareId: filingFlags.softwareId,
  ask: Flag.Boolean("ask").pipe(
    Flag.withDescription("Asks for the technical key and the pin that are not given"),
    Flag.withDefault(false)
  ),
  against: namedFile("against", "Compares the document, or the one inside a container, with this file octet by octet")
}

/** See {@link verifyFlags}. */
export type VerifyFlags = Command.Command.Config.Infer<typeof verifyFlags>
