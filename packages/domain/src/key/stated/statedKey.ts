import { cune, type DocumentKey, eventCude, type KeyScheme, saleKey, supportKey } from "../DocumentKey.ts"
import { parseDecimal, sum, toExact } from "../../number/Decimal.ts"

/** One tax of the header as stated: the scheme's id and `TaxTotal/TaxAmount`. */
export interface StatedTax {
  readonly code: string
  readonly amount: string
}

/** Key input that every document states. */
interface StatedHeader {
  /** Full number with prefix, `cbc:ID` or `@Numero`. */
  readonly number: string
  readonly issueDate: string
  readonly issueTime: string
  /** Filing environment, `cbc:ProfileExecutionID` or `@Ambiente`. */
  readonly environment: string
}

/**
 * Key input that an invoice, a note, an equivalent or support document states. Amounts may have any number of
 * fraction digits.
 */
export interface StatedSale extends StatedHeader {
  readonly formula: "sale" | "support"
  readonly scheme: Exclude<KeyScheme, "CUNE-SHA384">
  readonly grossAmount: string
  readonly taxes: ReadonlyArray<StatedTax>
  readonly payableAmount: string
  readonly supplier: string
  readonly customer: string
}

/** Key input that an event states. */
export interface StatedEvent extends StatedHeader {
  readonly formula: "event"
  readonly scheme: "CUDE-SHA384"
  readonly sender: string
  readonly receiver: string
  readonly responseCode: string
  readonly referenceNumber: string
  readonly referenceTypeCode: string
}

/** Key input that a payroll document or one of its notes states. A deleting note states zeros, and the worker `0`. */
export interface StatedPayroll extends StatedHeader {
  readonly formula: "payroll"
  readonly scheme: "CUNE-SHA384"
  readonly earned: string
  readonly deducted: string
  readonly net: string
  readonly employer: string
  readonly worker: string
  readonly typeCode: string
}

/**
 * The texts of an XML that make up its key, verbatim. None is secret, and none has been checked: they come from
 * documents of any origin.
 */
export type StatedTexts = StatedSale | StatedEvent | StatedPayroll

/**
 * An amount as the keys require it: truncated to two fraction digits, not rounded (annex FE 1.9 §11.2, payroll annex
 * §8.1). A text that is not a plain decimal stays unchanged.
 */
export const truncated = (amount: string): string => {
  const match = /^(-?[0-9]+)(?:\.([0-9]*))?$/u.exec(amount)
  return match === null ? amount : `${match[1]}.${(match[2] ?? "").slice(0, 2).padEnd(2, "0")}`
}

/** The header's amount of one tax. Several amounts are summed; a text that is not a decimal stays unchanged. */
const taxOf = ({ taxes }: StatedSale, code: string): string => {
  const texts = taxes.filter((tax) => tax.code === code).map(({ amount }) => amount)
  const amounts = texts.map(parseDecimal)
  const decimals = amounts.filter((amount) => amount !== undefined)
  return decimals.length === amounts.length ? toExact(sum(decimals), 2) : texts.join("")
}

/**
 * The key that a document should have by its own texts. Amounts are truncated to two digits, and a missing tax is
 * `0.00`; every other text is used verbatim.
 *
 * @param secret - the technical key of the range for a CUFE, the software's pin otherwise
 */
export const statedKey = (texts: StatedTexts, secret: string): DocumentKey => {
  switch (texts.formula) {
    case "sale":
    case "support": {
      const amounts = {
        grossAmount: truncated(texts.grossAmount),
        iva: truncated(taxOf(texts, "01")),
        payableAmount: truncated(texts.payableAmount)
      }
      return texts.formula === "support"
        ? supportKey({ ...texts, ...amounts, softwarePin: secret })
        : saleKey(texts.scheme === "CUFE-SHA384" ? "CUFE-SHA384" : "CUDE-SHA384", {
            ...texts,
            ...amounts,
            inc: truncated(taxOf(texts, "04")),
            ica: truncated(taxOf(texts, "03")),
            secret
          })
    }
    case "event":
      return eventCude({ ...texts, softwarePin: secret })
    case "payroll":
      return cune({
        ...texts,
        earned: truncated(texts.earned),
        deducted: truncated(texts.deducted),
        net: truncated(texts.net),
        softwarePin: secret
      })
  }
}
