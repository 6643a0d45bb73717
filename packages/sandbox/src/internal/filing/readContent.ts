import { Effect } from "effect"
import { decodeBase64 } from "../xml/decodeBase64.ts"
import { readXmlEntries, type ZipEntry, type ZipProblem } from "../zip.ts"

/** 20 MiB of XML for one document: far above what a real request of 10 MiB holds. A batch may have 50 MiB. */
const limits = { entries: 50, size: 20 * 1024 * 1024, total: 50 * 1024 * 1024 }

const sentences: Readonly<Record<ZipProblem, string>> = {
  "not-a-zip": "Archivo no es un zip válido.",
  damaged: "Archivo zip dañado o no se puede leer.",
  "too-many-entries": "Archivo zip excede la cantidad de archivos permitida.",
  "entry-too-large": "Archivo zip excede el tamaño permitido.",
  encrypted: "Archivo zip protegido con contraseña."
}

/**
 * The XML files of a `contentFile` parameter, one at least and 50 at most. Fails with the sentence that says why not.
 */
export const readContent = (
  contentFile: string | undefined
): Effect.Effect<readonly [ZipEntry, ...ReadonlyArray<ZipEntry>], string> => {
  const content = decodeBase64(contentFile)
  if (content === undefined) return Effect.fail("No se encontró el contenido del archivo, o no es base64.")
  return readXmlEntries(content, limits).pipe(
    Effect.mapError((problem) => sentences[problem]),
    Effect.flatMap(([first, ...others]) =>
      first === undefined
        ? Effect.fail("No se encontró un archivo xml válido en el zip.")
        : Effect.succeed([first, ...others] as const)
    )
  )
}
