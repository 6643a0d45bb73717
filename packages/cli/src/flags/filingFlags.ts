import { Config } from "effect"
import { type Command, Flag } from "effect/cli"
import { namedFile } from "./namedFile.ts"

/** What a document does not say and a service would know: the software that issues, and where to. */
export const filingFlags = {
  softwareId: Flag.String("software-id").pipe(
    Flag.withMetavar("id"),
    Flag.withDescription("Id of the registered software (env RADICAR_SOFTWARE_ID)"),
    Flag.withFallbackConfig(Config.String("RADICAR_SOFTWARE_ID")),
    Flag.optional
  ),
  pinFile: namedFile("pin-file", "File with the software's pin (env RADICAR_SOFTWARE_PIN holds the pin itself)"),
  environment: Flag.Literals("environment", ["sandbox", "habilitacion", "production"]).pipe(
    Flag.withDescription("Where the document is meant for; default sandbox"),
    Flag.withDefault("sandbox")
  )
}

/** See {@link filingFlags}. */
export type FilingFlags = Command.Command.Config.Infer<typeof filingFlags>
