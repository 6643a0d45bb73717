import type { Localized } from "@radicar/domain/inner/rules/Language"
import { listZip, looksLikeZip, unzip, type UnzipOptions } from "@radicar/zip/inner/unzip"
import type { ZipEntry } from "@radicar/zip/inner/ZipEntry"
import type { ZipError } from "@radicar/zip/inner/ZipError"
import { Result } from "effect"

const mebibyte = 1024 * 1024

const limits = { maximumFiles: 1000, maximumFileLength: 20 * mebibyte, maximumLength: 64 * mebibyte }

const inMebibytes = (octets: number): string => `${octets / mebibyte} MiB`

const explained = ({ file = "", reason }: ZipError): Localized => {
  switch (reason) {
    case "damaged":
      return { en: "The ZIP is damaged.", es: "El ZIP está dañado." }
    case "encrypted":
      return { en: `${file} is encrypted.`, es: `${file} está cifrado.` }
    case "unknown-method":
      return { en: `${file} is compressed in another way.`, es: `${file} está comprimido de otra forma.` }
    case "duplicate-name":
      return { en: `${file} appears twice.`, es: `${file} aparece dos veces.` }
    case "name-mismatch":
      return { en: `${file} has two names in the ZIP.`, es: `${file} tiene dos nombres en el ZIP.` }
    case "unsafe-name":
      return { en: `The path of ${file} leaves its folder.`, es: `La ruta de ${file} sale de su carpeta.` }
    case "too-many-files":
      return {
        en: `The ZIP holds more than ${limits.maximumFiles} files.`,
        es: `El ZIP tiene más de ${limits.maximumFiles} archivos.`
      }
    case "file-too-large": {
      const most = inMebibytes(limits.maximumFileLength)
      return { en: `${file} is larger than ${most}.`, es: `${file} pesa más de ${most}.` }
    }
    case "too-large": {
      const most = inMebibytes(limits.maximumLength)
      return {
        en: `The files to read in the ZIP are together larger than ${most}.`,
        es: `Los archivos por leer del ZIP pesan juntos más de ${most}.`
      }
    }
  }
}

const read = (bytes: Uint8Array, isWanted: UnzipOptions["isWanted"] & {}) =>
  Result.mapError(unzip(bytes, { ...limits, isWanted }), explained)

const isXml = (name: string): boolean => /\.xml$/iu.test(name) && !name.startsWith("__MACOSX/")

/** A document's bytes, and its name if it comes from a ZIP. */
export interface Unpacked {
  readonly bytes: Uint8Array
  readonly entry: string | undefined
}

/**
 * Returns the bytes of an XML file, or of every XML file in a ZIP, which must contain at least one and respect {@link
 * limits}. Fails with a text for people.
 */
export const unpackAll = (
  bytes: Uint8Array
): Result.Result<readonly [Unpacked, ...ReadonlyArray<Unpacked>], Localized> => {
  if (!looksLikeZip(bytes)) return Result.succeed([{ bytes, entry: undefined }])
  return Result.flatMap(read(bytes, isXml), (entries) => {
    const [first, ...others] = entries.map((each): Unpacked => ({ bytes: each.bytes, entry: each.name }))
    return first === undefined
      ? Result.fail({ en: "The ZIP holds no XML file.", es: "El ZIP no tiene un archivo XML." })
      : Result.succeed([first, ...others])
  })
}

/** Returns the bytes of an XML file, or of the only XML file in a ZIP. Fails with a text for people. */
export const unpackXml = (bytes: Uint8Array): Result.Result<Unpacked, Localized> =>
  Result.flatMap(unpackAll(bytes), (unpacked) => {
    const [first, ...others] = unpacked
    if (others.length === 0) return Result.succeed(first)
    const names = unpacked
      .slice(0, 5)
      .map(({ entry }) => entry)
      .join(", ")
    return Result.fail({
      en: `The ZIP holds ${unpacked.length} XML files (${names}); extract the one to verify.`,
      es: `El ZIP tiene ${unpacked.length} archivos XML (${names}); extraiga el que quiere verificar.`
    })
  })

/** Files in a ZIP with the requested names, and the names of its other files. */
export interface KnownFiles {
  readonly namedFiles: ReadonlyArray<ZipEntry>
  readonly others: ReadonlyArray<string>
}

/** Reads only the files with these names, within the limits of {@link unpackAll}. */
export const readKnownFiles = (bytes: Uint8Array, names: ReadonlySet<string>): Result.Result<KnownFiles, Localized> =>
  Result.flatMap(
    read(bytes, (name) => names.has(name)),
    (namedFiles) =>
      Result.map(Result.mapError(listZip(bytes), explained), (all) => ({
        namedFiles,
        others: all.filter((name) => !names.has(name))
      }))
  )
