import type { CatalogueEntry } from "./CatalogueEntry.ts"

/** Rules AU…: the totals of a sale document (annex FE 1.9, `LegalMonetaryTotal`). */
export const totalEntries: ReadonlyArray<CatalogueEntry> = [
  {
    codes: ["AU01"],
    cause: { en: "The document states no totals.", es: "El documento no informa los valores totales." },
    fix: { en: "Give LegalMonetaryTotal.", es: "Informe LegalMonetaryTotal." },
    path: "$.LegalMonetaryTotal",
    decidedBy: "form"
  },
  {
    codes: ["AU02"],
    cause: {
      en: "The gross amount differs from the sum of the lines by more than 2.00.",
      es: "El valor bruto difiere de la suma de las líneas en más de 2,00."
    },
    fix: {
      en: "Make GrossAmount the sum of SubtotalAmount over all Items.",
      es: "Iguale GrossAmount a la suma de SubtotalAmount de todos los Items."
    },
    path: "$.LegalMonetaryTotal.GrossAmount",
    decidedBy: "rules"
  },
  {
    codes: ["AU03", "AU05", "AU07", "AU09", "AU11", "AU13", "AU15"],
    cause: {
      en: "A total is in another currency than the document.",
      es: "Un total está en una moneda distinta de la del documento."
    },
    fix: {
      en: "Every amount is written in CurrencyCode; check that it is the currency of the amounts.",
      es: "Todos los valores se escriben en CurrencyCode; verifique que sea la moneda de los valores."
    },
    path: "$.CurrencyCode",
    decidedBy: "construction"
  },
  {
    codes: ["AU04"],
    cause: {
      en: "The taxable amount differs from the sum of the lines' taxable amounts by more than 2.00.",
      es: "La base imponible difiere de la suma de las bases de las líneas en más de 2,00."
    },
    fix: {
      en: "Make TaxExclusiveAmount the sum of TaxableAmount over Items[].Taxes; 0 when no line has taxes.",
      es: "Iguale TaxExclusiveAmount a la suma de TaxableAmount de Items[].Taxes; 0 si ninguna línea tiene tributos."
    },
    path: "$.LegalMonetaryTotal.TaxExclusiveAmount",
    decidedBy: "rules"
  },
  {
    codes: ["AU06"],
    cause: {
      en: "The amount with taxes differs from the gross amount plus the taxes by more than 2.00.",
      es: "El valor con tributos difiere del valor bruto más los tributos en más de 2,00."
    },
    fix: {
      en: "Make TaxInclusiveAmount GrossAmount plus Amount of every tax in Items[].Taxes, withholdings excepted.",
      es: "Iguale TaxInclusiveAmount a GrossAmount más Amount de cada tributo de Items[].Taxes, sin las retenciones."
    },
    path: "$.LegalMonetaryTotal.TaxInclusiveAmount",
    decidedBy: "rules"
  },
  {
    codes: ["AU08"],
    cause: {
      en: "The discount total differs from the document's discounts by more than 2.00.",
      es: "El total de descuentos difiere de los descuentos del documento en más de 2,00."
    },
    fix: {
      en: "Make DiscountAmount the sum of Amount over Discounts; those of the lines do not count.",
      es: "Iguale DiscountAmount a la suma de Amount de Discounts; los de las líneas no cuentan."
    },
    path: "$.LegalMonetaryTotal.DiscountAmount",
    decidedBy: "rules"
  },
  {
    codes: ["AU10"],
    cause: {
      en: "The charge total differs from the document's charges by more than 2.00.",
      es: "El total de cargos difiere de los cargos del documento en más de 2,00."
    },
    fix: {
      en: "Make ChargeAmount the sum of Amount over Charges; those of the lines do not count.",
      es: "Iguale ChargeAmount a la suma de Amount de Charges; los de las líneas no cuentan."
    },
    path: "$.LegalMonetaryTotal.ChargeAmount",
    decidedBy: "rules"
  },
  {
    codes: ["AU12"],
    cause: {
      en: "The prepaid total is not the sum of the prepayments.",
      es: "El total de anticipos no es la suma de los anticipos."
    },
    fix: {
      en: "Nothing: the prepayment is written from PrepaidAmount. A credit note must leave it out.",
      es: "Ninguna: el anticipo se escribe desde PrepaidAmount. Una nota crédito debe omitirlo."
    },
    path: "$.LegalMonetaryTotal.PrepaidAmount",
    decidedBy: "construction"
  },
  {
    codes: ["AU14"],
    cause: {
      en: "What is payable differs from the amount with taxes less discounts plus charges by more than 2.00.",
      es: "El valor a pagar difiere del valor con tributos menos descuentos más cargos en más de 2,00."
    },
    fix: {
      en: "Make PayableAmount TaxInclusiveAmount less DiscountAmount plus ChargeAmount; PrepaidAmount and withholdings are not subtracted.",
      es: "Iguale PayableAmount a TaxInclusiveAmount menos DiscountAmount más ChargeAmount; no reste PrepaidAmount ni las retenciones."
    },
    path: "$.LegalMonetaryTotal.PayableAmount",
    decidedBy: "rules"
  }
]
