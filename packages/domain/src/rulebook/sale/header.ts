import { currencies } from "../../codes/currencies.ts"
import { deliveryTerms as incoterms } from "../../codes/deliveryTerms.ts"
import { parseNit } from "../../Nit.ts"
import type { PreparedSale } from "../../document/CheckedSale.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import type { Rule } from "../../rules/Rule.ts"
import { nitForm, notAfter, pesosForOne, softwareId, softwarePin } from "../../rules/sharedWordings.ts"

/** Software, operation, currency and date of the document. */
export const headerRules: ReadonlyArray<Rule<PreparedSale>> = [
  {
    code: "FAB19b",
    message: {
      en: "The owner of the software is not a valid NIT.",
      es: "El NIT del prestador de servicios o del dueño del software no es válido."
    },
    source: "Annex FE 1.9, rules FAB19 and FAB22",
    check: ({ document, software }, report) => {
      // the issuer's own NIT is reported where it stands
      if (software.ownerNit !== document.companyParty.id && parseNit(software.ownerNit) === undefined) {
        report(["SoftwareProvider", "ProviderId"], nitForm, software.ownerNit)
      }
    }
  },
  {
    code: "FAB24a",
    message: { en: "The software id is absent.", es: "No se encuentra el identificador del software." },
    source: "Annex FE 1.9, rule FAB24",
    check: ({ software }, report) => {
      if (software.id === undefined) report(["SoftwareProvider", "Id"], softwareId, undefined)
    }
  },
  {
    code: "FAB27a",
    message: {
      en: "Without the pin of the software its security code can not be calculated.",
      es: "Sin el pin del software no es posible calcular el código de seguridad."
    },
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
    source: "Annex FE 1.9 §13.1.5",
    check: ({ kind, operationCode }, report) => {
      if (kind.operations !== undefined) reportUnlessListed(kind.operations, operationCode, ["OperationCode"], report)
    }
  },
  {
    code: "FAD09e",
    message: {
      en: "A document can not be issued on a day to come.",
      es: "La fecha de emisión no puede ser futura."
    },
    source: "Annex FE 1.9, rules FAD09e and DC24",
    check: ({ document, now }, report) => {
      if (document.date.date > now.date) report(["Date"], notAfter(now.date), document.date.toString())
    }
  },
  {
    code: "FAD15a",
    message: { en: "The currency is not valid.", es: "El código de la moneda no es válido." },
    source: "Annex FE 1.9 §13.3.3",
    check: ({ document }, report) => reportUnlessListed(currencies, document.currencyCode, ["CurrencyCode"], report)
  },
  {
    code: "RAD05",
    message: {
      en: "The delivery terms are not an Incoterm.",
      es: "Las condiciones de entrega no son un Incoterm."
    },
    source: "Annex FE 1.9 §13.3.7",
    check: ({ document }, report) => {
      const code = document.deliveryTerms?.code
      if (code !== undefined) reportUnlessListed(incoterms, code, ["DeliveryTerms", "Code"], report)
    }
  },
  {
    code: "FAR01",
    message: {
      en: "A document in another currency than COP must state its exchange rate.",
      es: "Si la moneda es diferente de COP se debe informar la tasa de cambio."
    },
    source: "Annex FE 1.9, rules FAR01 to FAR07",
    check: ({ document }, report) => {
      if (document.currencyCode === "COP") return
      const rate = document.paymentExchangeRate?.calculationRate
      if (rate === undefined || rate.value === 0n) {
        report(
          ["PaymentExchangeRate", "CalculationRate"],
          pesosForOne(document.currencyCode),
          rate === undefined ? undefined : "0"
        )
      }
    }
  }
]
