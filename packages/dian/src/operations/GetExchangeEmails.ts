import { childElements, textOf, type XmlElement } from "@radicar/signature/inner/XmlTree"
import type { Call } from "../Call.ts"
import { ExchangeEmailsAnswer, maximumExchangeEmailLines } from "../ExchangeEmailsAnswer.ts"
import type { SoapOperation } from "../SoapRequest.ts"
import { EXCHANGE_EMAILS, Exceptional, fieldsIn, isNil, reading, Unreadable } from "../internal/readFields.ts"

const { fieldOf } = fieldsIn(EXCHANGE_EMAILS)

const LISTED = "0"
const NOT_AUTHORISED: ReadonlySet<string> = new Set(["89", "90"])
const LINE_FEED = 0x0a

/** Reads the list. Unlike other fields, its text is neither trimmed nor compared: it has tens of megabytes. */
const listOf = (result: XmlElement): Uint8Array => {
  const [element, ...others] = childElements(result, EXCHANGE_EMAILS, "CsvBase64Bytes").filter((child) => !isNil(child))
  if (element === undefined) throw new Unreadable("it has no CsvBase64Bytes")
  if (others.length > 0 || childElements(element).length > 0)
    throw new Unreadable("CsvBase64Bytes is not a plain value")
  const text = textOf(element)
  if (/[^A-Za-z0-9+/=\s]/u.test(text)) throw new Unreadable("CsvBase64Bytes is not valid base64")
  const list = Buffer.from(text, "base64")
  let lines = 0
  for (let at = list.indexOf(LINE_FEED); at !== -1; at = list.indexOf(LINE_FEED, at + 1)) lines += 1
  if (lines > maximumExchangeEmailLines) {
    throw new Unreadable(`its list has more than ${maximumExchangeEmailLines} lines`)
  }
  return list
}

/** Reads an `ExchangeEmailResponse`; fails for codes other than 0, 89 and 90, and for a list that is too long. */
const readExchangeEmailsAnswer = (result: XmlElement) =>
  reading(() => {
    const statusCode = fieldOf(result, "StatusCode")
    if (statusCode === undefined) throw new Unreadable("it has no StatusCode")
    if (statusCode === LISTED) return new ExchangeEmailsAnswer({ outcome: "listed", statusCode, list: listOf(result) })
    if (!NOT_AUTHORISED.has(statusCode)) throw new Exceptional(statusCode, fieldOf(result, "Message"))
    return new ExchangeEmailsAnswer({ outcome: "notAuthorised", statusCode, list: new Uint8Array() })
  })

/**
 * Asks for the addresses at which all taxpayers receive documents (WSDL operation `GetExchangeEmails`, no parameters);
 * changes nothing, may be repeated. The list is far larger than any other answer, so it has its own limits.
 */
export const GetExchangeEmails: SoapOperation<Call, ExchangeEmailsAnswer> = {
  name: "GetExchangeEmails",
  kind: "query",
  bounds: { bytes: 64 * 1024 * 1024, lastByte: "2 minutes" },
  parameters: () => [],
  read: readExchangeEmailsAnswer,
  summary: ({ list, statusCode }) => ({ statusCode, bytes: list.length })
}
