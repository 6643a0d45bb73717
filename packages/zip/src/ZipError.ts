import { Schema } from "effect"

/** Why a ZIP was refused. */
export const ZipErrorReason = Schema.Literals([
  /** It is cut off, contradicts itself, or a file does not have its checksum or size. */
  "damaged",
  /** A file is encrypted. */
  "encrypted",
  /** A file is neither stored nor deflated. */
  "unknown-method",
  /** Two files have the same name. */
  "duplicate-name",
  /** A file has one name in the directory and another in front of its content. */
  "name-mismatch",
  "too-many-files",
  /** A file is larger than the limit. */
  "file-too-large",
  /** The files together are larger than the limit. */
  "too-large"
])
export type ZipErrorReason = typeof ZipErrorReason.Type

/** A ZIP that was refused. */
export class ZipError extends Schema.TaggedError<ZipError>()("ZipError", {
  reason: ZipErrorReason,
  /** A few words that continue "the ZIP cannot be read:". */
  message: Schema.String,
  /** The name of the file, where it is about one. */
  file: Schema.optionalKey(Schema.String)
}) {}
