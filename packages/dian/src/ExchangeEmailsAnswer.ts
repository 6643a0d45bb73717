import { Schema } from "effect"

/** The authority's answer to `GetExchangeEmails`; `readExchangeEmails` reads the addresses in its `list`. */
export class ExchangeEmailsAnswer extends Schema.Class<ExchangeEmailsAnswer>(
  "@radicar/dian/inner/ExchangeEmailsAnswer"
)({
  /**
   * Outcome of the query: `listed` (StatusCode 0), or `notAuthorised` (89, in older answers 90) if the certificate's
   * NIT may not ask.
   */
  outcome: Schema.Literals(["listed", "notAuthorised"]),
  /** `StatusCode` as answered. */
  statusCode: Schema.String,
  /**
   * The list as received, a CSV of at most {@link maximumExchangeEmailLines} lines; empty unless `outcome` is `listed`.
   */
  list: Schema.Uint8Array
}) {}

/**
 * Maximum number of lines in the list of addresses. A longer list is refused, because a truncated one would look
 * complete.
 */
export const maximumExchangeEmailLines = 1_000_000
