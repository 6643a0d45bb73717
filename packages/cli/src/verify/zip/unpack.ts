import type { Localized } from "@radicar/domain/rules/Language"
import { Result } from "effect"
import { looksLikeZip, readXmlEntries } from "./readZip.ts"

/** A document's octets, and its name where it came out of a ZIP. */
export interface Unpacked {
  readonly bytes: Uint8Array
  readonly entry: string | undefined
}

/** The octets themselves, or those of the one XML file in a ZIP. */
export const unpack = (bytes: Uint8Array): Result.Result<Unpacked, Localized> => {
  if (!looksLikeZip(bytes)) return Result.succeed({ bytes, entry: undefined })
  const entries = readXmlEntries(bytes)
  if (Result.isFailure(entries)) return Result.fail(entries.failure)
  const [only, ...others] = entries.success
  if (only === undefined)
    return Result.fail({ en: "The ZIP holds no XML file.", es: "El ZIP no tiene un archivo XML." })
  if (others.length > 0) {
    const names = entries.success
      .slice(0, 5)
      .map(({ name }) => name)
      .join(", ")
    return Result.fail({
      en: `The ZIP holds ${entries.success.length} XML files (${names}); take out the one to verify.`,
      es: `El ZIP tiene ${entries.success.length} archivos XML (${names}); extraiga el que quiere verificar.`
    })
  }
  return Result.succeed({ bytes: only.bytes, entry: only.name })
}
