import { Config } from "effect"
import { type Command, Flag } from "effect/cli"
import { describe, namedFile } from "./flags.ts"

/**
 * Flags for data that a service would know but the document does not state: the issuing software and the environment.
 */
export const filingFlags = {
  softwareId: Flag.String("software-id").pipe(
    Flag.withMetavar("id"),
    describe({
      en: "Id of the registered software (env RADICAR_SOFTWARE_ID)",
      es: "Identificador del software registrado (variable RADICAR_SOFTWARE_ID)"
    }),
    Flag.withFallbackConfig(Config.String("RADICAR_SOFTWARE_ID")),
    Flag.optional
  ),
  pinFile: namedFile("pin-file", {
    en: "File with the software's pin (env RADICAR_SOFTWARE_PIN holds the pin itself)",
    es: "Archivo con el pin del software (la variable RADICAR_SOFTWARE_PIN contiene el pin mismo)"
  }),
  environment: Flag.Literals("environment", ["sandbox", "habilitacion", "production"]).pipe(
    describe({
      en: "Destination of the document; default sandbox",
      es: "Destino del documento; por omisión sandbox"
    }),
    Flag.withDefault("sandbox")
  )
}

/** Values of the flags {@link filingFlags}. */
export type FilingFlags = Command.Command.Config.Infer<typeof filingFlags>
