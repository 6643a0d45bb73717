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
    explained: {
      cause: {
        en: "The NIT is not valid or not of a provider that may issue with this software.",
        es: "El NIT no es válido o no es de un proveedor autorizado para emitir con este software."
      },
      fix: {
        en: "Correct SoftwareProvider.ProviderId to the NIT that registered the software.",
        es: "Corrija SoftwareProvider.ProviderId con el NIT que registró el software."
      },
      path: "$.SoftwareProvider.ProviderId"
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
    explained: {
      cause: { en: "The id of the software is absent.", es: "No se informó el identificador del software." },
      fix: {
        en: "Give SoftwareProvider.Id, or store it with the provider.",
        es: "Informe SoftwareProvider.Id, o guárdelo con el proveedor."
      },
      path: "$.SoftwareProvider.Id"
    },
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
    explained: {
      cause: {
        en: "The security code of the software is absent: its pin is not known.",
        es: "Falta el código de seguridad del software: no se conoce su pin."
      },
      fix: {
        en: "Give SoftwareProvider.Pin, or store it with the provider.",
        es: "Informe SoftwareProvider.Pin, o guárdelo con el proveedor."
      },
      path: "$.SoftwareProvider.Pin"
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
    explained: {
      cause: {
        en: "The operation code is not one of this document's type.",
        es: "El tipo de operación no es válido para este tipo de documento."
      },
      fix: {
        en: "Correct OperationCode to a code of the type's list, or leave it out to take the usual one.",
        es: "Corrija OperationCode con un código de la lista del tipo, u omítalo para tomar el usual."
      },
      path: "$.OperationCode"
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
    explained: {
      cause: {
        en: "The day of issue is not the day on which the document was signed.",
        es: "La fecha de emisión no es la fecha en que se firmó el documento."
      },
      fix: {
        en: "Correct Date to today; it can not lie in the future.",
        es: "Corrija Date con la fecha de hoy; no puede ser futura."
      },
      path: "$.Date"
    },
    source: "Annex FE 1.9, rules FAD09e and DC24",
    check: ({ document, now }, report) => {
      if (document.date.date > now.date) report(["Date"], notAfter(now.date), document.date.toString())
    }
  },
  {
    code: "FAD15a",
    message: { en: "The currency is not valid.", es: "El código de la moneda no es válido." },
    explained: {
      cause: { en: "The currency is not in the list ISO 4217.", es: "La moneda no está en la lista ISO 4217." },
      fix: {
        en: "Correct CurrencyCode: three letters, such as COP or USD.",
        es: "Corrija CurrencyCode: tres letras, como COP o USD."
      },
      path: "$.CurrencyCode"
    },
    source: "Annex FE 1.9 §13.3.3",
    check: ({ document }, report) => reportUnlessListed(currencies, document.currencyCode, ["CurrencyCode"], report)
  },
  {
    code: "RAD05",
    message: {
      en: "The delivery terms are not an Incoterm.",
      es: "Las condiciones de entrega no son un Incoterm."
    },
    explained: {
      cause: { en: "The delivery terms are not an Incoterm.", es: "Las condiciones de entrega no son un Incoterm." },
      fix: { en: "Correct DeliveryTerms.Code, such as FOB or CIF.", es: "Corrija DeliveryTerms.Code, como FOB o CIF." },
      path: "$.DeliveryTerms.Code"
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
    explained: {
      cause: {
        en: "The document is in another currency than COP and states no exchange rate.",
        es: "El documento está en una moneda distinta de COP y no informa la tasa de cambio."
      },
      fix: {
        en: "Give PaymentExchangeRate.CalculationRate: the pesos for one unit of CurrencyCode.",
        es: "Informe PaymentExchangeRate.CalculationRate: los pesos por una unidad de CurrencyCode."
      },
      path: "$.PaymentExchangeRate.CalculationRate"
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
