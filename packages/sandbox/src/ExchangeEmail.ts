/** The address at which a taxpayer receives documents: a line of what GetExchangeEmails answers. */
export interface ExchangeEmail {
  readonly nit: string
  readonly name: string
  readonly email: string
  /** `YYYY-MM-DD`. */
  readonly registered: string
}
