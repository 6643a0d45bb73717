import type { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import type { Logo } from "./logo/Logo.ts"
import type { Attachment } from "./pdf/Attachment.ts"

/**
 * Where a document stands that the authority has not accepted: `rejected`, or `unvalidated` while it has no answer. One
 * that was issued in contingency of the authority says that in place of `unvalidated`.
 */
export type Standing = "rejected" | "unvalidated"

/** What is printed with a document but is not part of it. */
export interface PrintOptions {
  /** The issuer's picture; `readLogo` reads it from a file. Nothing is fetched from `ImageUrl`. */
  readonly logo?: Logo
  /** The signed XML, attached to the PDF octet for octet. */
  readonly xml?: Attachment
  /** When it was signed. */
  readonly signed?: LocalDateTime
  /** When the authority accepted it. */
  readonly validated?: LocalDateTime
  /** Standing that is printed in red on a document that the authority has not accepted; see {@link Standing}. */
  readonly standing?: Standing
}
