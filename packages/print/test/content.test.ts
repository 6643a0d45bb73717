import { describe, expect, it } from "@effect/vitest"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { invoiceOf } from "./support/invoiceOf.ts"
import { bodies, printable } from "./support/printing.ts"
import { codeOn, pictureOf, readPdf } from "./support/readPdf.ts"
import { attributeOf, elementTexts, formatted, inside } from "./support/xmlValues.ts"

/** Without blanks: where a line is broken does not matter. */
const squeezed = (text: string): string => text.normalize("NFC").replaceAll(/[\s\u0085]/gu, "")

/** The parts of a text between the letters that the fonts lack, which are named. */
const shown = (text: string): ReadonlyArray<string> =>
  squeezed(text)
    .split(/[\p{Script=Han}\p{Emoji_Presentation}]/u)
    .filter((part) => part !== "")

const textOf = async (pdf: Uint8Array): Promise<string> => squeezed((await readPdf(pdf)).text)

const amounts = ["LineExtension", "TaxExclusive", "TaxInclusive", "Payable", "Tax", "Price", ""].map(
  (name) => `cbc:${name}Amount`
)

/** The withholdings of lines: paper has each once, in the totals. Those of the document precede the totals. */
const lineWithholdings =
  /(?<=<cac:(?:Invoice|CreditNote|DebitNote)Line>(?:(?!<\/cac:\w+Line>).)*)<cac:WithholdingTaxTotal>.*?<\/cac:WithholdingTaxTotal>/gsu

const sales = bodies.filter(({ operation }) => !operation.startsWith("Payroll") && operation !== "EventCreate")
const payrolls = bodies.filter(({ operation }) => operation.startsWith("Payroll"))
const events = bodies.filter(({ operation }) => operation === "EventCreate")

describe("a document that the authority has not accepted", () => {
  const said = { rejected: "RECHAZADOPORLADIAN", unvalidated: "SINVALIDACIÓNDELADIAN" }
  const counts = (text: string) => Object.values(said).map((each) => text.split(each).length - 1)
  const firstOf = (operation: string) => bodies.find((body) => body.operation === operation)!

  it.each(["InvoiceCreate", "PayrollCreate", "EventCreate"])("of %s says so on every page", async (operation) => {
    const { operation: type, text } = firstOf(operation)
    const { document } = printable(type, text)
    for (const [standing, expected] of [
      ["rejected", [1, 0]],
      ["unvalidated", [0, 1]]
    ] as const) {
      const { pages } = await readPdf(document.print({ standing }))
      for (const [index, page] of pages.entries()) {
        // on the first page in the box with the number as well
        const times = index === 0 ? 2 : 1
        expect(counts(squeezed(page.text))).toEqual(expected.map((each) => each * times))
      }
    }
    expect(counts(await textOf(document.print()))).toEqual([0, 0])
  })

  it("was issued in contingency, which it says in place of having no validation", async () => {
    const { document } = printable("InvoiceCreate", invoiceOf(1, { TypeCode: "04" }))
    const pending = await textOf(document.print({ standing: "unvalidated" }))
    expect(counts(pending)).toEqual([0, 0])
    expect(pending).toContain("EXPEDIDOENCONTINGENCIAPORINCONVENIENTESTECNOLÓGICOSDELADIAN")
    expect(counts(await textOf(document.print({ standing: "rejected" })))).toEqual([2, 0])
  })

  it.each(["InvoiceCreate", "EquivalentCreate", "PayrollCreate"])(
    "of %s is a draft on every page, with neither its key nor the authority's code",
    async (operation) => {
      const { operation: type, text } = firstOf(operation)
      const { document } = printable(type, text)
      const pdf = document.print({ standing: "draft" })
      const { pages } = await readPdf(pdf)
      for (const page of pages) {
        expect(squeezed(page.text)).toContain("BORRADOR–SINVALIDEZFISCAL")
        expect(squeezed(page.text)).not.toContain(document.key.value.slice(0, 40))
      }
      expect(await codeOn(pdf)).toBe("Borrador – sin validez fiscal")
    }
  )

  it("says it in red", async () => {
    const { document } = printable("InvoiceCreate", invoiceOf(1))
    const red = ({ data }: { readonly data: Uint8ClampedArray }) => {
      let count = 0
      for (let index = 0; index < data.length; index += 4) {
        if (data[index]! > 140 && data[index + 1]! < 80 && data[index + 2]! < 80) count += 1
      }
      return count
    }
    const [plain, rejected] = [
      red(await pictureOf(document.print())),
      red(await pictureOf(document.print({ standing: "rejected" })))
    ]
    expect(rejected).toBeGreaterThan(plain + 500)
  })
})

describe("a printed sale", () => {
  it.each(sales)(
    "of $name shows every amount, party, key and date that its XML states",
    async ({ operation, text }) => {
      const { document, xml: render } = printable(operation, text)
      const xml = render()
      const body = xml.slice(xml.indexOf("<cbc:UBLVersionID>")).replaceAll(lineWithholdings, "")
      const printed = await textOf(document.print({ paper: "letter" }))
      const money = amounts.flatMap((name) => elementTexts(body, name)).map(formatted)
      const texts = [
        "cbc:UUID",
        "cbc:RegistrationName",
        "cbc:Note",
        "cbc:Description",
        "cbc:ElectronicMail",
        "cbc:Line"
      ]
        .flatMap((name) => elementTexts(body, name))
        .flatMap(shown)
      const [year, month, day] = elementTexts(body, "cbc:IssueDate")[0]!.split("-")
      const wanted = [...money, ...texts, elementTexts(body, "cbc:ID")[0]!, `${day}/${month}/${year}`, "Página1de"]
      expect(money.length).toBeGreaterThan(4)
      expect(wanted.filter((each) => !printed.includes(each))).toEqual([])
      expect(printed).not.toContain("\ufffd")
    }
  )

  it.each(sales)(
    "of $name shows the range that it has and no other, and who made the software",
    async ({ operation, text }) => {
      const { document, xml: render } = printable(operation, text)
      const xml = render()
      const printed = await textOf(document.print({ paper: "letter" }))
      const control = inside(xml, "sts:InvoiceControl")
      expect(printed.includes("Autorizacióndenumeración")).toBe(control !== "")
      const wanted = ["sts:InvoiceAuthorization", "sts:Prefix", "sts:From", "sts:To"].flatMap((name) =>
        elementTexts(control, name)
      )
      expect(wanted.filter((each) => !printed.includes(each))).toEqual([])
      expect(printed).toContain(elementTexts(xml, "sts:SoftwareID")[0])
      expect(printed).toContain("fabricante")
    }
  )

  it.each([
    ["01", "Factura electrónica de venta"],
    ["02", "Factura electrónica de venta de exportación"],
    ["03", "Factura electrónica de venta, transmisión por contingencia"],
    ["04", "EXPEDIDO EN CONTINGENCIA POR INCONVENIENTES TECNOLÓGICOS DE LA DIAN"]
  ])("of type %s is called %s", async (code, title) => {
    const export_ = code === "02" ? { DeliveryTerms: { Code: "FOB" } } : {}
    const transcribed = code === "03" ? { AdditionalDocumentReferences: [{ Number: "T-17", Date: "2026-01-14" }] } : {}
    const { document } = printable("InvoiceCreate", invoiceOf(1, { TypeCode: code, ...export_, ...transcribed }))
    expect(await textOf(document.print())).toContain(squeezed(title))
  })

  it.each([
    ["07", "EXPEDIDO EN CONTINGENCIA POR INCONVENIENTES TECNOLÓGICOS DE LA DIAN"],
    ["08", "TRANSCRIPCIÓN DE UN DOCUMENTO EXPEDIDO EN CONTINGENCIA DEL FACTURADOR"]
  ])("of type %s is a POS ticket that says why it is one in contingency", async (code, warning) => {
    const { text } = bodies.find(({ name }) => name === "equivalent/contingency")!
    const body = JSON.parse(text) as object
    const { document } = printable("EquivalentCreate", JSON.stringify({ ...body, TypeCode: code }))
    const printed = await textOf(document.print())
    expect(printed).toContain(squeezed("tiquete de máquina registradora con sistema P.O.S."))
    expect(printed).toContain(squeezed(warning))
  })

  it("has every warning whole on every page", async () => {
    const { document } = printable("InvoiceCreate", invoiceOf(60, { TypeCode: "04" }))
    const { pages } = await readPdf(document.print())
    expect(pages.length).toBeGreaterThan(1)
    for (const { pieces } of pages) {
      const texts = pieces.map(({ text }) => text)
      expect(texts).toContain("EXPEDIDO EN CONTINGENCIA POR INCONVENIENTES TECNOLÓGICOS DE LA DIAN")
      expect(texts).toContain("DOCUMENTO DE PRUEBA, SIN VALIDEZ FISCAL")
    }
  })

  it("writes names as they are spelt, not as the lists have them", async () => {
    const means = { Code: "42", MethodCode: "2", Date: "2026-02-15" }
    const { document, xml } = printable("InvoiceCreate", invoiceOf(1, { PaymentMeans: means }))
    const printed = await textOf(document.print())
    expect(xml()).toContain("<cbc:CityName>Bogotá, D.c.</cbc:CityName>")
    expect(printed).toContain(squeezed("Bogotá, D.C., Colombia"))
    expect(printed).toContain(squeezed("42 Consignación bancaria"))
  })

  it("has no column that nothing stands in", async () => {
    const { document } = printable("InvoiceCreate", invoiceOf(2))
    const { text } = await readPdf(document.print())
    expect(text).toContain("Valor impuesto")
    expect(text).not.toContain("Desc. / cargo")
  })

  it("calls the reference of a paid line a list price, and says what a gift is worth", async () => {
    const { Items } = JSON.parse(invoiceOf(3)) as { readonly Items: ReadonlyArray<object> }
    const body = invoiceOf(2, {
      Items: [
        { ...Items[0], PriceReference: 1250 },
        { ...Items[1], PriceReference: 1000 },
        { ...Items[2], Price: 0, SubtotalAmount: 0, PriceReference: 5000, Taxes: [] }
      ]
    })
    const { text } = await readPdf(printable("InvoiceCreate", body).document.print())
    expect(text.match(/Precio de lista: [0-9.,]+/gu)).toEqual(["Precio de lista: 1.250,00"])
    expect(text.match(/Sin costo; valor comercial de referencia: [0-9.,]+/gu)).toEqual([
      "Sin costo; valor comercial de referencia: 5.000,00"
    ])
  })

  it("has withholdings once, in the totals, and behind them what is left to pay", async () => {
    const { document } = printable("InvoiceCreate", invoiceOf(60, {}, { PriceReference: 1250, Taxes: withheld }))
    const { pages, text } = await readPdf(document.print())
    expect(pages.length).toBeLessThanOrEqual(3)
    const once = ["ReteFuente", "ReteIVA", "ReteICA", "Retenciones. ReteFuente 2,5 %: Compras generales"]
    expect(once.map((each) => text.split(each).length - 1)).toEqual([2, 1, 1, 1])
    expect(squeezed(text)).toContain(
      squeezed("Total a pagar COP 714.000,00 Retenciones −37.896,00 Neto a pagar COP 676.104,00")
    )
  })

  it("subtracts what is paid in advance from what is left to pay", async () => {
    const totals = {
      GrossAmount: 10_000,
      TaxExclusiveAmount: 10_000,
      TaxInclusiveAmount: 11_900,
      PayableAmount: 11_900
    }
    const paid = { LegalMonetaryTotal: { ...totals, PrepaidAmount: 12_000 } }
    const left = await textOf(printable("InvoiceCreate", invoiceOf(1, paid)).document.print())
    expect(left).toContain(squeezed("Anticipos −12.000,00 Neto a pagar COP −100,00"))
    expect(await textOf(printable("InvoiceCreate", invoiceOf(1)).document.print())).not.toContain("Neto")
  })

  it("of the health sector shows provider, modality, coverage, contract or policy, and what patients paid", async () => {
    const printed = async (name: string) => {
      const { operation, text } = bodies.find((each) => each.name === name)!
      return textOf(printable(operation, text).document.print())
    }
    const credited = await printed("invoice/health")
    for (const shown of [
      "Código del prestador 110010999901",
      "Modalidad de pago 04 Pago por evento",
      "Cobertura o plan 11 Plan medicina prepagada",
      "Póliza POL-88231",
      "Acto administrativo Resolución 002805:2022",
      "Tipo de operación SS-CUFE",
      "03 Pagos compartidos 10/01/2026 30.000,00",
      "04 Anticipo 12/01/2026 3.004,00",
      // 333.004,00 less 33.004,00
      "Recaudos y anticipos −33.004,00",
      "Total a pagar COP 300.000,00"
    ]) {
      expect(credited).toContain(squeezed(shown))
    }
    expect(credited).not.toContain("Neto")
    const reported = await printed("invoice/health-report")
    expect(reported).toContain(squeezed("01 Copago 10/01/2026 12.000,50"))
    expect(reported).not.toContain(squeezed("−12.000,50"))
    expect(await printed("credit-note/health")).toContain(squeezed("Contrato CT-2026-0118"))
  })

  it.each([
    [
      "invoice/transport",
      "Remesa 0001204 · Radicado RNDC 87654321 · Flete 2.500.000,50 · 12.500 kilogramo",
      "Remesa R1205",
      "INTEGRANTES DEL CONSORCIO O UNIÓN TEMPORAL",
      "Integrante 1 Transportes Uno S.A. · NIT 860.029.964-1 · 66,667 %",
      "FACTURA DE VENTA · SEGURO",
      "Póliza 01 Todo riesgo",
      "Turno 4"
    ],
    [
      "invoice/mandate",
      "Ingreso recibido para el mandante: NIT 860.029.964-1",
      "Ingreso recibido para el mandante: Cédula de ciudadanía 1.020.304.050",
      "Ingreso propio"
    ],
    [
      "equivalent/third-parties",
      "B/S Ingresos Facturados para terceros: Calzado Málaga S.A. · NIT 860.034.594-1",
      "B/S ingreso propio",
      "Bolsa mediana",
      "B/S Ingresos Recaudados para Terceros: NIT 860.029.964-1"
    ],
    [
      "equivalent-note/debit-third-parties",
      "B/S Ingresos Facturados para terceros: Calzado Málaga S.A. · NIT 860.034.594-1",
      "B/S ingreso propio"
    ],
    [
      "invoice/aiu",
      "Contrato de servicios AIU por concepto de: construcción de las oficinas <3> & bodegas",
      "Mes de enero"
    ]
  ])("%s shows what its lines and groups state", async (name, ...wanted) => {
    const { operation, text } = bodies.find((each) => each.name === name)!
    const printed = await textOf(printable(operation, text).document.print())
    expect(wanted.filter((each) => !printed.includes(squeezed(each)))).toEqual([])
  })

  it("in another currency has its totals in pesos at the rate that it states", async () => {
    const rate = { CurrencyCode: "USD", PaymentExchangeRate: { CalculationRate: 4012.35, Date: "2026-01-15" } }
    const { document } = printable("InvoiceCreate", invoiceOf(1, rate, { Taxes: withheld }))
    // 10.000,00, 1.900,00 and so on times 4.012,35, worked out by hand
    expect(await textOf(document.print())).toContain(
      squeezed(
        `TOTALES EN PESOS COP Subtotal 40.123.500,00 Base gravable 40.123.500,00 IVA 7.623.465,00
        Total con impuestos 47.746.965,00 Total a pagar 47.746.965,00 Retenciones −2.534.200,26
        Neto a pagar 45.212.764,74`
      )
    )
    const pesos = { PaymentExchangeRate: rate.PaymentExchangeRate }
    const text = await textOf(printable("InvoiceCreate", invoiceOf(1, pesos)).document.print())
    expect(text).toContain("Tasadecambio4.012,35COP")
    expect(text).not.toContain("TOTALESENPESOS")
  })

  it("has in pesos the amounts that the XML has in TotalesCop", async () => {
    const { text } = sales.find(({ name }) => name === "invoice/hard")!
    const { document, xml } = printable("InvoiceCreate", text)
    const printed = await textOf(document.print())
    const filed = inside(xml(), "TotalesCop")
    const names = "SubTotalCop TotIvaCop TotIncCop ImpOtroCop TotalNetoFacturaCop MntDctoCop MntRcgoCop VlrPagarCop"
    const totals = names.split(" ").flatMap((name) => elementTexts(filed, name).map(formatted))
    expect(totals).toHaveLength(8)
    const pesos = printed.slice(printed.indexOf("TOTALESENPESOS"))
    expect(totals.filter((total) => !pesos.includes(total))).toEqual([])
  })

  it("shows parts of the payment, orders, delivery and its documents, trade names, contacts and notes", async () => {
    const { text } = sales.find(({ name }) => name === "invoice/dense")!
    const printed = await textOf(printable("InvoiceCreate", text).document.print())
    for (const wanted of [
      "Pago 1 Contado · 48 Tarjeta Crédito · ref. AUT-552817",
      "Pago 2 Crédito · 47 Transferencia Débito Bancaria · vence 15/02/2026 · ref. 1/2",
      "Pago 3 Crédito · 47 Transferencia Débito Bancaria · vence 15/03/2026 · ref. 2/2",
      "Órdenes de compra OC-1042 del 15/01/2026, OC-1050 del 10/01/2026, OC-1051",
      "ENTREGA Fecha 15/01/2026 08:30:00 Dirección Calle 30 # 55-10, bodega 4, Itagüí, Antioquia, Colombia, 055411",
      "Documentos de despacho REM-77 del 14/01/2026, REM-78",
      "Documentos de recepción REC-9 del 15/01/2026",
      "Nombre comercial: Café Piñón",
      "Nombre comercial La Tienda de Ana",
      "Marta Ñáñez · Tel. 6015550100 · facturacion@example.com · Cartera, de 8 a 12",
      "Ana Muñoz · 6045550101 · compras@example.com · Segundo piso",
      "NOTAS Gracias por su compra",
      "Thank you for your purchase",
      "Entregar en horario de oficina"
    ]) {
      expect(printed).toContain(squeezed(wanted))
    }
  })

  it("names each document that a note corrects", async () => {
    const { text } = sales.find(({ name }) => name === "credit-note/dense")!
    const printed = await textOf(printable("CreditnoteCreate", text).document.print())
    const references = JSON.parse(text).DocumentReference as ReadonlyArray<{ Number: string; Uuid: string }>
    expect(references).toHaveLength(3)
    expect(printed).toContain("DOCUMENTOSQUESECORRIGEN")
    for (const { Number, Uuid } of references) {
      expect(printed).toContain(`Número${Number}`)
      expect(printed).toContain(Uuid)
    }
  })

  it("shows header and footer text, the moments it is told, and the secrets to nobody", async () => {
    const texts = { HeaderText: "Encabezado propio: ¡gracias!", FooterText: "Pie propio" }
    const { document } = printable("InvoiceCreate", invoiceOf(1, { CustomizePrintFormat: texts }))
    const printed = await textOf(
      document.print({
        signed: new LocalDateTime({ date: "2026-01-15", time: "10:00:05" }),
        validated: new LocalDateTime({ date: "2026-01-15", time: "10:01:02" })
      })
    )
    for (const wanted of [...Object.values(texts), "Firma15/01/202610:00:05", "ValidaciónDIAN15/01/202610:01:02"]) {
      expect(printed).toContain(squeezed(wanted))
    }
    expect(printed).toContain("DOCUMENTODEPRUEBA")
    expect(printed).not.toContain("fc8eac422eba16e22ffd8c6f94b3f40a6e38162c")
  })
})

/** The IVA of a line and three withholdings: of the price, of the IVA and of industry and trade. */
const withheld = [
  { Code: "01", Amount: 1900, Percentage: 19, TaxableAmount: 10_000 },
  { Code: "06", Amount: 250, Percentage: 2.5, TaxableAmount: 10_000, Concept: "Compras generales" },
  { Code: "05", Amount: 285, Percentage: 15, TaxableAmount: 1900 },
  { Code: "07", Amount: 96.6, Percentage: 0.966, TaxableAmount: 10_000 }
]

describe("a letter", () => {
  // the names are those of the Unicode CLDR for Spanish; ✔ and ✓ are two characters, of which the fonts have one
  it.each([
    ["Greek and Cyrillic", "Ελλάδα, Привет, Њњ", "Ελλάδα, Привет, Њњ"],
    ["signs", "→ ↔ ✓ ❌ № ©", "→ ↔ ✓ ❌ № ©"],
    ["emoji", "Café 🧾 orgánico ✔️", "Café [recibo] orgánico [marca de verificación]"],
    ["a sequence of emoji", "¡Gracias! 👩🏽‍🚀", "¡Gracias! [mujer, cohete]"],
    ["flags", "🇨🇴🇫🇷", "[bandera: Colombia, bandera: Francia]"],
    ["letters in disguise", "𝐎𝐟𝐞𝐫𝐭𝐚 ＡＢＣ ① ﬃ 1️⃣", "Oferta ABC 1 ffi 1"],
    ["ideographs", "漢字かな 5", "[U+6F22 U+5B57 U+304B U+306A] 5"],
    ["Hebrew and an emoji", "אב🎉", "[U+05D0 U+05D1, cañón de confeti]"],
    ["rare Latin letters", "ƀ", "[U+0180]"],
    ["accents that no letter takes", "q\u0301e\u0301", "qé"]
  ])("of %s is printed, or named where the fonts have none", async (_, Note, named) => {
    const text = await textOf(printable("InvoiceCreate", invoiceOf(1, { Note })).document.print())
    expect(text).toContain(squeezed(`NOTAS ${named} CUFE`))
    expect(text).not.toContain("\ufffd")
  })

  it("of the issuer stays what it is in the metadata", async () => {
    const { CompanyParty } = JSON.parse(invoiceOf(1)) as { readonly CompanyParty: object }
    const body = invoiceOf(1, { CompanyParty: { ...CompanyParty, Name: "Café 🧾 Пример" } })
    const { metadata, text } = await readPdf(printable("InvoiceCreate", body).document.print())
    expect(metadata.info).toMatchObject({ Author: "Café 🧾 Пример" })
    expect(text).toContain("Café [recibo] Пример")
  })
})

describe("a printed payroll", () => {
  it.each(payrolls)("of $name shows totals, worker, employer and key of its XML", async ({ operation, text }) => {
    const { document, xml: render } = printable(operation, text)
    const xml = render()
    const printed = await textOf(document.print())
    const money = ["DevengadosTotal", "DeduccionesTotal", "ComprobanteTotal"]
      .flatMap((name) => elementTexts(xml, name))
      .map(formatted)
    const paid = Array.from(xml.matchAll(/ (?:Pago|Deduccion|SueldoTrabajado)="([0-9.]+)"/gu), ([, value]) =>
      formatted(value!)
    )
    const names = ["PrimerApellido", "SegundoApellido", "PrimerNombre", "OtrosNombres"].flatMap(
      (name) => attributeOf(xml, "Trabajador", name) ?? []
    )
    const issuer = attributeOf(xml, "Empleador", "RazonSocial") ?? ""
    const wanted = [...money, ...paid, ...names.filter((name) => /^[\p{Script=Latin} ]+$/u.test(name)).map(squeezed)]
    const key = attributeOf(xml, "InformacionGeneral", "CUNE")!
    expect([...wanted, ...shown(issuer), key].filter((each) => !printed.includes(each))).toEqual([])
  })
})

describe("the quantities of a printed payroll", () => {
  const { text } = bodies.find(({ name }) => name === "payroll/minimal")!
  const body = JSON.parse(text) as PayrollBody
  const read = async (fields: Partial<PayrollBody>) =>
    readPdf(printable("PayrollCreate", JSON.stringify({ ...body, ...fields })).document.print())

  it("has no quantity for what is not counted, although the body has a zero there", async () => {
    const Items = body.Items.map((item) => (item.Type === "Deduccion" ? { ...item, Quantity: 0 } : item))
    const { pages } = await read({ Items })
    const pieces = pages.flatMap((page) => page.pieces.map((piece) => piece.text))
    const deductions = pieces.slice(pieces.indexOf("DEDUCCIONES"))
    expect(deductions).toContain("Fondo de pensión")
    expect(deductions).not.toContain("Cantidad")
    expect(deductions).not.toContain("0")
  })

  // in years of 360 days and months of 30, both ends counted (payroll annex 1.0 §8.3.1)
  it.each([
    ["2020-10-14", "2026-01-31", "5 años, 3 meses y 17 días"],
    ["2024-12-31", "2026-01-31", "1 año, 1 mes y 1 día"],
    ["2025-02-01", "2026-01-31", "1 año"],
    ["2026-01-12", "2026-01-31", "19 días"]
  ])("from %s to %s the worker was there for %s", async (EntryDate, EndDate, worked) => {
    const printed = await read({ Period: { ...body.Period, EntryDate, StartDate: "2026-01-01", EndDate } })
    expect(printed.text).toContain(`Tiempo laborado ${worked} Forma de pago`)
  })

  it("has totals in pesos where it is in another currency", async () => {
    const Information = { ...body.Information, CurrencyCode: "USD", CurrencyBaseRate: 4000 }
    const { text: printed } = await read({ Information })
    const [, net = ""] = /Neto a pagar USD ([0-9.,]+)/u.exec(printed) ?? []
    const cents = BigInt(net.replaceAll(/[.,]/gu, "")) * 4000n
    const pesos = formatted(`${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`)
    expect(squeezed(printed)).toMatch(new RegExp(`TOTALESENPESOSCOP.*Netoapagar${pesos}`, "u"))
  })
})

interface PayrollBody {
  readonly Items: ReadonlyArray<{ readonly Type: string }>
  readonly Period: object
  readonly Information: object
}

describe("a printed payroll note", () => {
  it("begins with the header text and ends with the footer text", async () => {
    const { operation, text } = bodies.find(({ name }) => name === "payroll-replace-note/full")!
    const texts = { HeaderText: "Encabezado propio", FooterText: "Pie propio" }
    const body = { ...(JSON.parse(text) as object), CustomizePrintFormat: texts }
    const printed = await textOf(printable(operation, JSON.stringify(body)).document.print())
    const places = ["Encabezado propio", "DOCUMENTO QUE SE REEMPLAZA", "NOTAS", "Pie propio"].map((each) =>
      printed.indexOf(squeezed(each))
    )
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })
})

describe("a printed event", () => {
  it.each(events)(
    "of $name shows what it is, the parties, the document and the notes of its XML",
    async ({ operation, text }) => {
      const { document, xml: render } = printable(operation, text)
      const xml = render()
      const body = xml.slice(xml.indexOf("<cbc:UBLVersionID>"))
      const printed = await textOf(document.print())
      const wanted = [
        ...[
          "cbc:UUID",
          "cbc:RegistrationName",
          "cbc:Description",
          "cbc:Note",
          "Name",
          "Value",
          "cbc:FirstName"
        ].flatMap((name) => elementTexts(name.startsWith("cbc") ? body : xml, name)),
        ...elementTexts(inside(body, "cac:DocumentReference"), "cbc:ID")
      ].flatMap(shown)
      expect(wanted.filter((each) => !printed.includes(each))).toEqual([])
    }
  )

  it("shows who has which part of an endorsement", async () => {
    const endorsed = events.find(({ name }) => name.endsWith("037-full"))
    const printed = await textOf(printable("EventCreate", endorsed?.text ?? "").document.print())
    for (const line of ["MaríaJoséNúñezPeña", "785.000,00", "1.784.999,995", "0,005"]) expect(printed).toContain(line)
  })

  it("shows what a mandate grants, and over which documents", async () => {
    const mandate = events.find(({ name }) => name.endsWith("043-full"))
    const printed = await textOf(printable("EventCreate", mandate?.text ?? "").document.print())
    for (const line of [
      "TipoEspecial",
      "MR91,XX1",
      "MandanteLegitimoTenedor",
      "M-Factor:MandatarioFactor",
      "SETP990000002"
    ]) {
      expect(printed).toContain(line)
    }
    expect(printed).not.toContain("abierto")
    const open = (mandate?.text ?? "").replace('"TypeCode"', '"ResponseListId": "3", "TypeCode"')
    const printedOpen = await textOf(printable("EventCreate", open).document.print())
    expect(printedOpen).toContain("Especial,abierto")
    expect(printedOpen).not.toContain("SETP990000002")
  })

  it("shows the types of the files of a protest", async () => {
    const protest = events.find(({ name }) => name.endsWith("048-full"))
    const printed = await textOf(printable("EventCreate", protest?.text ?? "").document.print())
    expect(printed).toContain("Archivosadjuntosapplication/pdf,application/x-pdf")
  })
})
