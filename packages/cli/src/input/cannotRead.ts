import type { PlatformError } from "effect"
import { Failure } from "../Failure.ts"

/** Why a file could not be read, without its content. */
export const cannotRead = (file: string, { reason }: PlatformError.PlatformError): Failure =>
  new Failure({
    reason: "configuration",
    text:
      reason._tag === "NotFound"
        ? { en: `There is no file ${file}.`, es: `No existe el archivo ${file}.` }
        : { en: `${file} cannot be read (${reason._tag}).`, es: `No se puede leer ${file} (${reason._tag}).` }
  })
