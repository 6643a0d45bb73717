import type { Call } from "../Call.ts"
import type { ExchangeEmailsAnswer } from "../ExchangeEmailsAnswer.ts"
import type { Operation } from "../internal/Operation.ts"
import { readExchangeEmailsAnswer } from "../internal/readExchangeEmailsAnswer.ts"

/**
 * Asks for the addresses at which all taxpayers receive documents (WSDL operation `GetExchangeEmails`, no parameters); changes
 * nothing, may be repeated. The list is far larger than any other answer, so it has bounds of its own.
 */
export const GetExchangeEmails: Operation<Call, ExchangeEmailsAnswer> = {
  name: "GetExchangeEmails",
  kind: "query",
  bounds: { bytes: 64 * 1024 * 1024, whole: "2 minutes" },
  parameters: () => [],
  read: readExchangeEmailsAnswer,
  summary: ({ list, statusCode }) => ({ statusCode, bytes: list.length })
}
