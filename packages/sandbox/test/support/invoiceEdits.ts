import { after, all, insertBefore, replace } from "./edit.ts"

/** Where the issuer starts. */
export const supplier = "<cac:AccountingSupplierParty>"
/** Where the buyer starts. */
export const customer = "<cac:AccountingCustomerParty>"
/** Where the totals start. */
export const totals = "<cac:LegalMonetaryTotal>"
/** Where the first line starts. */
export const line = "<cac:InvoiceLine>"
/** Where the software provider starts. */
export const provider = "<sts:SoftwareProvider>"
/** Where the authorising authority starts. */
export const authority = "<sts:AuthorizationProvider>"
/** Makes the buyer a natural person. */
export const naturalPerson = after(customer, replace("<cbc:AdditionalAccountID>1<", "<cbc:AdditionalAccountID>2<"))
/** Makes the payment a credit. */
export const credit = replace("<cac:PaymentMeans><cbc:ID>1<", "<cac:PaymentMeans><cbc:ID>2<")
/** Puts further means of payment and instalments behind the first. */
export const alsoPaid = (...means: ReadonlyArray<string>): ((xml: string) => string) =>
  replace(
    "</cac:PaymentMeans>",
    `</cac:PaymentMeans>${means.map((inner) => `<cac:PaymentMeans>${inner}</cac:PaymentMeans>`).join("")}`
  )
/** An instalment in the words of a PaymentMeans. */
export const instalment = (due: string): string =>
  `<cbc:ID>2</cbc:ID><cbc:PaymentMeansCode>42</cbc:PaymentMeansCode>${due === "" ? "" : `<cbc:PaymentDueDate>${due}</cbc:PaymentDueDate>`}`
/** Puts a Delivery to a place into the document. */
export const delivered = (city = "05001", department = "05", country = "CO"): ((xml: string) => string) =>
  insertBefore(
    "<cac:PaymentMeans>",
    "<cac:Delivery><cbc:ActualDeliveryDate>2026-01-20</cbc:ActualDeliveryDate><cac:DeliveryAddress>" +
      `<cbc:ID>${city}</cbc:ID><cbc:CityName>Medellín</cbc:CityName><cbc:CountrySubentityCode>${department}</cbc:CountrySubentityCode>` +
      `<cac:AddressLine><cbc:Line>Calle 2 # 3-4</cbc:Line></cac:AddressLine><cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country></cac:DeliveryAddress></cac:Delivery>`
  )
/** An AllowanceCharge. */
export const allowance = (
  id: string,
  indicator: string,
  amount: string,
  percent = "10.00",
  base = "100000.00"
): string =>
  `<cac:AllowanceCharge><cbc:ID>${id}</cbc:ID><cbc:ChargeIndicator>${indicator}</cbc:ChargeIndicator><cbc:AllowanceChargeReasonCode>00</cbc:AllowanceChargeReasonCode><cbc:AllowanceChargeReason>Descuento</cbc:AllowanceChargeReason>` +
  `<cbc:MultiplierFactorNumeric>${percent}</cbc:MultiplierFactorNumeric><cbc:Amount currencyID="COP">${amount}</cbc:Amount><cbc:BaseAmount currencyID="COP">${base}</cbc:BaseAmount></cac:AllowanceCharge>`
/** Puts an AllowanceCharge of 10 000.00 into the document and its totals. */
export const discounted = (entry: string): ((xml: string) => string) =>
  all(
    insertBefore("<cac:TaxTotal>", entry),
    replace(
      '119000.00</cbc:TaxInclusiveAmount><cbc:PayableAmount currencyID="COP">119000.00',
      '119000.00</cbc:TaxInclusiveAmount><cbc:AllowanceTotalAmount currencyID="COP">10000.00</cbc:AllowanceTotalAmount><cbc:PayableAmount currencyID="COP">109000.00'
    )
  )
/** A right PaymentExchangeRate from dollars. */
export const rate =
  "<cac:PaymentExchangeRate><cbc:SourceCurrencyCode>USD</cbc:SourceCurrencyCode><cbc:SourceCurrencyBaseRate>1.00</cbc:SourceCurrencyBaseRate><cbc:TargetCurrencyCode>COP</cbc:TargetCurrencyCode>" +
  "<cbc:TargetCurrencyBaseRate>1.00</cbc:TargetCurrencyBaseRate><cbc:CalculationRate>4100.50</cbc:CalculationRate><cbc:Date>2026-01-15</cbc:Date></cac:PaymentExchangeRate>"
/** Makes the document one in dollars, with a text where the exchange rate belongs. */
export const dollars = (text: string): ((xml: string) => string) =>
  all(
    replace('currencyID="COP"', 'currencyID="USD"', "everywhere"),
    replace("<cbc:DocumentCurrencyCode>COP", "<cbc:DocumentCurrencyCode>USD"),
    insertBefore("<cac:TaxTotal>", text)
  )
/** A TaxSubtotal; `{amount}` in its inner text stands for the amount. */
const subtotal = (code: string, name: string, inner: string, amount: string, percent: string): string =>
  `<cac:TaxSubtotal>${inner}<cac:TaxCategory>${percent}<cac:TaxScheme><cbc:ID>${code}</cbc:ID><cbc:Name>${name}</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal>`.replace(
    "{amount}",
    amount
  )
/** A nominal tax on ten bags of 70.00. */
export const bags = (
  amount: string,
  measure = '<cbc:BaseUnitMeasure unitCode="94">10.00</cbc:BaseUnitMeasure>'
): string =>
  `<cac:TaxTotal><cbc:TaxAmount currencyID="COP">${amount}</cbc:TaxAmount>${subtotal("22", "Bolsas", `<cbc:TaxAmount currencyID="COP">{amount}</cbc:TaxAmount>${measure}<cbc:PerUnitAmount currencyID="COP">70.00</cbc:PerUnitAmount>`, amount, "")}</cac:TaxTotal>`
/** Puts nominal taxes of 700.00 into the header, the line and the totals. */
export const withBags = (header: string, inLine: string): ((xml: string) => string) =>
  all(
    insertBefore(totals, header),
    after(line, insertBefore("<cac:Item>", inLine)),
    replace(
      '119000.00</cbc:TaxInclusiveAmount><cbc:PayableAmount currencyID="COP">119000.00',
      '119700.00</cbc:TaxInclusiveAmount><cbc:PayableAmount currencyID="COP">119700.00'
    )
  )
/** A WithholdingTaxTotal of 2.50 %. */
export const withholding = (amount: string, base: string, code = "06", sum = amount): string =>
  `<cac:WithholdingTaxTotal><cbc:TaxAmount currencyID="COP">${sum}</cbc:TaxAmount>${subtotal(code, "ReteFuente", `<cbc:TaxableAmount currencyID="COP">${base}</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">{amount}</cbc:TaxAmount>`, amount, "<cbc:Percent>2.50</cbc:Percent>")}</cac:WithholdingTaxTotal>`
/** A subtotal of IVA. */
export const vat = (amount: string, base: string, percent: string): string =>
  subtotal(
    "01",
    "IVA",
    `<cbc:TaxableAmount currencyID="COP">${base}</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">{amount}</cbc:TaxAmount>`,
    amount,
    `<cbc:Percent>${percent}</cbc:Percent>`
  )

/** Repeats the line of the test invoice, with the totals of all of them. */
export const withLines =
  (count: number) =>
  (xml: string): string => {
    const start = xml.indexOf("<cac:InvoiceLine>")
    const head = xml
      .slice(0, start)
      .replaceAll(/currencyID="COP">(\d+)\.00/gu, (_, amount) => `currencyID="COP">${Number(amount) * count}.00`)
    const line = xml.slice(start, xml.indexOf("</Invoice>"))
    const lines = Array.from({ length: count }, (_, index) => replace("<cbc:ID>1<", `<cbc:ID>${index + 1}<`)(line))
    return `${replace("LineCountNumeric>1<", `LineCountNumeric>${count}<`)(head)}${lines.join("")}</Invoice>`
  }
