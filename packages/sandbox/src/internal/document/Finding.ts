/** One rule that a document breaks: `rejection` makes it invalid, `notification` only tells. */
export interface Finding {
  readonly code: string
  readonly kind: "rejection" | "notification"
  /** The rule's Spanish text. */
  readonly text: string
}
