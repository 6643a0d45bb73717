import { currencies } from "../../codes/currencies.ts"
import { deliveryTerms as incoterms } from "../../codes/deliveryTerms.ts"
import { parseNit } from "../../Nit.ts"
import type { PreparedSale } from "../../document/CheckedSale.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import { rule, ruleWithCause, type Report, type Rules, type Check } from "../../rules/Rule.ts"
import { nitExpected, notAfter, notBefore, pesosForOne, softwareId, softwarePin } from "../../rules/sharedWordings.ts"
import { imageRule, softwareRemarks } from "../unplaced.ts"
import { paymentForms } from "../../codes/paymentForms.ts"
import { paymentMeans } from "../../codes/paymentMeans.ts"
import { paymentForm, type PaymentMeans, paymentMethod } from "../../document/PaymentMeans.ts"
import type { WirePath } from "../../rules/Violation.ts"
import { placeIn } from "../../wire/wireList.ts"

const source = "Annex FE 1.9, rules FAN"

/** Makes a check of each means of payment; `at` returns the path of a field in the body. */
export const forEachPayment =
  (check: (payment: PaymentMeans, at: (field: string) => WirePath, prepared: PreparedSale, report: Report) => void) =>
  (prepared: PreparedSale, report: Report): void => {
    const all = prepared.document.paymentMeans
    for (let index = 0; index < all.length; index++) {
      const payment = all[index]
      if (payment === undefined) continue
      check(payment, (field) => [...placeIn("PaymentMeans", all, index), field], prepared, report)
    }
  }

/** Rules on the payment of the document. */
export const paymentRules: Rules<PreparedSale> = [
  rule(
    { code: "FAN02", path: "$.PaymentMeans.Code", source },
    "The form of payment is not valid.",
    "El código de la forma de pago no es válido.",
    "Correct PaymentMeans.Code: 1 cash, 2 credit.",
    "Corrija PaymentMeans.Code: 1 contado, 2 crédito.",
    forEachPayment((payment, at, _, report) =>
      reportUnlessListed(paymentForms, paymentForm(payment), at("Code"), report)
    )
  ),
  rule(
    { code: "FAN03", path: "$.PaymentMeans.MethodCode", source },
    "The means of payment is not valid.",
    "El código del medio de pago no es válido.",
    "Correct PaymentMeans.MethodCode: 10 cash, 42 deposit, 47 debit transfer, 48 credit card, and so on.",
    "Corrija PaymentMeans.MethodCode: 10 efectivo, 42 consignación, 47 transferencia débito, 48 tarjeta crédito, etc.",
    forEachPayment((payment, at, _, report) => {
      const method = paymentMethod(payment)
      reportUnlessListed(paymentMeans, method, at(method === payment.code ? "Code" : "MethodCode"), report)
    })
  ),
  rule(
    { code: "FAN04", path: "$.PaymentMeans.Date", source },
    "A credit sale must state its due date.",
    "Si la forma de pago es a crédito se debe informar la fecha de vencimiento.",
    "Give PaymentMeans.Date or DueDate.",
    "Informe PaymentMeans.Date o DueDate.",
    forEachPayment((payment, at, { document }, report) => {
      if (paymentForm(payment) === "2" && (payment.date ?? document.dueDate) === undefined) {
        const expected = { en: "the date on which the credit is due", es: "la fecha de vencimiento del crédito" }
        report(at("Date"), expected, undefined)
      }
    })
  )
]

const rateSource = "Annex FE 1.9, rules FAR01 and FAR02: documents in COP do without a rate"

const checkExchangeRate: Check<PreparedSale> = ({ document }, report) => {
  const { currencyCode, paymentExchangeRate } = document
  const currency = currencyCode === "COP" ? paymentExchangeRate?.sourceCurrencyCode : currencyCode
  // an unknown currency needs no rate
  if (currency === undefined || !currencies.has(currency)) return
  const rate = paymentExchangeRate?.calculationRate
  if (rate === undefined || rate.value === 0n) {
    report(["PaymentExchangeRate", "CalculationRate"], pesosForOne(currency), rate === undefined ? undefined : "0")
  }
}

const checkSoftwareOwner: Check<PreparedSale> = ({ document, software }, report) => {
  // the issuer's own NIT is reported at its own field
  if (software.ownerNit !== document.companyParty.id && parseNit(software.ownerNit) === undefined) {
    report(["SoftwareProvider", "ProviderId"], nitExpected(software.ownerNit), software.ownerNit)
  }
}

/** Rules on software, operation, currency and date of the document. */
export const headerRules: Rules<PreparedSale> = [
  softwareRemarks(({ document }) => document.softwareProvider),
  imageRule(({ document }) => document.companyParty.imageUrl),
  ruleWithCause(
    {
      code: "FAB19b",
      codes: ["AB19b", "AAB19b"],
      path: "$.SoftwareProvider.ProviderId",
      source: "Annex FE 1.9, rules FAB19 and FAB22"
    },
    "The owner of the software is not a valid NIT.",
    "El NIT del prestador de servicios o del dueño del software no es válido.",
    "The NIT is not valid, or its provider may not issue with this software.",
    "El NIT no es válido o no es de un proveedor autorizado para emitir con este software.",
    "Correct SoftwareProvider.ProviderId to the NIT that registered the software.",
    "Corrija SoftwareProvider.ProviderId con el NIT que registró el software.",
    checkSoftwareOwner
  ),
  rule(
    { code: "FAB24a", codes: ["AB24a", "AAB24a"], path: "$.SoftwareProvider.Id", source: "Annex FE 1.9, rule FAB24" },
    "The software id is absent.",
    "No se encuentra el identificador del software.",
    "Give SoftwareProvider.Id, or store it with the provider.",
    "Informe SoftwareProvider.Id, o guárdelo con el proveedor.",
    ({ software }, report) => {
      if (software.id === undefined) report(["SoftwareProvider", "Id"], softwareId, undefined)
    }
  ),
  rule(
    { code: "FAB27a", codes: ["AB27a", "AAB27a"], path: "$.SoftwareProvider.Pin", source: "Annex FE 1.9 §11.6" },
    "Without the pin of the software its security code cannot be calculated.",
    "Sin el pin del software no es posible calcular el código de seguridad.",
    "Give SoftwareProvider.Pin, or store it with the provider.",
    "Informe SoftwareProvider.Pin, o guárdelo con el proveedor.",
    ({ software }, report) => {
      if (software.pin === undefined) report(["SoftwareProvider", "Pin"], softwarePin, undefined)
    }
  ),
  rule(
    { code: "FAD02", path: "$.OperationCode", source: "Annex FE 1.9 §13.1.5" },
    "The operation code is not valid.",
    "CustomizationID no indica un valor válido para el tipo de operación.",
    "Correct OperationCode to a code of the type's list, or omit it for the default.",
    "Corrija OperationCode con un código de la lista del tipo, u omítalo para tomar el usual.",
    ({ kind, operationCode }, report) => {
      if (kind.operations !== undefined) reportUnlessListed(kind.operations, operationCode, ["OperationCode"], report)
    }
  ),
  ruleWithCause(
    { code: "FAD09e", path: "$.Date", source: "Annex FE 1.9, rules FAD09e and DC24" },
    "The date of issue cannot be in the future.",
    "La fecha de emisión no puede ser futura.",
    "The day of issue is not the day on which the document was signed.",
    "La fecha de emisión no es la fecha en que se firmó el documento.",
    "Correct Date to today; it cannot be in the future.",
    "Corrija Date con la fecha de hoy; no puede ser futura.",
    ({ document, now }, report) => {
      if (document.date.date > now.date) report(["Date"], notAfter(now.date), document.date.toString())
    }
  ),
  rule(
    { code: "FAD15a", path: "$.CurrencyCode", source: "Annex FE 1.9 §13.3.3" },
    "The currency is not valid.",
    "El código de la moneda no es válido.",
    "Correct CurrencyCode: three letters, such as COP or USD.",
    "Corrija CurrencyCode: tres letras, como COP o USD.",
    ({ document }, report) => reportUnlessListed(currencies, document.currencyCode, ["CurrencyCode"], report)
  ),
  rule(
    { code: "RAD05", path: "$.DeliveryTerms.Code", source: "Annex FE 1.9 §13.3.7" },
    "The delivery terms are not an Incoterm.",
    "Las condiciones de entrega no son un Incoterm.",
    "Correct DeliveryTerms.Code, such as FOB or CIF.",
    "Corrija DeliveryTerms.Code, como FOB o CIF.",
    ({ document }, report) => {
      const code = document.deliveryTerms?.code
      if (code !== undefined) reportUnlessListed(incoterms, code, ["DeliveryTerms", "Code"], report)
    }
  ),
  ruleWithCause(
    { code: "FAR02", path: "$.PaymentExchangeRate.SourceCurrencyCode" },
    "The source currency of the rate is not the document's, or not a currency.",
    "La moneda de origen de la tasa no es la del documento, o no es una moneda de la lista.",
    "The rate is of another currency than the document's, though that is not COP; or its currency is not in the list.",
    "La tasa es de una moneda distinta de la del documento, aunque este no está en COP; o no está en la lista.",
    "Correct PaymentExchangeRate.SourceCurrencyCode or omit it; in a document in COP it is the currency converted from.",
    "Corrija PaymentExchangeRate.SourceCurrencyCode u omítalo; en un documento en COP es la moneda de origen.",
    ({ document: { currencyCode, paymentExchangeRate } }, report) => {
      const source = paymentExchangeRate?.sourceCurrencyCode
      if (source === undefined) return
      const path = ["PaymentExchangeRate", "SourceCurrencyCode"]
      if (currencyCode === "COP") reportUnlessListed(currencies, source, path, report)
      else if (source !== currencyCode) report(path, currencyCode, source)
    }
  ),
  rule(
    { code: "RAD52", severity: "notification", path: "$.PaymentExchangeRate", source: rateSource },
    "The exchange rate of a document in COP is not filed without its source currency.",
    "La tasa de cambio de un documento en COP no se radica sin su moneda de origen.",
    "Give PaymentExchangeRate.SourceCurrencyCode, or omit PaymentExchangeRate.",
    "Informe PaymentExchangeRate.SourceCurrencyCode, u omita PaymentExchangeRate.",
    ({ document: { currencyCode, paymentExchangeRate: rate } }, report) => {
      if (currencyCode === "COP" && rate !== undefined && rate.sourceCurrencyCode === undefined) {
        const expected = { en: "the currency of the rate", es: "la moneda de la tasa" }
        report(["PaymentExchangeRate", "SourceCurrencyCode"], expected, undefined)
      }
    }
  ),
  rule(
    { code: "FAR01", path: "$.PaymentExchangeRate.CalculationRate", source: "Annex FE 1.9, rules FAR01 to FAR07" },
    "A document in another currency than COP must state its exchange rate.",
    "Si la moneda es diferente de COP se debe informar la tasa de cambio.",
    "Give PaymentExchangeRate.CalculationRate: the pesos for one unit of CurrencyCode.",
    "Informe PaymentExchangeRate.CalculationRate: los pesos por una unidad de CurrencyCode.",
    checkExchangeRate
  ),
  rule(
    { code: "RAD76", severity: "notification", path: "$.DueDate", source: "Annex FE 1.9, DueDate and IssueDate" },
    "The document is due before the day of its issue.",
    "El vencimiento del documento es anterior a su fecha de emisión.",
    "Correct DueDate.",
    "Corrija DueDate.",
    ({ document: { date, dueDate } }, report) => {
      if (dueDate !== undefined && dueDate < date.date) report(["DueDate"], notBefore(date.date), dueDate)
    }
  )
]
