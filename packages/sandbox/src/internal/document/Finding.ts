/** A rule that a document breaks: a `rejection` makes it invalid, a `notification` does not. */
export interface Finding {
  readonly code: string
  readonly kind: "rejection" | "notification"
  /** The rule's Spanish text. */
  readonly text: string
}
