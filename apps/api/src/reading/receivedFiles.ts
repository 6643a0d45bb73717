import { looksLikeZip, unzip } from "@radicar/zip/unzip"
import type { Localized } from "@radicar/domain/rules/Language"
import { Result } from "effect"

/** Octets of XML in a ZIP once inflated, and number of files, that are read at most. */
const maximumLength = 20 * 1024 * 1024
const maximumFiles = 50

/** A file to read. */
export interface ReceivedFile {
  /** Its name, where it comes out of a ZIP. */
  readonly name: string | undefined
  readonly bytes: Uint8Array
}

const isXml = (name: string): boolean => /\.xml$/iu.test(name) && !name.startsWith("__MACOSX/")

const unreadableZip = (why: string): Localized => ({
  en: `The ZIP cannot be read: ${why}. Send one with at most ${maximumFiles} XML files and 20 MiB of XML.`,
  es: `El ZIP no se puede leer. Envíe uno con máximo ${maximumFiles} archivos XML y 20 MiB de XML.`
})

/** What was sent: the octets themselves, or the XML files of a ZIP, of which there is at least one. Fails for a person. */
export const receivedFiles = (bytes: Uint8Array): Result.Result<ReadonlyArray<ReceivedFile>, Localized> => {
  if (!looksLikeZip(bytes)) return Result.succeed([{ name: undefined, bytes }])
  const files = unzip(bytes, { maximumLength, isWanted: isXml })
  if (Result.isFailure(files)) return Result.fail(unreadableZip(files.failure.message))
  if (files.success.length > maximumFiles) return Result.fail(unreadableZip("it holds too many files"))
  return files.success.length === 0
    ? Result.fail({ en: "The ZIP holds no XML file.", es: "El ZIP no tiene un archivo XML." })
    : Result.succeed(files.success)
}
