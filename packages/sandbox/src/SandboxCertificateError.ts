import { Schema } from "effect"

/**
 * A sandbox certificate cannot be made: the authority's directory cannot be read or written, its file is damaged, or
 * the request is not supported.
 */
export class SandboxCertificateError extends Schema.TaggedError<SandboxCertificateError>()("SandboxCertificateError", {
  reason: Schema.Literals(["directory", "damaged-authority", "invalid-request"]),
  /** The message in both languages. */
  text: Schema.Struct({ en: Schema.String, es: Schema.String })
}) {
  override get message(): string {
    return this.text.en
  }
}
