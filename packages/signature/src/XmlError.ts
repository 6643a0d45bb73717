import { Schema } from "effect"

/** The text is not XML 1.0 with namespaces, or it is a refused kind of XML. */
export class XmlError extends Schema.TaggedError<XmlError>()("XmlError", {
  /**
   * `malformed`: not well-formed; `encoding`: not UTF-8; `doctype`: has a document type declaration; `version`: not
   * XML 1.0; `limit`: larger or more deeply nested than allowed.
   */
  reason: Schema.Literals(["malformed", "encoding", "doctype", "version", "limit"]),
  detail: Schema.String
}) {
  override get message(): string {
    return `The XML cannot be read (${this.reason}): ${this.detail}`
  }
}
