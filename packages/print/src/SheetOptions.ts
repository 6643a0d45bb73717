import type { LogoPlace, Paper, PrintTemplate } from "@radicar/domain/inner/print/printFace"
import type { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import type { Logo } from "./logo/Logo.ts"
import type { Attachment } from "./pdf/Attachment.ts"

/**
 * State of a document that the authority has not accepted: `rejected`, `unvalidated` while it has no answer, or `draft`
 * before it is filed. A document issued in contingency of the authority states the contingency instead of
 * `unvalidated`. A draft has neither a key nor the code that leads to it.
 */
export type Standing = "rejected" | "unvalidated" | "draft"

/** The issuer's design of its documents: colours and texts around what the document states, which it cannot hide. */
export interface Face {
  /** Colour of titles and heads of tables, such as `#12355f`. White letters must be readable on it. */
  readonly colour?: string
  /** Side of the logo on Letter; `left` by default. A roll has it in the middle. */
  readonly logoPlace?: LogoPlace
  /** Text at the foot of every page: an address of the internet, opening hours. */
  readonly footer?: string
  /** `classic` by default. */
  readonly template?: PrintTemplate
}

/** Settings and data for printing that are not part of the document. */
export interface SheetOptions {
  /** The issuer's logo; `readLogo` reads it from a file. Nothing is downloaded from `ImageUrl`. */
  readonly logo?: Logo
  readonly face?: Face
  /**
   * Paper of the print. Without it, tickets of a till are printed on `tillPaper`, and all other documents on Letter.
   * Payroll documents and events are printed on Letter only.
   */
  readonly paper?: Paper
  /** Paper of tickets of a till unless `paper` says otherwise; `roll80` by default. */
  readonly tillPaper?: Paper
  /** The signed XML, attached to the PDF unchanged. */
  readonly xml?: Attachment
  /** Time at which the document was signed. */
  readonly signed?: LocalDateTime
  /** Time at which the authority accepted the document. */
  readonly validated?: LocalDateTime
  /** State to print in red on a document that the authority has not accepted. */
  readonly standing?: Standing
}
