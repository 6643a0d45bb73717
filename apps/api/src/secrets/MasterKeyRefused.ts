import { Schema } from "effect"

/** A text is not the keys that it should be. The text itself is not told. */
export class MasterKeyRefused extends Schema.TaggedError<MasterKeyRefused>()("MasterKeyRefused", {
  where: Schema.String,
  message: Schema.String
}) {
  /** The error of what is in `where`. */
  static in(where: string): MasterKeyRefused {
    const message =
      `${where} must be 32 random bytes in base64 (openssl rand -base64 32), ` +
      "or several such keys with commas between them: the first encrypts, all decrypt."
    return new MasterKeyRefused({ where, message })
  }
}
