import { currencies } from "../../codes/currencies.ts"
import { deliveryTerms as incoterms } from "../../codes/deliveryTerms.ts"
import { parseNit } from "../../Nit.ts"
import type { PreparedSale } from "../../document/CheckedSale.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import { explain, type Report, rulesOver } from "../../rules/Rule.ts"
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
export const paymentRules = rulesOver<PreparedSale>()([
  {
    code: "FAN02",
    message: { en: "The form of payment is not valid.", es: "El código de la forma de pago no es válido." },
    explained: explain(
      { path: "$.PaymentMeans.Code" },
      "The form of payment is not 1 or 2.",
      "La forma de pago no es 1 o 2.",
      "Correct PaymentMeans.Code: 1 cash, 2 credit.",
      "Corrija PaymentMeans.Code: 1 contado, 2 crédito."
    ),
    source,
    check: forEachPayment((payment, at, _, report) =>
      reportUnlessListed(paymentForms, paymentForm(payment), at("Code"), report)
    )
  },
  {
    code: "FAN03",
    message: { en: "The means of payment is not valid.", es: "El código del medio de pago no es válido." },
    explained: explain(
      { path: "$.PaymentMeans.MethodCode" },
      "The means of payment is not in the list.",
      "El medio de pago no está en la lista.",
      "Correct PaymentMeans.MethodCode: 10 cash, 42 deposit, 47 debit transfer, 48 credit card, and so on.",
      "Corrija PaymentMeans.MethodCode: 10 efectivo, 42 consignación, 47 transferencia débito, 48 tarjeta crédito, etc."
    ),
    source,
    check: forEachPayment((payment, at, _, report) => {
      const method = paymentMethod(payment)
      reportUnlessListed(paymentMeans, method, at(method === payment.code ? "Code" : "MethodCode"), report)
    })
  },
  {
    code: "FAN04",
    message: {
      en: "A credit sale must state its due date.",
      es: "Si la forma de pago es a crédito se debe informar la fecha de vencimiento."
    },
    explained: explain(
      { path: "$.PaymentMeans.Date" },
      "A credit sale does not state its due date.",
      "Una venta a crédito no informa su vencimiento.",
      "Give PaymentMeans.Date or DueDate.",
      "Informe PaymentMeans.Date o DueDate."
    ),
    source,
    check: forEachPayment((payment, at, { document }, report) => {
      if (paymentForm(payment) === "2" && (payment.date ?? document.dueDate) === undefined) {
        const expected = { en: "the date on which the credit is due", es: "la fecha de vencimiento del crédito" }
        report(at("Date"), expected, undefined)
      }
    })
  }
])

/** Rules on software, operation, currency and date of the document. */
export const headerRules = rulesOver<PreparedSale>()([
  softwareRemarks(({ document }) => document.softwareProvider),
  imageRule(({ document }) => document.companyParty.imageUrl),
  {
    code: "FAB19b",
    message: {
      en: "The owner of the software is not a valid NIT.",
      es: "El NIT del prestador de servicios o del dueño del software no es válido."
    },
    explained: explain(
      { path: "$.SoftwareProvider.ProviderId" },
      "The NIT is not valid, or its provider may not issue with this software.",
      "El NIT no es válido o no es de un proveedor autorizado para emitir con este software.",
      "Correct SoftwareProvider.ProviderId to the NIT that registered the software.",
      "Corrija SoftwareProvider.ProviderId con el NIT que registró el software."
    ),
    source: "Annex FE 1.9, rules FAB19 and FAB22",
    check: ({ document, software }, report) => {
      // the issuer's own NIT is reported at its own field
      if (software.ownerNit !== document.companyParty.id && parseNit(software.ownerNit) === undefined) {
        report(["SoftwareProvider", "ProviderId"], nitExpected(software.ownerNit), software.ownerNit)
      }
    }
  },
  {
    code: "FAB24a",
    message: { en: "The software id is absent.", es: "No se encuentra el identificador del software." },
    explained: explain(
      { path: "$.SoftwareProvider.Id" },
      "The id of the software is absent.",
      "No se informó el identificador del software.",
      "Give SoftwareProvider.Id, or store it with the provider.",
      "Informe SoftwareProvider.Id, o guárdelo con el proveedor."
    ),
    source: "Annex FE 1.9, rule FAB24",
    check: ({ software }, report) => {
      if (software.id === undefined) report(["SoftwareProvider", "Id"], softwareId, undefined)
    }
  },
  {
    code: "FAB27a",
    message: {
      en: "Without the pin of the software its security code cannot be calculated.",
      es: "Sin el pin del software no es posible calcular el código de seguridad."
    },
    explained: explain(
      { path: "$.SoftwareProvider.Pin" },
      "The security code of the software is absent: its pin is not known.",
      "Falta el código de seguridad del software: no se conoce su pin.",
      "Give SoftwareProvider.Pin, or store it with the provider.",
      "Informe SoftwareProvider.Pin, o guárdelo con el proveedor."
    ),
    source: "Annex FE 1.9 §11.6",
    check: ({ software }, report) => {
      if (software.pin === undefined) report(["SoftwareProvider", "Pin"], softwarePin, undefined)
    }
  },
  {
    code: "FAD02",
    message: {
      en: "The operation code is not valid.",
      es: "CustomizationID no indica un valor válido para el tipo de operación."
    },
    explained: explain(
      { path: "$.OperationCode" },
      "The operation code is not one of this document's type.",
      "El tipo de operación no es válido para este tipo de documento.",
      "Correct OperationCode to a code of the type's list, or omit it for the default.",
      "Corrija OperationCode con un código de la lista del tipo, u omítalo para tomar el usual."
    ),
    source: "Annex FE 1.9 §13.1.5",
    check: ({ kind, operationCode }, report) => {
      if (kind.operations !== undefined) reportUnlessListed(kind.operations, operationCode, ["OperationCode"], report)
    }
  },
  {
    code: "FAD09e",
    message: {
      en: "The date of issue cannot be in the future.",
      es: "La fecha de emisión no puede ser futura."
    },
    explained: explain(
      { path: "$.Date" },
      "The day of issue is not the day on which the document was signed.",
      "La fecha de emisión no es la fecha en que se firmó el documento.",
      "Correct Date to today; it cannot be in the future.",
      "Corrija Date con la fecha de hoy; no puede ser futura."
    ),
    source: "Annex FE 1.9, rules FAD09e and DC24",
    check: ({ document, now }, report) => {
      if (document.date.date > now.date) report(["Date"], notAfter(now.date), document.date.toString())
    }
  },
  {
    code: "FAD15a",
    message: { en: "The currency is not valid.", es: "El código de la moneda no es válido." },
    explained: explain(
      { path: "$.CurrencyCode" },
      "The currency is not in the list ISO 4217.",
      "La moneda no está en la lista ISO 4217.",
      "Correct CurrencyCode: three letters, such as COP or USD.",
      "Corrija CurrencyCode: tres letras, como COP o USD."
    ),
    source: "Annex FE 1.9 §13.3.3",
    check: ({ document }, report) => reportUnlessListed(currencies, document.currencyCode, ["CurrencyCode"], report)
  },
  {
    code: "RAD05",
    message: {
      en: "The delivery terms are not an Incoterm.",
      es: "Las condiciones de entrega no son un Incoterm."
    },
    explained: explain(
      { path: "$.DeliveryTerms.Code" },
      "The delivery terms are not an Incoterm.",
      "Las condiciones de entrega no son un Incoterm.",
      "Correct DeliveryTerms.Code, such as FOB or CIF.",
      "Corrija DeliveryTerms.Code, como FOB o CIF."
    ),
    source: "Annex FE 1.9 §13.3.7",
    check: ({ document }, report) => {
      const code = document.deliveryTerms?.code
      if (code !== undefined) reportUnlessListed(incoterms, code, ["DeliveryTerms", "Code"], report)
    }
  },
  {
    code: "FAR02",
    message: {
      en: "The source currency of the rate is not the document's, or not a currency.",
      es: "La moneda de origen de la tasa no es la del documento, o no es una moneda de la lista."
    },
    explained: explain(
      { path: "$.PaymentExchangeRate.SourceCurrencyCode" },
      "The rate is of another currency than the document's, though that is not COP; or its currency is not in the list.",
      "La tasa es de una moneda distinta de la del documento, aunque este no está en COP; o no está en la lista.",
      "Correct PaymentExchangeRate.SourceCurrencyCode or omit it; in a document in COP it is the currency converted from.",
      "Corrija PaymentExchangeRate.SourceCurrencyCode u omítalo; en un documento en COP es la moneda de origen."
    ),
    source: "Annex FE 1.9, rule FAR02",
    check: ({ document: { currencyCode, paymentExchangeRate } }, report) => {
      const source = paymentExchangeRate?.sourceCurrencyCode
      if (source === undefined) return
      const path = ["PaymentExchangeRate", "SourceCurrencyCode"]
      if (currencyCode === "COP") reportUnlessListed(currencies, source, path, report)
      else if (source !== currencyCode) report(path, currencyCode, source)
    }
  },
  {
    code: "RAD52",
    severity: "notification",
    message: {
      en: "The exchange rate of a document in COP is not filed without its source currency.",
      es: "La tasa de cambio de un documento en COP no se radica sin su moneda de origen."
    },
    explained: explain(
      { path: "$.PaymentExchangeRate" },
      "A document in COP states an exchange rate without the currency that it is of; the rate is not filed.",
      "Un documento en COP informa una tasa de cambio sin su moneda; la tasa no se radica.",
      "Give PaymentExchangeRate.SourceCurrencyCode, or omit PaymentExchangeRate.",
      "Informe PaymentExchangeRate.SourceCurrencyCode, u omita PaymentExchangeRate."
    ),
    source: "Annex FE 1.9, rules FAR01 and FAR02: documents in COP do without a rate",
    check: ({ document: { currencyCode, paymentExchangeRate: rate } }, report) => {
      if (currencyCode === "COP" && rate !== undefined && rate.sourceCurrencyCode === undefined) {
        const expected = { en: "the currency of the rate", es: "la moneda de la tasa" }
        report(["PaymentExchangeRate", "SourceCurrencyCode"], expected, undefined)
      }
    }
  },
  {
    code: "FAR01",
    message: {
      en: "A document in another currency than COP must state its exchange rate.",
      es: "Si la moneda es diferente de COP se debe informar la tasa de cambio."
    },
    explained: explain(
      { path: "$.PaymentExchangeRate.CalculationRate" },
      "The document is in another currency than COP and states no exchange rate.",
      "El documento está en una moneda distinta de COP y no informa la tasa de cambio.",
      "Give PaymentExchangeRate.CalculationRate: the pesos for one unit of CurrencyCode.",
      "Informe PaymentExchangeRate.CalculationRate: los pesos por una unidad de CurrencyCode."
    ),
    source: "Annex FE 1.9, rules FAR01 to FAR07",
    check: ({ document }, report) => {
      const { currencyCode, paymentExchangeRate } = document
      const currency = currencyCode === "COP" ? paymentExchangeRate?.sourceCurrencyCode : currencyCode
      // an unknown currency needs no rate
      if (currency === undefined || !currencies.has(currency)) return
      const rate = paymentExchangeRate?.calculationRate
      if (rate === undefined || rate.value === 0n) {
        report(["PaymentExchangeRate", "CalculationRate"], pesosForOne(currency), rate === undefined ? undefined : "0")
      }
    }
  },
  {
    code: "RAD76",
    severity: "notification",
    message: {
      en: "The document is due before the day of its issue.",
      es: "El vencimiento del documento es anterior a su fecha de emisión."
    },
    explained: explain(
      { path: "$.DueDate" },
      "The due date is before the day of issue.",
      "La fecha de vencimiento es anterior a la de emisión.",
      "Correct DueDate.",
      "Corrija DueDate."
    ),
    source: "Annex FE 1.9, DueDate and IssueDate",
    check: ({ document: { date, dueDate } }, report) => {
      if (dueDate !== undefined && dueDate < date.date) report(["DueDate"], notBefore(date.date), dueDate)
    }
  }
])
