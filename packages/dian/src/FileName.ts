import type { FileKind } from "@radicar/domain/inner/documentRegistry"
import { Schema } from "effect"

const PAYROLL_KINDS: ReadonlySet<FileKind> = new Set(["nie", "niae"])

/** Provider code in the names of files of own software: that of the issuer, not of a technology provider. */
export const ownSoftware = "000"

/** Parts of the name of an XML file or a ZIP that is sent to the authority. */
export interface FileNameParts {
  /** Kind of the file; for a ZIP, the kind of the files inside it. */
  readonly kind: FileKind
  /** Issuer NIT without check digit (payroll: the employer's): 1 to 10 digits. */
  readonly nit: string
  /**
   * Code of the software's provider: {@link ownSoftware}, `001` the authority's free tool, otherwise the technology
   * provider's code. Unused in payroll.
   */
  readonly providerCode: string
  /** Calendar year of the sending, four digits. */
  readonly year: number
  /**
   * Sequence number of the file among the files of the same issuer, kind and year, 1 to 0xFFFFFFFF; restarts each 1
   * January.
   */
  readonly sequence: number | bigint
}

/** Error: a part of a file name has a value that the annex does not allow. */
export class FileNameError extends Schema.TaggedError<FileNameError>()("FileNameError", {
  part: Schema.Literals(["nit", "providerCode", "year", "sequence"]),
  message: Schema.String
}) {}

const middle = ({ kind, nit, providerCode, year }: Omit<FileNameParts, "sequence">): string => {
  if (!/^\d{1,10}$/u.test(nit)) {
    throw new FileNameError({ part: "nit", message: "The NIT must be 1 to 10 digits, without check digit." })
  }
  if (!/^[0-9A-Za-z]{3}$/u.test(providerCode)) {
    throw new FileNameError({ part: "providerCode", message: "The provider code must have three characters." })
  }
  if (!Number.isInteger(year) || year < 2000 || year > 2099) {
    throw new FileNameError({ part: "year", message: "The year must lie between 2000 and 2099." })
  }
  const provider = PAYROLL_KINDS.has(kind) ? "" : providerCode
  return `${nit.padStart(10, "0")}${provider}${String(year).slice(2)}`
}

/**
 * Names of an XML file and of the ZIP that carries it, with `*` in place of the eight hexadecimal digits of the
 * sequence. Fill them in with {@link numberedFileName} or in the database.
 *
 * Throws {@link FileNameError} for a part that cannot be written this way.
 */
export const fileNamePatterns = (
  parts: Omit<FileNameParts, "sequence">
): { readonly file: string; readonly zip: string } => {
  const same = middle(parts)
  return { file: `${parts.kind}${same}*.xml`, zip: `z${same}*.zip` }
}

/**
 * Replaces the `*` in a name of {@link fileNamePatterns} with a sequence from 1 to 0xFFFFFFFF. Throws {@link
 * FileNameError} for any other sequence.
 */
export const numberedFileName = (pattern: string, sequence: number | bigint): string => {
  const count = typeof sequence === "bigint" ? sequence : Number.isInteger(sequence) ? BigInt(sequence) : 0n
  if (count < 1n || count > 0xffff_ffffn) {
    throw new FileNameError({ part: "sequence", message: "The sequence must be an integer from 1 to 4294967295." })
  }
  return pattern.replace("*", count.toString(16).toUpperCase().padStart(8, "0"))
}

/**
 * Name of one XML file: letters of the kind, NIT of ten digits, provider code (not in payroll), two digits of the year
 * and an eight digit hexadecimal sequence, such as `fv09003731150002600000001.xml`.
 *
 * Throws {@link FileNameError} for a part that cannot be written this way.
 */
export const documentFileName = (parts: FileNameParts): string =>
  numberedFileName(fileNamePatterns(parts).file, parts.sequence)

/**
 * Name of the ZIP that carries files of `kind`: `z` and the parts of {@link documentFileName}, with a separate sequence
 * (annex 1.9 §6.5.8).
 */
export const zipFileName = (parts: FileNameParts): string =>
  numberedFileName(fileNamePatterns(parts).zip, parts.sequence)
