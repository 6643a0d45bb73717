import { Schema } from "effect"

/** The sandbox cannot listen on its host and port. */
export class SandboxListenError extends Schema.TaggedError<SandboxListenError>()("SandboxListenError", {
  host: Schema.String,
  port: Schema.Int,
  code: Schema.String
}) {
  /** The message in both languages. */
  get text(): { readonly en: string; readonly es: string } {
    const { code, host, port } = this
    return {
      en: `The sandbox cannot listen on ${host}:${port} (${code}).`,
      es: `El sandbox no puede escuchar en ${host}:${port} (${code}).`
    }
  }

  override get message(): string {
    return this.text.en
  }
}
