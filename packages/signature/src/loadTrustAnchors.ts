import { Effect, FileSystem, Path, Schema } from "effect"
import { InvalidTrustFile, TrustAnchors } from "./TrustAnchors.ts"

/** A file or folder of trust anchors cannot be used. */
export class TrustNotLoaded extends Schema.TaggedError<TrustNotLoaded>()("TrustNotLoaded", {
  /** The file, or the folder where it cannot be read. */
  path: Schema.String,
  /** What is wrong with its content; absent where it cannot be read. */
  invalid: Schema.optionalKey(InvalidTrustFile)
}) {
  override get message(): string {
    return this.invalid === undefined ? `${this.path} cannot be read.` : `${this.path}: ${this.invalid.message}`
  }
}

const isTrustFile = (name: string): boolean => /\.(?:pem|crt|cer|der|crl|ocsp)$/iu.test(name)

/**
 * Loads trust anchors from a file, or from all files of a folder that end in `.pem`, `.crt`, `.cer`, `.der`, `.crl` or
 * `.ocsp`, in the order of their names. An empty folder trusts nobody.
 */
export const loadTrustAnchors = Effect.fn("loadTrustAnchors")(function* (path: string) {
  const files = yield* FileSystem.FileSystem
  const paths = yield* Path.Path
  const unreadable = Effect.mapError(() => new TrustNotLoaded({ path }))
  const { type } = yield* unreadable(files.stat(path))
  const names =
    type === "Directory"
      ? (yield* unreadable(files.readDirectory(path)))
          .filter(isTrustFile)
          .toSorted()
          .map((name) => paths.join(path, name))
      : [path]
  let trust = TrustAnchors.none
  for (const name of names) {
    const bytes = yield* Effect.mapError(files.readFile(name), () => new TrustNotLoaded({ path: name }))
    const read = yield* Effect.mapError(
      Effect.fromResult(TrustAnchors.read([bytes])),
      (invalid) => new TrustNotLoaded({ path: name, invalid })
    )
    trust = trust.with(read)
  }
  return trust
})
