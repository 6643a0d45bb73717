/** What is true of the filed document of an everyday case. */
interface Facts {
  /** Values of the XML by XPath; prefixes as in UBL, the elements of a payroll without one. */
  readonly xml: Readonly<Record<string, string>>
  /** Texts of the PDF. */
  readonly pdf: ReadonlyArray<string>
}

const payable = "//cac:LegalMonetaryTotal/cbc:PayableAmount"
const subtotal = (code: string, element: string): string =>
  `/*/cac:TaxTotal/cac:TaxSubtotal[cac:TaxCategory/cac:TaxScheme/cbc:ID='${code}']/${element}`
const withheld = (code: string): string =>
  `/*/cac:WithholdingTaxTotal[cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID='${code}']/cbc:TaxAmount`

/** The facts of each case, worked out by hand. */
export const everydayFacts: Readonly<Record<string, Facts>> = {
  "cash-rounding": {
    xml: {
      "//cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount": "41574.55",
      "//cac:LegalMonetaryTotal/cbc:PayableRoundingAmount": "24.55",
      [payable]: "41550.00"
    },
    pdf: ["Redondeo −24,55", "Total a pagar COP 41.550,00", "Cuarenta y un mil quinientos cincuenta pesos colombianos"]
  },
  "final-consumer": {
    xml: {
      "//cac:AccountingCustomerParty//cac:PartyTaxScheme/cbc:CompanyID": "222222222222",
      [subtotal("01", "cbc:TaxAmount")]: "3876.00",
      [payable]: "24276.00"
    },
    pdf: ["consumidor final", "222222222222", "Total a pagar COP 24.276,00"]
  },
  "professional-fees": {
    xml: { [withheld("06")]: "440000.00", [withheld("05")]: "114000.00", [payable]: "4760000.00" },
    pdf: [
      "O-13 Gran contribuyente",
      "Total a pagar COP 4.760.000,00",
      "Retenciones −554.000,00",
      "Neto a pagar COP 4.206.000,00"
    ]
  },
  instalments: {
    xml: {
      "count(//cac:PaymentMeans)": "3",
      "//cac:PaymentMeans[3]/cbc:PaymentID": "Cuota 3 de 3: 714.000",
      [payable]: "2142000.00"
    },
    pdf: ["Pago 3", "Cuota 3 de 3: 714.000", "Dos millones ciento cuarenta y dos mil pesos colombianos"]
  },
  "mixed-payment": {
    xml: {
      "//cac:PaymentMeans[1]/cbc:PaymentMeansCode": "10",
      "//cac:PaymentMeans[2]/cbc:PaymentMeansCode": "48",
      [payable]: "238000.00"
    },
    pdf: ["Contado · 10 Efectivo · ref. Efectivo: 100.000", "Contado · 48 Tarjeta Crédito · ref. Visa, aprobación"]
  },
  "service-in-dollars": {
    xml: {
      "//cbc:DocumentCurrencyCode": "USD",
      "//cac:PaymentExchangeRate/cbc:CalculationRate": "4025.40",
      [payable]: "1785.00",
      "//*[local-name()='VlrPagarCop']": "7185339.00"
    },
    pdf: ["1 USD = 4.025,4 COP", "Total a pagar USD 1.785,00", "Total a pagar 7.185.339,00", "dólares estadounidenses"]
  },
  "pesos-with-dollar-rate": {
    xml: {
      "//cbc:DocumentCurrencyCode": "COP",
      "//cac:PaymentExchangeRate/cbc:SourceCurrencyCode": "USD",
      [payable]: "7185339.00"
    },
    pdf: ["COP Peso colombiano", "1 USD = 4.025,4 COP", "Total a pagar COP 7.185.339,00"]
  },
  export: {
    xml: {
      "//cbc:InvoiceTypeCode": "02",
      "//cac:DeliveryTerms/cbc:LossRiskResponsibilityCode": "FOB",
      "//cac:StandardItemIdentification/cbc:ID[@schemeID='020']": "0901119000",
      [subtotal("01", "cac:TaxCategory/cbc:Percent")]: "0.00",
      [payable]: "130000.00"
    },
    pdf: ["de exportación", "FOB Franco a bordo", "Partida arancelaria: 0901119000", "Total a pagar 523.302.000,00"]
  },
  "construction-aiu": {
    xml: {
      "//cbc:CustomizationID": "09",
      "//cac:InvoiceLine[2]/cbc:Note": "Contrato de servicios AIU por concepto de: construcción de una bodega en Funza",
      "//cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount": "3500000.00",
      "count(//cac:InvoiceLine/cac:TaxTotal)": "1",
      [payable]: "60665000.00"
    },
    pdf: [
      "09 AIU",
      "Contrato de servicios AIU por concepto de: construcción de una bodega",
      "Base gravable 3.500.000,00",
      "IVA 665.000,00",
      "Total a pagar COP 60.665.000,00"
    ]
  },
  transport: {
    xml: {
      "//cbc:CustomizationID": "12",
      "//cac:InvoiceLine[1]/cbc:ID/@schemeID": "1",
      "//cac:InvoiceLine[3]/cbc:ID/@schemeID": "0",
      "//cac:InvoiceLine[2]//cac:AdditionalItemProperty[cbc:Name='02']/cbc:Value": "0001205",
      "//cac:InvoiceLine[2]//cac:AdditionalItemProperty[cbc:Name='03']/cbc:ValueQuantity[@unitCode='KGM']": "8000",
      "count(//cac:InvoiceLine[3]//cac:AdditionalItemProperty)": "0",
      [withheld("06")]: "50000.00",
      // 3000000 and 2000000, and 150000 with its IVA of 28500
      [payable]: "5178500.00"
    },
    pdf: ["Remesa 0001204", "Radicado RNDC 87654321", "12.500", "Neto a pagar COP 5.128.500,00"]
  },
  mandate: {
    xml: {
      "//cbc:CustomizationID": "11",
      "//cac:InvoiceLine[1]/cbc:ID/@schemeID": "1",
      "//cac:InvoiceLine[1]//cac:AgentParty/cac:PartyIdentification/cbc:ID[@schemeID='1']": "860029964",
      "//cac:InvoiceLine[2]/cbc:ID/@schemeID": "0",
      [subtotal("01", "cbc:TaxAmount")]: "17100.00",
      [payable]: "1907100.00"
    },
    pdf: ["Ingreso recibido para el mandante: NIT 860.029.964-1", "Ingreso propio", "Total a pagar COP 1.907.100,00"]
  },
  "plastic-bags": {
    xml: {
      [subtotal("22", "cbc:PerUnitAmount")]: "73.00",
      [subtotal("22", "cbc:TaxAmount")]: "146.00",
      [subtotal("01", "cbc:TaxAmount")]: "22876.00",
      [payable]: "143422.00"
    },
    pdf: ["Bolsas 146,00", "Total a pagar COP 143.422,00"]
  },
  beer: {
    xml: {
      [subtotal("08", "cbc:TaxableAmount")]: "216000.00",
      [subtotal("08", "cbc:TaxAmount")]: "103680.00",
      [subtotal("01", "cbc:TaxAmount")]: "41040.00",
      [payable]: "360720.00"
    },
    pdf: ["IC Porcentual 48 %", "IC Porcentual 103.680,00", "Total a pagar COP 360.720,00"]
  },
  "sugary-drink": {
    xml: {
      [subtotal("34", "cbc:PerUnitAmount")]: "68.00",
      [subtotal("34", "cbc:BaseUnitMeasure[@unitCode='MLT']")]: "9600.00",
      [subtotal("34", "cbc:TaxAmount")]: "6528.00",
      [payable]: "49368.00"
    },
    pdf: ["68,00 / 100 ml", "IBUA 6.528,00", "Total a pagar COP 49.368,00"]
  },
  gift: {
    xml: {
      "//cac:InvoiceLine[2]/cbc:FreeOfChargeIndicator": "true",
      "//cac:InvoiceLine[2]//cac:AlternativeConditionPrice/cbc:PriceAmount": "15000.00",
      "//cac:InvoiceLine[2]//cac:AlternativeConditionPrice/cbc:PriceTypeCode": "01",
      "//cac:InvoiceLine[2]/cac:TaxTotal/cbc:TaxAmount": "5700.00",
      [payable]: "243700.00"
    },
    pdf: ["Sin costo; valor comercial de referencia: 15.000,00", "Base gravable 230.000,00", "IVA 43.700,00"]
  },
  discounts: {
    xml: {
      "//cac:InvoiceLine/cac:AllowanceCharge/cbc:Amount": "100000.00",
      "/*/cac:AllowanceCharge/cbc:Amount": "18000.00",
      [subtotal("01", "cbc:TaxAmount")]: "171000.00",
      [payable]: "1053000.00"
    },
    pdf: ["Total con impuestos 1.071.000,00", "Descuentos −18.000,00", "Total a pagar COP 1.053.000,00"]
  },
  advance: {
    xml: {
      "//cac:PrepaidPayment/cbc:PaidAmount": "3000000.00",
      "//cac:LegalMonetaryTotal/cbc:PrepaidAmount": "3000000.00",
      [payable]: "7140000.00"
    },
    pdf: ["Total a pagar COP 7.140.000,00", "Anticipos −3.000.000,00", "Neto a pagar COP 4.140.000,00"]
  },
  annulment: {
    xml: {
      "//cac:DiscrepancyResponse/cbc:ResponseCode": "2",
      "//cac:BillingReference//cbc:ID": "SETP990000105",
      [payable]: "238000.00"
    },
    pdf: ["2 Anulación de factura electrónica", "SETP990000105", "Total de la nota COP 238.000,00"]
  },
  rebate: {
    xml: {
      "//cac:DiscrepancyResponse/cbc:ResponseCode": "3",
      "//cac:BillingReference//cbc:ID": "SETP990000104",
      [payable]: "178500.00"
    },
    pdf: ["3 Rebaja o descuento parcial o total", "Total de la nota COP 178.500,00"]
  },
  payroll: {
    xml: {
      "//*[local-name()='HED']/@Porcentaje": "25.00",
      "//*[local-name()='Salud']/@Deduccion": "101454.55",
      "//*[local-name()='DevengadosTotal']": "2785458.64",
      "//*[local-name()='ComprobanteTotal']": "2582549.54"
    },
    pdf: ["Horas extra diurnas", "Total deducciones −202.909,10", "Neto a pagar COP 2.582.549,54"]
  },
  "payroll-fortnights": {
    xml: {
      "count(//*[local-name()='FechaPago'])": "2",
      "count(//*[local-name()='Novedad'])": "0",
      "//*[local-name()='HRDDF']/@Porcentaje": "80.00",
      "//*[local-name()='DevengadosTotal']": "2204367.73",
      "//*[local-name()='ComprobanteTotal']": "2047945.91"
    },
    pdf: ["Fechas de pago", "Recargo diurno dominical y festivo", "80 %", "Neto a pagar COP 2.047.945,91"]
  },
  "payroll-novedad": {
    xml: {
      "//*[local-name()='Novedad']": "true",
      "string-length(//*[local-name()='Novedad']/@CUNENov)": "96",
      "//*[local-name()='OtroConcepto']/@ConceptoS": "200000.00",
      "//*[local-name()='ComprobanteTotal']": "184000.00"
    },
    pdf: ["CUNE de la nómina del mes", "Retroactivo por aumento de sueldo", "Neto a pagar COP 184.000,00"]
  },
  "support-document": {
    xml: {
      "//cac:AccountingSupplierParty//cac:PartyTaxScheme/cbc:CompanyID/@schemeID": "8",
      [withheld("06")]: "192000.00",
      [payable]: "38400000.00"
    },
    pdf: ["NIT 1.020.304.050-8", "Retenciones −192.000,00", "Neto a pagar COP 38.208.000,00"]
  },
  "pos-ticket": {
    xml: {
      "count(//cac:InvoiceLine[1]/cac:TaxTotal)": "0",
      [subtotal("01", "cbc:TaxAmount")]: "1596.00",
      [payable]: "14996.00"
    },
    pdf: ["tiquete de máquina registradora", "CJ-0101", "Total a pagar COP 14.996,00"]
  },
  "health-receipt": {
    xml: {
      "//cbc:CustomizationID": "SS-Recaudo",
      "count(//*[local-name()='CustomTagGeneral'])": "0",
      [payable]: "5000.00"
    },
    pdf: ["SS-Recaudo", "Total a pagar COP 5.000,00"]
  },
  "health-invoice": {
    xml: {
      "//*[local-name()='AdditionalInformation'][*='MODALIDAD_PAGO']/*[local-name()='Value']/@schemeID": "04",
      "//cac:PrepaidPayment/cbc:ID/@schemeID": "02",
      "//cac:LegalMonetaryTotal/cbc:PrepaidAmount": "5000.00",
      // 65000 and 32500 less 5000
      [payable]: "92500.00"
    },
    pdf: ["1100109999", "04 Pago por evento", "Recaudos y anticipos −5.000,00", "Total a pagar COP 92.500,00"]
  },
  "health-credit-note": {
    xml: {
      "//cbc:CustomizationID": "20",
      "//*[local-name()='AdditionalInformation'][*='NUMERO_CONTRATO']/*[local-name()='Value']": "CT-2026-0118",
      [payable]: "32500.00"
    },
    pdf: ["CT-2026-0118", "Total de la nota COP 32.500,00"]
  }
}
