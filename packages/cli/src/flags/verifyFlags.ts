import { type Command, Flag } from "effect/cli"
import { filingFlags } from "./filingFlags.ts"
import { namedFile } from "./namedFile.ts"
import { describe } from "./describe.ts"

/** The secrets that keys are computed anew with, and what a document is compared with. */
export const verifyFlags = {
  technicalKeyFile: namedFile("technical-key-file", {
    en: "File with the range's technical key (env RADICAR_TECHNICAL_KEY holds the key itself)",
    es: "Archivo con la clave técnica del rango (la variable RADICAR_TECHNICAL_KEY contiene la clave misma)"
  }),
  pinFile: filingFlags.pinFile,
  softwareId: filingFlags.softwareId,
  ask: Flag.Boolean("ask").pipe(
    describe({
      en: "Asks for the technical key and the pin that are not given",
      es: "Pregunta la clave técnica y el pin que no se indiquen"
    }),
    Flag.withDefault(false)
  ),
  against: namedFile("against", {
    en: "Compares the document, or the one inside a container, with this file octet by octet",
    es: "Compara el documento, o el del contenedor, con este archivo octeto por octeto"
  })
}

/** See {@link verifyFlags}. */
export type VerifyFlags = Command.Command.Config.Infer<typeof verifyFlags>
