import type { LocalDateTime } from "@radicar/domain/time/LocalDateTime"
import type { Logo } from "./logo/Logo.ts"
import type { Attachment } from "./pdf/Attachment.ts"

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
}
