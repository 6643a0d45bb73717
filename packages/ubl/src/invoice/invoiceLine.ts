import type { Item } from "@radicar/domain/document/Item"
import { toExact } from "@radicar/domain/number/Decimal"
import { lineAllowances } from "@radicar/domain/totals/Allowance"
import { allowanceCharge } from "../part/allowanceCharge.ts"
import { itemElement } from "../part/item.ts"
import { lineTaxTotals } from "../part/taxTotal.ts"
import { branch, concat, optionalLeaf } from "../xml/element.ts"
import { escapeAttribute } from "../xml/escape.ts"
import { lineAmount } from "../xml/money.ts"

const allowanceCharges = (item: Item, currency: string): string =>
  concat(lineAllowances(item), (stated, index) => allowanceCharge(stated, index, currency))

const pricingReference = ({ priceReference }: Item, currency: string): string =>
  priceReference === undefined
    ? ""
    : branch(
        "cac:PricingReference",
        branch(
          "cac:AlternativeConditionPrice",
          lineAmount("cbc:PriceAmount", priceReference, currency) + branch("cbc:PriceTypeCode", "01")
        )
      )

/** A line of an invoice; `index` counts from 0 (annex FE 1.9, group FAV). */
export const invoiceLine = (item: Item, index: number, currency: string): string => {
  const unitCode = ` unitCode="${escapeAttribute(item.unitCode)}"`
  const quantity = toExact(item.quantity, 2)
  const free = item.subtotalAmount.value === 0n && item.priceReference !== undefined
  return branch(
    "cac:InvoiceLine",
    branch("cbc:ID", String(index + 1)) +
      optionalLeaf("cbc:Note", item.note) +
      branch("cbc:InvoicedQuantity", quantity, unitCode) +
      lineAmount("cbc:LineExtensionAmount", item.subtotalAmount, currency) +
      branch("cbc:FreeOfChargeIndicator", String(free)) +
      pricingReference(item, currency) +
      allowanceCharges(item, currency) +
      lineTaxTotals(item, currency) +
      itemElement(item) +
      branch(
        "cac:Price",
        lineAmount("cbc:PriceAmount", item.price, currency) + branch("cbc:BaseQuantity", quantity, unitCode)
      )
  )
}
