import { describe, expect, it } from "@effect/vitest"
import { LocalDateTime } from "@radicar/domain/time/LocalDateTime"
import { invoiceOf } from "./support/invoiceOf.ts"
import { bodies, printable } from "./support/printing.ts"
import { readPdf } from "./support/readPdf.ts"
import { attributeOf, elementTexts, formatted, inside } from "./support/xmlValues.ts"

/** Without blanks: where a line is broken does not matter. */
const squeezed = (text: string): string => text.normalize("NFC").replaceAll(/[\s\u0085]/gu, "")

/** What the font has no letter for is shown as its replacement. */
const shown = (text: string): string =>
  squeezed(
    Array.from(text, (letter) => (/[\p{Script=Han}\p{Emoji_Presentation}]/u.test(letter) ? "\ufffd" : letter)).join("")
  )

const textOf = async (pdf: Uint8Array): Promise<string> => squeezed((await readPdf(pdf)).text)

const amounts = ["LineExtension", "TaxExclusive", "TaxInclusive", "Payable", "Tax", "Price", ""].map(
  (name) => `cbc:${name}Amount`
)

const sales = bodies.filter(({ operation }) => !operation.startsWith("Payroll") && operation !== "EventCreate")
const payrolls = bodies.filter(({ operation }) => operation.startsWith("Payroll"))
const events = bodies.filter(({ operation }) => operation === "EventCreate")

describe("a printed sale", () => {
  it.each(sales)(
    "of $name shows every amount, party, key and date that its XML states",
    async ({ operation, text }) => {
      const { document, xml: render } = printable(operation, text)
      const xml = render()
      const body = xml.slice(xml.indexOf("<cbc:UBLVersionID>"))
      const printed = await textOf(document.print())
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
        .map(shown)
      const [year, month, day] = elementTexts(body, "cbc:IssueDate")[0]!.split("-")
      const wanted = [...money, ...texts, elementTexts(body, "cbc:ID")[0]!, `${day}/${month}/${year}`, "Página1de"]
      expect(money.length).toBeGreaterThan(4)
      expect(wanted.filter((each) => !printed.includes(each))).toEqual([])
    }
  )

  it.each(sales)(
    "of $name shows the range that it has and no other, and who made the software",
    async ({ operation, text }) => {
      const { document, xml: render } = printable(operation, text)
      const xml = render()
      const printed = await textOf(document.print())
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
    const { document } = printable("InvoiceCreate", invoiceOf(1, { TypeCode: code, ...export_ }))
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
    expect([...wanted, key].filter((each) => !printed.includes(each))).toEqual([])
    expect(printed).toContain(shown(issuer))
  })
})

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
      ].map(shown)
      expect(wanted.filter((each) => !printed.includes(each))).toEqual([])
    }
  )
})
