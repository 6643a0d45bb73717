/** What a server says of one receiver (RFC 3464 §2.3). */
export interface RecipientReport {
  /** `Original-Recipient` and `Final-Recipient`, without their types; the mail may have been passed on between them. */
  readonly addresses: ReadonlyArray<string>
  /** `bounced`: will not be delivered. `delayed`: is still tried. `passed`: delivered, relayed or expanded. */
  readonly outcome: "bounced" | "delayed" | "passed"
  /** RFC 3463, such as `5.1.1`. */
  readonly status: string
  /** One line. */
  readonly diagnostic: string | undefined
}

/** A delivery status notification: about which mail, and what of its receivers. */
export interface DeliveryReport {
  /** What may be tokens in the addresses that it went to, or that the mail came from. */
  readonly tokens: ReadonlyArray<string>
  /** Of the mail that is returned, with its angle brackets. */
  readonly messageId: string | undefined
  readonly recipients: ReadonlyArray<RecipientReport>
}
