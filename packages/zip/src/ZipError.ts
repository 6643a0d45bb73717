import { Schema } from "effect"

/** Reasons for refusing a ZIP. */
export const ZipErrorReason = Schema.Literals([
  /** The ZIP is cut off or contradicts itself, or a file does not match its checksum or size. */
  "damaged",
  /** A file is encrypted. */
  "encrypted",
  /** A file is neither stored nor deflated. */
  "unknown-method",
  /** Two files have the same name. */
  "duplicate-name",
  /** A file has different names in the directory and in its local header. */
  "name-mismatch",
  /** The path of a file leaves its folder; reported only if the caller has ZIPs with such paths refused. */
  "unsafe-name",
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
  /** Name of the file, if the error is about one file. */
  file: Schema.optionalKey(Schema.String)
}) {}
