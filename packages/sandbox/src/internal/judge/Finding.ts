/** One rule that a document breaks: `rejection` makes it invalid, `notification` only tells. */
export interface Finding {
  readonly code: string
  readonly kind: "rejection" | "notification"
  /** The rule's Spanish text. */
  readonly text: string
}

/** A finding as it stands in the ErrorMessage list. */
export const findingMessage = (finding: Finding): string =>
  `Regla: ${finding.code}, ${finding.kind === "rejection" ? "Rechazo" : "Notificación"}: ${finding.text}`
