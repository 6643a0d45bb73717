import type { Operation } from "@radicar/domain/inner/documentRegistry"
import type { Localized } from "@radicar/domain/inner/rules/Language"

/**
 * An example of an everyday document. Its body is `docs/examples/everyday/{name}.json`, its picture
 * `docs/images/everyday/{name}.png`.
 */
export interface EverydayCase {
  readonly name: string
  readonly operation: Operation
  readonly title: Localized
  /** Subject of the document, and its requirements by law or annex. */
  readonly text: Localized
  /** Points for the reader to note in the picture. */
  readonly look: Localized
}

const both = (en: string, es: string): Localized => ({ en, es })

/** Everyday documents on the page `docs/guides/everyday.md`, in the order of filing. */
export const everydayCases: ReadonlyArray<EverydayCase> = [
  {
    name: "cash-rounding",
    operation: "InvoiceCreate",
    title: both("Cash sale, rounded to 50 pesos", "Venta de contado en efectivo, redondeada a 50 pesos"),
    text: both(
      "Milk is exempt (0 %), roasted coffee has 5 % and detergent 19 %. The exact total is 41.574,55, the cashier takes 41.550. `PayableRoundingAmount` has no sign, so the body states `PayableAmount` too: the difference says whether cash was rounded up or down (FAU14).",
      "La leche es exenta (0 %), el café tostado tiene 5 % y el detergente 19 %. El total exacto es 41.574,55 y se cobran 41.550. `PayableRoundingAmount` va sin signo; por eso el cuerpo informa también `PayableAmount`: la diferencia muestra si se redondeó hacia arriba o hacia abajo (FAU14)."
    ),
    look: both(
      "`Redondeo` above the total, and IVA by rate.",
      "el renglón `Redondeo` antes del total y el IVA por tarifa."
    )
  },
  {
    name: "final-consumer",
    operation: "InvoiceCreate",
    title: both("Sale to a buyer who gives no name", "Venta al consumidor final"),
    text: both(
      "A buyer who gives no name and identification is invoiced as the final consumer: number 222222222222, type 13. Nothing else about the buyer is needed.",
      "A quien no entrega su nombre ni su identificación se le factura como consumidor final: número 222222222222, tipo 13. No se necesita ningún otro dato."
    ),
    look: both("the buyer's two lines.", "los dos renglones del adquiriente.")
  },
  {
    name: "professional-fees",
    operation: "InvoiceCreate",
    title: both("Professional fees with withholdings", "Honorarios con retenciones"),
    text: both(
      "The buyer is a large taxpayer and withholds 11 % of the fees for income tax (06, art. 392 of the tax code) and 15 % of the IVA (05, art. 437-1). The base of 05 is the IVA of the line. Withholdings do not change what the invoice comes to (annex FE 1.9 §11.9.1): the buyer pays less, the total stays.",
      "El cliente es gran contribuyente y retiene 11 % de los honorarios por renta (06, art. 392 ET) y 15 % del IVA (05, art. 437-1 ET). La base de la 05 es el IVA de la línea. Las retenciones no cambian el total de la factura (anexo FE 1.9 §11.9.1): el cliente paga menos, el total sigue igual."
    ),
    look: both(
      "`Total a pagar` and below it `Neto a pagar`, without both withholdings.",
      "`Total a pagar` y, debajo, `Neto a pagar`, ya sin las dos retenciones."
    )
  },
  {
    name: "instalments",
    operation: "InvoiceCreate",
    title: both("Sale on credit in three instalments", "Venta a crédito en tres cuotas"),
    text: both(
      "Every instalment is a `PaymentMeans` with its due date, which a sale on credit must have (FAN04). The XML has no place for the amount of an instalment; `PaymentId` says it.",
      "Cada cuota es un `PaymentMeans` con su fecha de vencimiento, obligatoria en una venta a crédito (FAN04). El XML no tiene dónde llevar el valor de la cuota; lo dice `PaymentId`."
    ),
    look: both("the three due dates.", "las tres fechas de vencimiento.")
  },
  {
    name: "mixed-payment",
    operation: "InvoiceCreate",
    title: both("Paid in cash and by card", "Pago en efectivo y con tarjeta"),
    text: both(
      "Two `PaymentMeans` of form 1: cash (10) and credit card (48). As with instalments, `PaymentId` says how much of each, and has the approval of the card.",
      "Dos `PaymentMeans` de forma 1: efectivo (10) y tarjeta crédito (48). Como en las cuotas, `PaymentId` dice cuánto fue con cada uno y lleva la aprobación de la tarjeta."
    ),
    look: both("both payments with their references.", "los dos pagos con su referencia.")
  },
  {
    name: "service-in-dollars",
    operation: "InvoiceCreate",
    title: both("Service invoiced in dollars", "Servicio facturado en dólares"),
    text: both(
      "The whole document is in dollars. `PaymentExchangeRate` says how many pesos a dollar is, as a rule the official rate (TRM) of the day. The totals in pesos follow from it, and are in the XML too (`TotalesCop`).",
      "Todo el documento está en dólares. `PaymentExchangeRate` dice a cuántos pesos equivale un dólar, por lo general la TRM del día. De ahí salen los totales en pesos, que también van en el XML (`TotalesCop`)."
    ),
    look: both("the rate, and `Totales en pesos`.", "la tasa y los `Totales en pesos`.")
  },
  {
    name: "pesos-with-dollar-rate",
    operation: "InvoiceCreate",
    title: both(
      "The same service, invoiced in pesos at the dollar's rate",
      "El mismo servicio, facturado en pesos a la tasa del dólar"
    ),
    text: both(
      "The price was agreed in dollars but the invoice is in pesos. `SourceCurrencyCode` names the currency of the rate, which makes the document one in pesos; so are its prices.",
      "El precio se pactó en dólares, pero la factura está en pesos. `SourceCurrencyCode` dice de qué moneda es la tasa, y con eso el documento queda en pesos; los precios también."
    ),
    look: both("the rate of the dollar in a document in pesos.", "la tasa del dólar en un documento en pesos.")
  },
  {
    name: "export",
    operation: "InvoiceCreate",
    title: both("Export of goods", "Exportación de bienes"),
    text: both(
      "Type 02. Exports are exempt from IVA (art. 481 of the tax code): the line states 0 %. The annex expects an Incoterm, the customs heading (standard 020), brand and model. The buyer has the tax number of another country (type 50).",
      "Tipo 02. Las exportaciones son exentas de IVA (art. 481 ET): la línea informa 0 %. El anexo espera el Incoterm, la partida arancelaria (estándar 020), la marca y el modelo. El comprador se identifica con el NIT de otro país (tipo 50)."
    ),
    look: both(
      "`Entrega (Incoterm)`, the customs heading below the description, and the totals in pesos.",
      "`Entrega (Incoterm)`, la partida arancelaria bajo la descripción y los totales en pesos."
    )
  },
  {
    name: "construction-aiu",
    operation: "InvoiceCreate",
    title: both("Construction with AIU", "Construcción con AIU"),
    text: both(
      "Operation 09: administration, contingencies and profit are lines of their own. In construction IVA is due on the profit only (Decree 1625 of 2016, art. 1.3.1.7.9). `AiuObject` on the line of the administration is the object of the contract; the note that FAV03 asks for is written from it.",
      "Operación 09: administración, imprevistos y utilidad van en líneas separadas. En construcción el IVA se causa solo sobre la utilidad (Decreto 1625 de 2016, art. 1.3.1.7.9). `AiuObject`, en la línea de administración, es el objeto del contrato; con él se escribe la nota que exige FAV03."
    ),
    look: both(
      "`Base gravable`, which is the profit, and the note below the administration.",
      "la `Base gravable`, que es la utilidad, y la nota bajo la administración."
    )
  },
  {
    name: "transport",
    operation: "InvoiceCreate",
    title: both("Carriage of goods with its remesas", "Transporte de carga con sus remesas"),
    text: both(
      "Operation 12: each remesa that the carrier registered in the RNDC is one line, with its RNDC number, the carrier's own number, the freight and the carried kilograms. Loading is an additional service: its line has no `Shipment`. Carriage is excluded from IVA (art. 476 of the tax code). The buyer withholds 1 % of the freight (06, Decree 1625 of 2016, art. 1.2.4.4.8).",
      "Operación 12: cada remesa registrada en el RNDC es una línea, con su radicado, el número propio, el flete y los kilogramos transportados. El cargue es un servicio adicional: su línea no lleva `Shipment`. El transporte de carga es excluido de IVA (art. 476 ET). El cliente retiene 1 % del flete (06, Decreto 1625 de 2016, art. 1.2.4.4.8)."
    ),
    look: both("`Remesa` below each freight.", "`Remesa` bajo cada flete.")
  },
  {
    name: "mandate",
    operation: "InvoiceCreate",
    title: both("Rent that an agency collects for the owner", "Arriendo que una inmobiliaria cobra para el dueño"),
    text: both(
      "Operation 11: the rent belongs to the owner, who is the `Principal` of the line; the commission is the agency's own income. The rent of a dwelling is excluded from IVA (art. 476 of the tax code), the commission has it. The total is what the tenant pays.",
      "Operación 11: el canon es ingreso del dueño, que es el `Principal` (mandante) de la línea; la comisión es ingreso propio de la inmobiliaria. El arriendo de vivienda es excluido de IVA (art. 476 ET); la comisión lo lleva. El total es lo que paga el arrendatario."
    ),
    look: both(
      "`Ingreso recibido para el mandante` and `Ingreso propio` below the lines.",
      "`Ingreso recibido para el mandante` e `Ingreso propio` bajo las líneas."
    )
  },
  {
    name: "plastic-bags",
    operation: "InvoiceCreate",
    title: both("Shop with plastic bags", "Almacén que entrega bolsas plásticas"),
    text: both(
      "The tax on plastic bags (22, art. 512-15 of the tax code) is an amount for each bag, 73 pesos in 2026; the authority certifies it each year. The price of the bag, if it has one, also has IVA.",
      "El impuesto a las bolsas plásticas (22, art. 512-15 ET) es un valor por bolsa, 73 pesos en 2026; la DIAN lo certifica cada año. El precio de la bolsa, si se cobra, tiene además IVA."
    ),
    look: both("`Bolsas`: rate, number of bags, tax.", "`Bolsas`: tarifa, número de bolsas, valor.")
  },
  {
    name: "beer",
    operation: "InvoiceCreate",
    title: both("Beer, sold by the brewery", "Cerveza, vendida por el productor"),
    text: both(
      "The consumption tax on beer is a percentage (08): 48 % of the price to the retailer without the tax (Law 223 of 1995, arts. 189 and 190). IVA has the same base (art. 475 of the tax code). Spirits and wine have two components instead: 32 by degree of alcohol and 36 ad valorem, whose base the body states, because DANE certifies it.",
      "El impuesto al consumo de cerveza es un porcentaje (08): 48 % del precio al detallista sin el impuesto (Ley 223 de 1995, arts. 189 y 190). El IVA tiene la misma base (art. 475 ET). Los licores y vinos tienen, en cambio, dos componentes: 32 por grado de alcohol y 36 ad valórem, cuya base informa el cuerpo, porque la certifica el DANE."
    ),
    look: both("both taxes of the line, each with its amount.", "los dos impuestos de la línea, cada uno con su valor.")
  },
  {
    name: "sugary-drink",
    operation: "InvoiceCreate",
    title: both("Sugary drink, sold by the maker", "Bebida azucarada, vendida por el productor"),
    text: both(
      "The tax on sugary drinks (34, art. 513-1 of the tax code) is an amount for 100 ml that grows with the sugar. `BaseQuantity` is all that is sold, in millilitres: 24 bottles of 400 ml are 9600. Without it the 24 of the line would count as millilitres.",
      "El IBUA (34, art. 513-1 ET) es un valor por cada 100 ml que depende del azúcar. `BaseQuantity` es todo lo vendido, en mililitros: 24 botellas de 400 ml son 9600. Si falta, las 24 unidades de la línea contarían como mililitros."
    ),
    look: both("`IBUA`: 68,00 for 100 ml of 9.600 millilitres.", "`IBUA`: 68,00 por 100 ml sobre 9.600 mililitros.")
  },
  {
    name: "gift",
    operation: "InvoiceCreate",
    title: both("Sale with a gift", "Venta con obsequio"),
    text: both(
      "What is given away costs 0 and states what it is worth (`PriceReference`, FAW03; price type 01 of the annex). For IVA a gift is a sale (art. 421 of the tax code), at its commercial value (art. 463). That base does not follow from a price of 0, so the body states `TaxableAmount`.",
      "Lo que se regala tiene precio 0 e informa cuánto vale (`PriceReference`, FAW03; tipo de precio 01 del anexo). Para el IVA, un obsequio es una venta (art. 421 ET) por su valor comercial (art. 463 ET). Esa base no se deduce de un precio de 0; por eso el cuerpo informa `TaxableAmount`."
    ),
    look: both(
      "the line costs 0,00 and has IVA; `Base gravable` is more than `Subtotal`.",
      "la línea vale 0,00 y tiene IVA; la `Base gravable` es mayor que el `Subtotal`."
    )
  },
  {
    name: "discounts",
    operation: "InvoiceCreate",
    title: both("Discount on a line and on the whole", "Descuento en una línea y en el total"),
    text: both(
      "A discount that depends on nothing belongs on the line: it lowers the base of the IVA (art. 454 of the tax code). A discount of the whole document is subtracted after the taxes (FAU14). That fits a conditional one (code 01), such as for prompt payment, which does not lower the base.",
      "El descuento que no depende de nada va en la línea y disminuye la base del IVA (art. 454 ET). El descuento de todo el documento se resta después de los impuestos (FAU14). Así corresponde a uno condicionado (código 01), como el de pronto pago, que no disminuye la base."
    ),
    look: both(
      "the IVA is that of 900.000; `Descuentos` comes below `Total con impuestos`.",
      "el IVA es el de 900.000; `Descuentos` está debajo de `Total con impuestos`."
    )
  },
  {
    name: "advance",
    operation: "InvoiceCreate",
    title: both("Advance already paid", "Anticipo ya pagado"),
    text: both(
      "`PrepaidPayments` lists what was received before, each with its date; the service adds it up. An advance changes neither the IVA nor the total (FAU14), only what is left to pay.",
      "`PrepaidPayments` relaciona lo recibido antes, cada valor con su fecha; el servicio lo suma. El anticipo no cambia ni el IVA ni el total (FAU14), solo lo que falta por pagar."
    ),
    look: both("`Anticipos` and `Neto a pagar`.", "`Anticipos` y `Neto a pagar`.")
  },
  {
    name: "annulment",
    operation: "CreditnoteCreate",
    title: both("Credit note that annuls an invoice", "Nota crédito que anula una factura"),
    text: both(
      "A filed invoice is not deleted: a credit note with reason 2 annuls it, with the same buyer and lines. This one annuls the invoice paid in cash and by card, which must be filed first. `Uuid` is its CUFE.",
      "Una factura transmitida no se borra: se anula con una nota crédito de concepto 2, con el mismo cliente y las mismas líneas. Esta anula la factura pagada en efectivo y con tarjeta, que debe transmitirse antes. `Uuid` es su CUFE."
    ),
    look: both("`Documento que se corrige`.", "`Documento que se corrige`.")
  },
  {
    name: "rebate",
    operation: "CreditnoteCreate",
    title: both("Credit note for an agreed rebate", "Nota crédito por una rebaja acordada"),
    text: both(
      "The buyer keeps the goods and pays less: reason 3, and a line with only what is taken off, with the IVA of the sale. It refers to the invoice in three instalments, which must be filed first.",
      "El cliente se queda con la mercancía y paga menos: concepto 3 y una línea solo con lo que se rebaja, con el mismo IVA de la venta. Se refiere a la factura a tres cuotas, que debe transmitirse antes."
    ),
    look: both("`Total de la nota`: the rebate with its IVA.", "`Total de la nota`: la rebaja con su IVA.")
  },
  {
    name: "payroll",
    operation: "PayrollCreate",
    title: both("Monthly payroll with overtime", "Nómina mensual con horas extra"),
    text: both(
      "Salary of 2.400.000 for 30 days, transport allowance of 2026, ten hours of daytime overtime: 2.400.000 / 220 hours × 1,25 × 10. The month has 220 hours until July 2026, then 210 (Law 2101 of 2021). Health and pension are 4 % each of salary and overtime; the transport allowance does not count. The percentages are those of the annex, the totals are added up.",
      "Sueldo de 2.400.000 por 30 días, auxilio de transporte de 2026 y diez horas extra diurnas: 2.400.000 / 220 horas × 1,25 × 10. El mes tiene 220 horas hasta julio de 2026 y luego 210 (Ley 2101 de 2021). Salud y pensión son 4 % cada una sobre sueldo y horas extra; el auxilio de transporte no cuenta. Los porcentajes son los del anexo y los totales los suma el servicio."
    ),
    look: both(
      "earnings, deductions and what the worker gets.",
      "devengados, deducciones y lo que recibe el trabajador."
    )
  },
  {
    name: "payroll-fortnights",
    operation: "PayrollCreate",
    title: both(
      "A month paid in two fortnights, with a Sunday",
      "Mes pagado en dos quincenas, con un domingo trabajado"
    ),
    text: both(
      "A worker who is paid twice a month still has one document a month: `Pay.Dates` has both days (NIE203), `PeriodCode` is 4. Eight hours on Sunday 11 January: 1.900.000 / 220 hours × 0,80 × 8. The body states no percentage: 80 % is that of Law 2466 of 2025 on the day of the hours. More: [payroll](payroll.md).",
      "A quien se le paga por quincenas también se le transmite un solo documento al mes: `Pay.Dates` trae los dos días (NIE203) y `PeriodCode` es 4. Ocho horas el domingo 11 de enero: 1.900.000 / 220 horas × 0,80 × 8. El cuerpo no informa el porcentaje: 80 % es el de la Ley 2466 de 2025 el día de las horas. Más: [nómina](payroll.md)."
    ),
    look: both("`Fechas de pago`, and the surcharge of 80 %.", "`Fechas de pago` y el recargo de 80 %.")
  },
  {
    name: "payroll-novedad",
    operation: "PayrollCreate",
    title: both(
      "Further payroll of the month after a raise",
      "Novedad contractual: otra nómina del mismo mes por un aumento"
    ),
    text: both(
      "The payroll of the month is filed, then the contract changes: a raise of 200.000 from the first day. The difference goes into a further document of the same worker and month, which says so with `Novedad` and the CUNE of the first (NIE204). Without it the authority refuses the document (90). Retroactive pay is an `OtroConcepto` with its description.",
      "La nómina del mes ya se transmitió y luego cambia el contrato: aumento de 200.000 desde el primer día. La diferencia va en otro documento del mismo trabajador y mes, que lo indica con `Novedad` y el CUNE del primero (NIE204). Sin ella, la DIAN lo rechaza (90). El retroactivo es un `OtroConcepto` con su descripción."
    ),
    look: both("`Novedad contractual`.", "`Novedad contractual`.")
  },
  {
    name: "support-document",
    operation: "SupportCreate",
    title: both("Purchase from a farmer who need not invoice", "Compra a un campesino no obligado a facturar"),
    text: both(
      "The buyer files the support document (05), in a range of its own. The farmer is identified by the NIT (DSAJ25a): from the citizen's number the service works out the check digit. Coffee has a withholding of 0,5 % (06, Decree 1625 of 2016, art. 1.2.4.6.8), stated once for the whole document with its base.",
      "El documento soporte (05) lo transmite quien compra, con un rango propio. El vendedor se identifica con NIT (DSAJ25a): a partir de la cédula, el servicio calcula el dígito de verificación. El café tiene retención de 0,5 % (06, Decreto 1625 de 2016, art. 1.2.4.6.8), que se informa una vez para todo el documento, con su base."
    ),
    look: both(
      "`Retenciones` and what the farmer gets: `Neto a pagar`.",
      "`Retenciones` y lo que recibe el vendedor: `Neto a pagar`."
    )
  },
  {
    name: "pos-ticket",
    operation: "EquivalentCreate",
    title: both("POS ticket", "Tiquete POS"),
    text: both(
      "The electronic equivalent of a cash register's ticket (20). A buyer who has to support costs or IVA with it gets an invoice instead. Bread is excluded from IVA (art. 424 of the tax code): its line has no tax, which is not the same as 0 %. The annex requires the till, the maker of its software and the buyer's points (DEPD, DEAB).",
      "El documento equivalente electrónico de la caja registradora (20). A quien lo necesite como soporte de costos o de IVA se le expide factura. El pan es excluido de IVA (art. 424 ET): su línea no tiene impuesto, que no es lo mismo que 0 %. El anexo exige los datos de la caja, del fabricante de su software y los puntos del comprador (DEPD, DEAB)."
    ),
    look: both("`Punto de venta`, and the line without tax.", "`Punto de venta` y la línea sin impuesto.")
  },
  {
    name: "health-receipt",
    operation: "InvoiceCreate",
    title: both("Moderating fee that a clinic collects", "Cuota moderadora que recauda una clínica"),
    text: both(
      "Operation SS-Recaudo: the patient pays 5.000 at the clinic, which collects them for the health insurer (EPS). The buyer is the patient. Such an invoice has neither `Health` nor the extension of the sector (Documento Técnico 2 §7.b).",
      "Operación SS-Recaudo: la usuaria paga 5.000 en la clínica, que los recauda a favor de la EPS. El adquiriente es la usuaria. Esta factura no lleva `Health` ni la extensión del sector (Documento Técnico 2 §7.b)."
    ),
    look: both("`Tipo de operación`.", "`Tipo de operación`.")
  },
  {
    name: "health-invoice",
    operation: "InvoiceCreate",
    title: both("Clinic that bills a health insurer", "Clínica que factura a una EPS"),
    text: both(
      "Operation SS-CUFE: the clinic bills the services to the EPS and credits what the patient has paid, concept 02 (moderating fee). Here `PrepaidAmount` is taken off what is payable, which no other invoice does. `Period` has the days of the services. Health services are excluded from IVA (art. 476 of the tax code): the lines have no tax. Codes of services (CUPS) are the issuer's own standard, 999. More: [invoices of the health sector](health-invoices.md).",
      "Operación SS-CUFE: la clínica factura los servicios a la EPS y acredita lo que pagó la usuaria, concepto 02 (cuota moderadora). Aquí `PrepaidAmount` se resta del valor a pagar, lo que no ocurre en las demás facturas. `Period` trae los días de los servicios. Los servicios de salud son excluidos de IVA (art. 476 ET): las líneas no tienen impuesto. Los códigos de servicios (CUPS) van con el estándar propio, 999. Más: [facturas del sector salud](health-invoices.md)."
    ),
    look: both(
      "`Sector salud`, and `Recaudos y anticipos` above the total.",
      "`Sector salud`, y `Recaudos y anticipos` antes del total."
    )
  },
  {
    name: "health-credit-note",
    operation: "CreditnoteCreate",
    title: both("Credit note for a service that the insurer does not accept", "Nota crédito por una glosa aceptada"),
    text: both(
      "The EPS does not accept the blood count, and the clinic agrees: operation 20 (there are no SS-… notes), reason 1, the line that is taken back. A note of a health invoice repeats its `Health` and its `Period`, and credits no payments.",
      "La EPS glosa el hemograma y la clínica acepta: operación 20 (no hay notas SS-…), concepto 1 y la línea que se devuelve. La nota de una factura de salud repite `Health` y `Period` de la factura, y no acredita recaudos."
    ),
    look: both("`Documento que se corrige` and `Sector salud`.", "`Documento que se corrige` y `Sector salud`.")
  }
]
