import type { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import type { Logo } from "./logo/Logo.ts"
import type { Attachment } from "./pdf/Attachment.ts"

/**
 * State of a document that the authority has not accepted: `rejected`, or `unvalidated` while it has no answer. A
 * document issued in contingency of the authority states the contingency instead of `unvalidated`.
 */
export type Standing = "rejected" | "unvalidated"

/** Settings and data for printing that are not part of the document. */
export interface SheetOptions {
  /** The issuer's logo; `readLogo` reads it from a file. Nothing is downloaded from `ImageUrl`. */
  readonly logo?: Logo
  /** The signed XML, attached to the PDF unchanged. */
  readonly xml?: Attachment
  /** Time at which the document was signed. */
  readonly signed?: LocalDateTime
  /** Time at which the authority accepted the document. */
  readonly validated?: LocalDateTime
  /** State to print in red on a document that the authority has not accepted. */
  readonly standing?: Standing
}
