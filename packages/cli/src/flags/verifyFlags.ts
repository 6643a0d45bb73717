import { Config } from "effect"
import { type Command, Flag } from "effect/cli"
import { filingFlags } from "./filingFlags.ts"
import { describe, namedFile, toggle } from "./flags.ts"

/** `--trust`: file or folder of the certification authorities that signatures must chain to. */
export const trustFlag = Flag.String("trust").pipe(
  Flag.withMetavar("path"),
  describe({
    en: "File or folder with certificates of the authorities to trust (env RADICAR_TRUST_ANCHORS); default those of `radicar trust list`",
    es: "Archivo o carpeta con los certificados de las entidades en que se confía (variable RADICAR_TRUST_ANCHORS); por omisión los de `radicar trust list`"
  }),
  Flag.withFallbackConfig(Config.String("RADICAR_TRUST_ANCHORS")),
  Flag.optional
)

/** Flags for trust anchors, for the secrets to recompute keys, and for a file to compare. */
export const verifyFlags = {
  trust: trustFlag,
  technicalKeyFile: namedFile("technical-key-file", {
    en: "File with the range's technical key (env RADICAR_TECHNICAL_KEY holds the key itself)",
    es: "Archivo con la clave técnica del rango (la variable RADICAR_TECHNICAL_KEY contiene la clave misma)"
  }),
  pinFile: filingFlags.pinFile,
  softwareId: filingFlags.softwareId,
  ask: toggle("ask", {
    en: "Asks for the technical key and the pin that are not given",
    es: "Pregunta la clave técnica y el pin que no se indiquen"
  }),
  against: namedFile("against", {
    en: "Compares the document, or the one inside a container, with this file octet by octet",
    es: "Compara el documento, o el del contenedor, con este archivo octeto por octeto"
  })
}

/** The {@link verifyFlags} with which keys are recomputed: secrets, the software that has the pin, and `--ask`. */
export type SecretFlags = Omit<Command.Command.Config.Infer<typeof verifyFlags>, "trust" | "against">
