import { parseDecimal, sum, toExact } from "../../number/Decimal.ts"
import { cune } from "../cune.ts"
import type { DocumentKey } from "../DocumentKey.ts"
import { eventCude } from "../eventKey.ts"
import { saleKey } from "../saleKey.ts"
import { supportKey } from "../supportKey.ts"
import type { StatedSale, StatedTexts } from "./StatedTexts.ts"
import { truncated } from "./truncated.ts"

/** The header's amount of one tax, summed when it is there more than once; the text itself when it is no decimal. */
const taxOf = ({ taxes }: StatedSale, code: string): string => {
  const stated = taxes.filter((tax) => tax.code === code).map(({ amount }) => amount)
  const amounts = stated.map(parseDecimal)
  const known = amounts.filter((amount) => amount !== undefined)
  return known.length === amounts.length ? toExact(sum(known), 2) : stated.join("")
}

/**
 * The key that a document ought to have by what stands in it. Amounts are truncated to two digits, a tax that is not
 * there is `0.00`; every other text is taken as it is.
 *
 * @param secret - the technical key of the range for a CUFE, the software's pin otherwise
 */
export const statedKey = (stated: StatedTexts, secret: string): DocumentKey => {
  switch (stated.formula) {
    case "sale":
    case "support": {
      const amounts = {
        grossAmount: truncated(stated.grossAmount),
        iva: truncated(taxOf(stated, "01")),
        payableAmount: truncated(stated.payableAmount)
      }
      return stated.formula === "support"
        ? supportKey({ ...stated, ...amounts, softwarePin: secret })
        : saleKey(stated.scheme === "CUFE-SHA384" ? "CUFE-SHA384" : "CUDE-SHA384", {
            ...stated,
            ...amounts,
            inc: truncated(taxOf(stated, "04")),
            ica: truncated(taxOf(stated, "03")),
            secret
          })
    }
    case "event":
      return eventCude({ ...stated, softwarePin: secret })
    case "payroll":
      return cune({
        ...stated,
        earned: truncated(stated.earned),
        deducted: truncated(stated.deducted),
        net: truncated(stated.net),
        softwarePin: secret
      })
  }
}
