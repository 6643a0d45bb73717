import type { DocumentDefinition } from "@radicar/domain/inner/document/DocumentDefinition"

type Body = Record<string, any>

const omit = (object: Body, ...fields: ReadonlyArray<string>): Body =>
  Object.fromEntries(Object.entries(object).filter(([field]) => !fields.includes(field)))

const each = (list: ReadonlyArray<Body> | undefined, change: (object: Body) => Body): ReadonlyArray<Body> =>
  (list ?? []).map(change)

const allowance = (body: Body): Body => (body["Percentage"] ? omit(body, "Amount") : body)

const location = (body: Body): Body => (body["CountryCode"] === "CO" ? omit(body, "CountryCode") : body)

/** Types of identification that other countries issue: such a party states its country. */
const foreign: ReadonlySet<string> = new Set(["41", "42", "50"])

const party = (body: Body, isExport: boolean): Body => ({
  ...(body["OrganizationTypeCode"] === "2" && body["IdentificationType"] === "13"
    ? omit(body, "OrganizationTypeCode")
    : body),
  ...(!isExport &&
    !foreign.has(body["IdentificationType"]) &&
    body["PhysicalLocation"] && { PhysicalLocation: location(body["PhysicalLocation"]) })
})

const line = (item: Body): Body => ({
  ...omit(item, "SubtotalAmount"),
  // a free item does not state its taxable amount otherwise
  Taxes: each(item["Taxes"], (tax) => omit(tax, "Amount", ...(item["Price"] === 0 ? [] : ["TaxableAmount"]))),
  Discounts: each(item["Discounts"], allowance),
  Charges: each(item["Charges"], allowance)
})

/**
 * Removes all derivable values from a body: amounts of lines, taxes and totals, the currency if it is the peso, the
 * type if there is only one.
 */
export const withoutWhatFollows = ({ typeCodes }: Pick<DocumentDefinition<unknown>, "typeCodes">, body: Body): Body => {
  const isSale = "LegalMonetaryTotal" in body
  const left = Object.fromEntries(
    Object.entries(omit(body, "MonetaryTotal", ...(typeCodes.length === 1 ? ["TypeCode"] : []))).map(([field, value]) =>
      field.endsWith("Party") ? [field, party(value, body["TypeCode"] === "02")] : [field, value]
    )
  )
  if (left["Information"]?.CurrencyCode === "COP") left["Information"] = omit(left["Information"], "CurrencyCode")
  if (!isSale) return left
  const { ChargeAmount, DiscountAmount, PayableAmount, PayableRoundingAmount, PrepaidAmount } =
    body["LegalMonetaryTotal"]
  const rate = body["PaymentExchangeRate"]
  const hasRateOfItsOwn = Boolean(rate) && !rate.SourceCurrencyCode
  const total = {
    ...(PrepaidAmount ? { PrepaidAmount } : {}),
    ...(DiscountAmount && !body["Discounts"]?.length ? { DiscountAmount } : {}),
    ...(ChargeAmount && !body["Charges"]?.length ? { ChargeAmount } : {}),
    // the amount of cash rounding does not show its direction
    ...(PayableRoundingAmount ? { PayableRoundingAmount, PayableAmount } : {})
  }
  return {
    ...omit(
      left,
      "LegalMonetaryTotal",
      ...(body["CurrencyCode"] === "COP" && !hasRateOfItsOwn ? ["CurrencyCode"] : [])
    ),
    Items: each(body["Items"], line),
    ...(body["Discounts"] && { Discounts: each(body["Discounts"], allowance) }),
    ...(body["Charges"] && { Charges: each(body["Charges"], allowance) }),
    ...(Object.keys(total).length === 0 ? {} : { LegalMonetaryTotal: total })
  }
}
