import type { Localized } from "@radicar/domain/rules/Language"
import { Result } from "effect"
import { looksLikeZip, readXmlEntries } from "./readZip.ts"
import type { Unpacked } from "./unpack.ts"

/** The octets themselves, or those of every XML file in a ZIP; there is at least one. */
export const unpackAll = (bytes: Uint8Array): Result.Result<ReadonlyArray<Unpacked>, Localized> => {
  if (!looksLikeZip(bytes)) return Result.succeed([{ bytes, entry: undefined }])
  const entries = readXmlEntries(bytes)
  if (Result.isFailure(entries)) return Result.fail(entries.failure)
  return entries.success.length === 0
    ? Result.fail({ en: "The ZIP holds no XML file.", es: "El ZIP no tiene un archivo XML." })
    : Result.succeed(entries.success.map(({ bytes: content, name }) => ({ bytes: content, entry: name })))
}
