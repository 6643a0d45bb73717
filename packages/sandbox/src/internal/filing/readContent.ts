import { Effect, Result } from "effect"
import type { FamilyName, Reading, SentFile } from "../document/SentFile.ts"
import type { SandboxState } from "../state/SandboxState.ts"
import { readFile } from "./fileTasks.ts"
import { readXmlEntries, type ZipEntry, type ZipProblem } from "../zip.ts"

/**
 * Limits for a ZIP in bytes. 20 MiB of XML for one document is far more than a real request of 10 MiB holds; a batch
 * may have 50 MiB.
 */
const limits = { entries: 50, size: 20 * 1024 * 1024, total: 50 * 1024 * 1024 }

const sentences: Readonly<Record<ZipProblem, string>> = {
  "not-a-zip": "Archivo no es un zip válido.",
  damaged: "Archivo zip dañado o no se puede leer.",
  "too-many-entries": "Archivo zip excede la cantidad de archivos permitida.",
  "entry-too-large": "Archivo zip excede el tamaño permitido.",
  encrypted: "Archivo zip protegido con contraseña."
}

/** Message about a document that needs more processor time or memory than the sandbox allows. */
export const takesTooMuch = "El documento excede los recursos disponibles para procesarlo."

const entriesOf = (
  content: Uint8Array | undefined
): Effect.Effect<readonly [ZipEntry, ...ReadonlyArray<ZipEntry>], string> => {
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

/** Files of a request, or the message that explains why there are none. */
export type SentFiles = Result.Result<readonly [SentFile, ...ReadonlyArray<SentFile>], string>

/** Result for an operation that accepts no files. */
export const noFiles: SentFiles = Result.fail("La operación no recibe archivos.")

/**
 * Reads the 1 to 50 XML files of a ZIP as documents of `family`; if it is absent, the root of each file determines the
 * family. `key` identifies the sender: threads serve senders in turn.
 */
export const readContent = (
  content: Uint8Array | undefined,
  family: FamilyName | undefined,
  key: string,
  { workshop }: SandboxState
): Effect.Effect<SentFiles> =>
  Effect.result(
    Effect.gen(function* () {
      const [first, ...others] = yield* entriesOf(content)
      const together = others.reduce((sum, { bytes }) => sum + bytes.byteLength, first.bytes.byteLength)
      const read = (entry: ZipEntry): Effect.Effect<SentFile> =>
        workshop.run(readFile, { xml: entry.bytes, family }, { octets: entry.bytes.byteLength, together, key }).pipe(
          Effect.catch(() => Effect.succeed<Reading>({ _tag: "Unreadable", message: takesTooMuch })),
          Effect.map((reading) => ({ entry, together, reading }))
        )
      return [yield* read(first), ...(yield* Effect.forEach(others, read))] as const
    })
  )
