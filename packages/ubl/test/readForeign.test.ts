import { JsonNumber, type JsonObject, writeJson } from "@radicar/domain/inner/json/JsonValue"
import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { now } from "@radicar/fixtures/generated/generatedInvoice"
import { unsignedText } from "@radicar/ubl/inner/CanonicalXml"
import { readXml } from "@radicar/ubl/inner/read/readXml"
import { longOr } from "@radicar/fixtures/long"
import { assert, describe, it } from "@effect/vitest"
import { readFileSync } from "node:fs"
import { parsedXml } from "./support/parsedXml.ts"
import { renderBody } from "./support/renderBody.ts"

const text = unsignedText(renderBody(invoiceExample({ number: 990000001, date: now })).xml)

/** The invoice with other texts in the place of the first of each. */
const changed = (...changes: ReadonlyArray<readonly [from: string, to: string]>): string =>
  changes.reduce((all, [from, to]) => {
    assert.include(all, from)
    return all.replace(from, () => to)
  }, text)

const read = (xml: string) => {
  const document = readXml(parsedXml(xml))
  assert.isDefined(document)
  return document!
}

/** The kept limited mandate over three documents. */
const mandate = readFileSync(new URL("golden/event/043-full/expected.xml", import.meta.url), "utf8").replaceAll(
  "\n",
  ""
)

const jsonOf = (body: JsonObject) => JSON.parse(writeJson(body))

const ubl = "urn:oasis:names:specification:ubl:schema:xsd:"

describe("reading somebody else's document", () => {
  it("names what the body has no place for, and nothing else", () => {
    const foreign = changed(
      [
        "</cac:AccountingCustomerParty>",
        "</cac:AccountingCustomerParty><cac:Delivery><cbc:ActualDeliveryDate>2026-01-16</cbc:ActualDeliveryDate><cac:DeliveryAddress><cbc:CityName>Cali</cbc:CityName></cac:DeliveryAddress><cac:CarrierParty><cac:PartyName><cbc:Name>Transportes</cbc:Name></cac:PartyName></cac:CarrierParty></cac:Delivery>"
      ],
      [
        "<cbc:DocumentCurrencyCode",
        "<cbc:Note>una segunda nota</cbc:Note><cbc:Note></cbc:Note><cbc:DocumentCurrencyCode"
      ],
      ["<cbc:InvoiceTypeCode>", `<cbc:InvoiceTypeCode name="Factura de venta">`],
      ["</cac:PaymentMeans>", "</cac:PaymentMeans><cac:PaymentTerms><cbc:Note>a 30 días</cbc:Note></cac:PaymentTerms>"],
      [
        "<ext:UBLExtension><ext:ExtensionContent></ext:ExtensionContent>",
        `<ext:UBLExtension><ext:ExtensionContent><salud xmlns="urn:salud"><campo nombre="x">1</campo></salud></ext:ExtensionContent>`
      ]
    )
    assert.sameMembers(
      [...read(foreign).unread],
      [
        "/Invoice/ext:UBLExtensions/ext:UBLExtension[2]",
        "/Invoice/cbc:InvoiceTypeCode/@name",
        "/Invoice/cac:Delivery/cac:CarrierParty",
        "/Invoice/cac:PaymentTerms"
      ]
    )
  })

  it("takes a trade name, notes in other languages and several payments, orders and references", () => {
    const due = "<cbc:PaymentDueDate>2026-02-15</cbc:PaymentDueDate>"
    const { body, unread } = read(
      changed(
        ["<cac:PartyName><cbc:Name>", "<cac:PartyName><cbc:Name>Nombre comercial "],
        [
          "<cbc:DocumentCurrencyCode",
          `<cbc:Note languageID="en">a second note</cbc:Note><cbc:Note></cbc:Note><cbc:DocumentCurrencyCode`
        ],
        [
          "</cac:PaymentMeans>",
          `</cac:PaymentMeans><cac:PaymentMeans><cbc:ID>2</cbc:ID><cbc:PaymentMeansCode>42</cbc:PaymentMeansCode>${due}</cac:PaymentMeans>`
        ],
        [
          "<cac:AccountingSupplierParty>",
          "<cac:AdditionalDocumentReference><cbc:ID>R1</cbc:ID></cac:AdditionalDocumentReference>" +
            "<cac:AdditionalDocumentReference><cbc:ID>OC-2</cbc:ID><cbc:DocumentTypeCode>ON</cbc:DocumentTypeCode></cac:AdditionalDocumentReference><cac:AccountingSupplierParty>"
        ]
      )
    )
    const said = jsonOf(body)
    assert.deepStrictEqual(unread, [])
    assert.match(said.CompanyParty.TradeName, /^Nombre comercial /u)
    assert.deepStrictEqual(said.Notes, [{ Text: "a second note", Language: "en" }])
    assert.deepStrictEqual(said.PaymentMeans[1], { Code: "2", MethodCode: "42", Date: "2026-02-15T00:00:00" })
    assert.deepStrictEqual(said.OrderReference[1], { Number: "OC-2" })
    assert.deepStrictEqual(said.AdditionalDocumentReferences, [{ Number: "R1" }])
  })

  it("names totals in pesos that are not those of the document, and confirms those that are", () => {
    const pesos = (payable: string) =>
      `<ext:UBLExtension><ext:ExtensionContent><CustomTagGeneral><TotalesCop><FctConvCop>2.0000</FctConvCop><MonedaCop>USD</MonedaCop><VlrPagarCop>${payable}</VlrPagarCop></TotalesCop></CustomTagGeneral></ext:ExtensionContent></ext:UBLExtension>`
    const dollars = (payable: string) =>
      read(
        changed(
          [
            "<ext:UBLExtension><ext:ExtensionContent></ext:ExtensionContent>",
            `${pesos(payable)}<ext:UBLExtension><ext:ExtensionContent></ext:ExtensionContent>`
          ],
          [">COP</cbc:DocumentCurrencyCode>", ">USD</cbc:DocumentCurrencyCode>"],
          [
            "</cac:PaymentMeans>",
            "</cac:PaymentMeans><cac:PaymentExchangeRate><cbc:SourceCurrencyCode>USD</cbc:SourceCurrencyCode><cbc:SourceCurrencyBaseRate>1.00</cbc:SourceCurrencyBaseRate><cbc:TargetCurrencyCode>COP</cbc:TargetCurrencyCode><cbc:TargetCurrencyBaseRate>1.00</cbc:TargetCurrencyBaseRate><cbc:CalculationRate>2.00</cbc:CalculationRate></cac:PaymentExchangeRate>"
          ]
        ).replaceAll('currencyID="COP"', 'currencyID="USD"')
      ).unread
    assert.deepStrictEqual(dollars("1146612.60"), [])
    assert.deepStrictEqual(dollars("1146612.61"), [
      "/Invoice/ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/CustomTagGeneral/TotalesCop/VlrPagarCop"
    ])
  })

  it("names what disagrees with what it ought to follow from", () => {
    const wrong = changed(
      [">Bogotá, D.c.<", ">Medellín<"],
      ["<cbc:LineCountNumeric>2<", "<cbc:LineCountNumeric>3<"],
      [`>51300.30</cbc:TaxAmount>`, `>51300.31</cbc:TaxAmount>`]
    )
    assert.deepStrictEqual(read(wrong).unread, [
      "/Invoice/cbc:LineCountNumeric",
      "/Invoice/cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:CityName",
      "/Invoice/cac:TaxTotal/cbc:TaxAmount"
    ])
  })

  it.each([
    {
      group: "cac:PartyTaxScheme",
      start: "<cac:PartyTaxScheme>",
      lacks: /<cbc:TaxLevelCode.*?<\/cbc:TaxLevelCode>/u,
      field: (body: any) => body.CompanyParty.TaxLevelCode,
      unread: "/Invoice/cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme[2]"
    },
    {
      group: "cac:Contact",
      start: "<cac:Contact>",
      lacks: /<cbc:ElectronicMail>.*?<\/cbc:ElectronicMail>/u,
      field: (body: any) => body.CompanyParty.Email,
      unread: "/Invoice/cac:AccountingSupplierParty/cac:Party/cac:Contact[2]"
    },
    {
      group: "sts:DianExtensions",
      start: "<sts:DianExtensions>",
      lacks: /<sts:SoftwareProvider>.*?<\/sts:SoftwareProvider>/u,
      field: (body: any) => body.SoftwareProvider,
      unread: "/Invoice/ext:UBLExtensions/ext:UBLExtension[1]/ext:ExtensionContent/sts:DianExtensions[2]"
    }
  ])("takes the first $group of two, and never what only the second says", ({ field, group, lacks, start, unread }) => {
    const end = start.replace("<", "</")
    const whole = text.slice(text.indexOf(start), text.indexOf(end) + end.length)
    assert.match(whole, lacks)
    const { body, unread: left } = read(text.replace(whole, () => whole.replace(lacks, "") + whole))
    assert.isUndefined(field(jsonOf(body)))
    assert.include(left, unread, group)
  })

  it("takes other spellings of what follows from codes", () => {
    const spelt = changed(
      [">Bogotá, D.c.<", ">BOGOTA D.C.<"],
      [">51300.30</cbc:TaxAmount>", ">51300.300000</cbc:TaxAmount>"]
    )
    assert.deepStrictEqual(read(spelt).unread, [])
  })

  it("keeps the digits of a number as they are written, and what is none as text", () => {
    const { body } = read(
      changed(
        ["28500.50", "28500.500000"],
        ['LineExtensionAmount currencyID="COP">342006.00<', 'LineExtensionAmount currencyID="COP">0342006.00<']
      )
    )
    const line = (body.get("Items") as ReadonlyArray<JsonObject>)[0]!
    assert.strictEqual((line.get("Price") as JsonNumber).text, "28500.500000")
    assert.strictEqual(line.get("SubtotalAmount"), "0342006.00")
  })

  it("keeps the zone of a moment that is not Colombian", () => {
    assert.strictEqual(jsonOf(read(text).body).Date, "2026-01-15T10:00:00")
    const utc = changed(["10:00:00-05:00", "15:00:00Z"])
    assert.strictEqual(jsonOf(read(utc).body).Date, "2026-01-15T15:00:00Z")
  })

  it("keeps what is no day as it is written", () => {
    const { body } = read(
      changed([/<cbc:DueDate>.*?<\/cbc:DueDate>/u.exec(text)![0], "<cbc:DueDate>a la vista</cbc:DueDate>"])
    )
    assert.strictEqual(jsonOf(body).DueDate, "a la vista")
  })

  it("takes no payment of nothing on no day, and keeps any other", () => {
    const withPayment = (inside: string) => {
      const payment = `<cac:PrepaidPayment><cbc:ID></cbc:ID>${inside}</cac:PrepaidPayment>`
      const { body, unread } = read(changed(["<cac:LegalMonetaryTotal>", `${payment}<cac:LegalMonetaryTotal>`]))
      assert.deepStrictEqual([...unread], [])
      return jsonOf(body).PrepaidPayments
    }
    const [none, some] = ["0.00", "5"].map((of) => `<cbc:PaidAmount currencyID="COP">${of}</cbc:PaidAmount>`)
    const day = "<cbc:ReceivedDate>2026-01-10</cbc:ReceivedDate>"
    assert.isUndefined(withPayment(none!))
    assert.deepStrictEqual(withPayment(some!), [{ Amount: 5 }])
    assert.deepStrictEqual(withPayment(`${none}${day}`), [{ Amount: 0, Date: "2026-01-10T00:00:00" }])
  })

  it("states each further subtotal and each further tax of a line as a tax of its own", () => {
    const subtotal = /<cac:InvoiceLine>.*?(<cac:TaxSubtotal>.*?<\/cac:TaxSubtotal>)/su.exec(text)?.[1] ?? ""
    const line = text.indexOf("<cac:InvoiceLine>")
    const twice = text.slice(0, line) + text.slice(line).replace(subtotal, subtotal + subtotal)
    const { body } = read(twice)
    assert.lengthOf(jsonOf(body).Items[0].Taxes, 2)
  })

  it("keeps several rates of a tax in one group, as a line states them", () => {
    const whole = invoiceExample({ number: 990000001, date: now }) as any
    const [first] = whole.Items
    const at = (Percentage: number, TaxableAmount: number, Amount: number) => ({
      ...first.Taxes[0],
      Percentage,
      TaxableAmount,
      Amount
    })
    first.Taxes = [at(5, 200000, 10000), at(19, 100000, 19000), at(5, 42006, 2100.3)]
    Object.assign(whole.LegalMonetaryTotal, { TaxInclusiveAmount: 587306.3, PayableAmount: 587306.3 })
    const written = unsignedText(renderBody(whole).xml)
    const line = written.slice(written.indexOf("<cac:InvoiceLine>"), written.indexOf("</cac:InvoiceLine>"))
    assert.deepStrictEqual(
      Array.from(
        line.matchAll(/<cbc:(?:TaxableAmount|TaxAmount) currencyID="COP">([0-9.]+)</gu),
        ([, amount]) => amount
      ),
      ["31100.30", "200000.00", "10000.00", "100000.00", "19000.00", "42006.00", "2100.30"]
    )
    assert.lengthOf(line.match(/<cac:TaxTotal>/gu) ?? [], 1)
    const { body, unread } = read(written)
    assert.deepStrictEqual(unread, [])
    assert.deepStrictEqual(
      jsonOf(body).Items[0].Taxes.map((tax: any) => [tax.Percentage, tax.TaxableAmount, tax.Amount]),
      first.Taxes.map((tax: any) => [tax.Percentage, tax.TaxableAmount, tax.Amount])
    )
    assert.deepStrictEqual(read(written.replace(">31100.30<", ">31100.31<")).unread, [
      "/Invoice/cac:InvoiceLine[1]/cac:TaxTotal/cbc:TaxAmount"
    ])
  })

  it("takes no withholding out of the taxes of a line, where a body has none to write", () => {
    const tax = /<cac:InvoiceLine>.*?(<cac:TaxTotal>.*?<\/cac:TaxTotal>)/su.exec(text)![1]!
    const withholding = tax
      .replace("<cbc:ID>01</cbc:ID>", "<cbc:ID>05</cbc:ID>")
      .replace("<cbc:Name>IVA</cbc:Name>", "<cbc:Name>ReteIVA</cbc:Name>")
    const line = text.indexOf("<cac:InvoiceLine>")
    const { body, unread } = read(text.slice(0, line) + text.slice(line).replace(tax, tax + withholding))
    assert.deepStrictEqual(
      jsonOf(body).Items[0].Taxes.map((each: any) => each.Code),
      ["01"]
    )
    assert.deepStrictEqual(unread, ["/Invoice/cac:InvoiceLine[1]/cac:TaxTotal[2]"])
  })

  it("carries no secret and no more than the document says", () => {
    const written = writeJson(read(text).body)
    for (const secret of ["TechnicalKey", "Pin", "SigningCertificate"]) assert.notInclude(written, secret)
  })

  it("reads no container, no answer of the authority's and nothing else", () => {
    for (const root of ["AttachedDocument", "ApplicationResponse", "Order"]) {
      assert.isUndefined(readXml(parsedXml(`<${root} xmlns="${ubl}${root}-2"/>`)))
    }
    assert.isUndefined(readXml(parsedXml(`<Invoice xmlns="urn:x"/>`)))
    assert.isUndefined(readXml(parsedXml(`<__proto__ xmlns="urn:x"/>`)))
  })

  // each place looking at all others would be 10 000 000 000 looks
  const places = longOr(100_000, 20_000)
  it(`reads ${places} places in seconds`, () => {
    const pairs = "<Name>a</Name><Value>1</Value><x>y</x>".repeat(places)
    const event = `<ApplicationResponse xmlns="${ubl}ApplicationResponse-2" xmlns:cac="${ubl}CommonAggregateComponents-2" xmlns:cbc="${ubl}CommonBasicComponents-2" xmlns:ext="${ubl}CommonExtensionComponents-2"><ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><CustomTagGeneral><InformacionNegociacion>${pairs}</InformacionNegociacion></CustomTagGeneral></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions><cac:DocumentResponse><cac:Response><cbc:ResponseCode>037</cbc:ResponseCode></cac:Response></cac:DocumentResponse></ApplicationResponse>`
    assert.lengthOf(read(event).body.get("Negotiation") as ReadonlyArray<unknown>, places)
  })

  it("names at most 1000 places", () => {
    const many = changed([
      "<cac:AccountingSupplierParty>",
      `${"<cbc:TaxPointDate>2026-01-15</cbc:TaxPointDate>".repeat(1500)}<cac:AccountingSupplierParty>`
    ])
    assert.lengthOf(read(many).unread, 1000)
  })
})

/** An invoice of the health sector as others write it: in the form of the ministry's sample FE_ERT3000. */
const foreignHealth = (edit: (xml: string) => string = (xml) => xml): string => {
  const named = (name: string, value: string) =>
    `<AdditionalInformation><Name>${name}</Name>${value}</AdditionalInformation>`
  const extension = [
    "<CustomTagGeneral><Name>Responsable</Name><Value>www.minSalud.gov.co</Value>",
    "<Name>Tipo, identificador:año del acto administrativo</Name><Value>Resolución 002805:2022</Value>",
    '<Interoperabilidad><Group schemeName="Sector Salud"><Collection schemeName="Usuario">',
    named("CODIGO_PRESTADOR", "<Value>1920304050</Value>"),
    named("MODALIDAD_PAGO", '<Value schemeID="04" schemeName="salud_modalidad_pago.gc">Pago por evento</Value>'),
    // the name of the list is misspelt there
    named(
      "COBERTURA_PLAN_BENEFICIOS",
      '<Value schemeID="16" schemeName="salud_cobertuta.gc">Plan de beneficios en salud financiado con UPC contributivo</Value>'
    ),
    named("NUMERO_CONTRATO", "<Value></Value>"),
    named("NUMERO_POLIZA", "<Value/>"),
    named("FACTURA_SIN_CONTRATO", '<Value schemeID="07">Prestación de servicio a paciente particular</Value>'),
    "</Collection></Group></Interoperabilidad></CustomTagGeneral>"
  ].join("")
  const payment =
    '<cac:PrepaidPayment><cbc:ID schemeID="05">1</cbc:ID><cbc:PaidAmount currencyID="COP">0</cbc:PaidAmount><cbc:ReceivedDate>2025-03-31</cbc:ReceivedDate><cbc:PaidDate>2025-03-31</cbc:PaidDate><cbc:InstructionID/></cac:PrepaidPayment>'
  return edit(
    changed(
      ["<cbc:CustomizationID>10<", "<cbc:CustomizationID>SS-CUFE<"],
      [
        "<ext:UBLExtension><ext:ExtensionContent></ext:ExtensionContent>",
        `<ext:UBLExtension><ext:ExtensionContent>${extension}</ext:ExtensionContent></ext:UBLExtension><ext:UBLExtension><ext:ExtensionContent></ext:ExtensionContent>`
      ],
      [
        "<cac:OrderReference>",
        "<cac:InvoicePeriod><cbc:StartDate>2025-01-01</cbc:StartDate><cbc:EndDate>2025-10-20</cbc:EndDate></cac:InvoicePeriod><cac:OrderReference>"
      ],
      ["</cac:PaymentMeans>", `</cac:PaymentMeans>${payment}`],
      ["<cbc:PayableAmount", '<cbc:PrepaidAmount currencyID="COP">0.00</cbc:PrepaidAmount><cbc:PayableAmount']
    )
  )
}

describe("an invoice of the health sector of somebody else", () => {
  it("is read whole, and filed again says the same", () => {
    const { body, unread } = read(foreignHealth())
    const said = jsonOf(body)
    assert.deepStrictEqual(unread, [])
    assert.deepStrictEqual(said.Health, {
      ProviderCode: "1920304050",
      PaymentModalityCode: "04",
      CoverageCode: "16",
      NoContractReasonCode: "07",
      Act: "Resolución 002805:2022"
    })
    assert.deepStrictEqual(said.PrepaidPayments, [
      { Id: "1", ConceptCode: "05", Amount: 0, Date: "2025-03-31T00:00:00" }
    ])
    const secrets = { ...said.NumberingRange, TechnicalKey: "fc8eac422eba16e22ffd8c6f94b3f40a6e38162c" }
    const again = unsignedText(renderBody({ ...said, NumberingRange: secrets }).xml)
    assert.include(again, '<cbc:PaidAmount currencyID="COP">0.00</cbc:PaidAmount>')
    assert.include(again, '<cbc:PrepaidAmount currencyID="COP">0.00</cbc:PrepaidAmount>')
    // the extension is the second one, and what has no value is empty
    assert.match(
      again,
      /<\/sts:DianExtensions><\/ext:ExtensionContent><\/ext:UBLExtension><ext:UBLExtension><ext:ExtensionContent><CustomTagGeneral>/u
    )
    assert.include(again, "<Name>NUMERO_POLIZA</Name><Value></Value>")
    assert.deepStrictEqual(jsonOf(read(again).body), said)
  })

  it("with the totals in pesos in front of it, and a name that is not the code's", () => {
    const pesos =
      "<ext:UBLExtension><ext:ExtensionContent><CustomTagGeneral><TotalesCop></TotalesCop></CustomTagGeneral></ext:ExtensionContent></ext:UBLExtension>"
    const { body, unread } = read(
      foreignHealth((xml) =>
        xml
          .replace("</ext:UBLExtension><ext:UBLExtension>", `</ext:UBLExtension>${pesos}<ext:UBLExtension>`)
          .replace(">Pago por evento<", ">Capitación<")
      )
    )
    assert.strictEqual(jsonOf(body).Health.ProviderCode, "1920304050")
    assert.deepStrictEqual(unread, [
      "/Invoice/ext:UBLExtensions/ext:UBLExtension[3]/ext:ExtensionContent/CustomTagGeneral/Interoperabilidad/Group/Collection/AdditionalInformation[2]/Value"
    ])
  })
})

const agency = 'schemeAgencyID="195" schemeAgencyName="CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"'
const property = (name: string, value: string): string =>
  `<cac:AdditionalItemProperty><cbc:Name>${name}</cbc:Name>${value}</cac:AdditionalItemProperty>`

/** The golden invoice of one line in an operation, with something in its line. */
const inLine = (operation: string, scheme: string, item: string, note = ""): string =>
  changed(
    ["<cbc:CustomizationID>10<", `<cbc:CustomizationID>${operation}<`],
    ["<cac:InvoiceLine><cbc:ID>", `<cac:InvoiceLine><cbc:ID schemeID="${scheme}">`],
    ["<cbc:InvoicedQuantity", `${note}<cbc:InvoicedQuantity`],
    ["</cac:Item>", `${item}</cac:Item>`]
  )

describe("an invoice of a single operation of somebody else", () => {
  it("states its remesa in any order, and what has no field stays unread", () => {
    const { body, unread } = read(
      inLine(
        "12",
        "1",
        property("Peso", "<cbc:Value>12 t</cbc:Value>") +
          property("03", '<cbc:Value>1500000</cbc:Value><cbc:ValueQuantity unitCode="KGM">12000</cbc:ValueQuantity>') +
          property("01", "<cbc:Value>87654321</cbc:Value>") +
          property("02", "<cbc:Value>0001204</cbc:Value>")
      )
    )
    assert.deepStrictEqual(jsonOf(body).Items[0].Shipment, {
      RadicadoNumber: "87654321",
      Number: "0001204",
      FreightValue: 1500000,
      Quantity: 12000,
      UnitCode: "KGM"
    })
    assert.deepStrictEqual(
      unread.map((path) => path.replace(/^.*\/(?=cac:AdditionalItemProperty)/u, "")),
      ["cac:AdditionalItemProperty[1]"]
    )
  })

  it("states its principal, whose scheme must fit", () => {
    const principal = `<cac:InformationContentProviderParty><cac:PowerOfAttorney><cac:AgentParty><cac:PartyIdentification><cbc:ID ${agency} schemeID="1" schemeName="31">860029964</cbc:ID></cac:PartyIdentification></cac:AgentParty></cac:PowerOfAttorney></cac:InformationContentProviderParty>`
    const { body, unread } = read(inLine("11", "1", principal))
    assert.deepStrictEqual(jsonOf(body).Items[0].Principal, { Id: "860029964", IdentificationType: "31" })
    assert.deepStrictEqual(unread, [])
    assert.deepStrictEqual(read(inLine("11", "0", principal)).unread, ["/Invoice/cac:InvoiceLine[1]/cbc:ID/@schemeID"])
  })

  it("states the object of AIU by its note, in operation 09 alone", () => {
    const notes = [
      "<cbc:Note>Mes de enero</cbc:Note>",
      "<cbc:Note>Contrato de servicios AIU por concepto de:  aseo</cbc:Note>"
    ].join("")
    const { Items, ...said } = jsonOf(read(inLine("09", "0", "", notes)).body)
    assert.strictEqual(said.OperationCode, "09")
    assert.deepInclude(Items[0], { AiuObject: "aseo", Note: "Mes de enero" })
    assert.deepInclude(
      jsonOf(read(inLine("10", "0", "", notes.slice(notes.indexOf("</cbc:Note>") + 11))).body).Items[0],
      {
        Note: "Contrato de servicios AIU por concepto de:  aseo"
      }
    )
  })
})

describe("reading somebody else's mandate", () => {
  const third = "/ApplicationResponse/cac:DocumentResponse[3]"
  const edited = (from: string, to: string): string => {
    const at = mandate.indexOf(from, mandate.indexOf("SETP990000002", mandate.indexOf("</cac:DocumentResponse>")) - 400)
    assert.isAbove(at, 0, from)
    return mandate.slice(0, at) + to + mandate.slice(at + from.length)
  }

  it("names the place where a further response differs from the second, or from the first one's document", () => {
    assert.deepStrictEqual([...read(mandate).unread], [])
    assert.deepStrictEqual(
      [...read(edited("MR91-F;XX1-F", "MR91-F")).unread],
      [`${third}/cac:Response/cbc:ResponseCode`]
    )
    assert.deepStrictEqual(
      [...read(edited("SETP990000002", "SETP990000003")).unread],
      [`${third}/cac:DocumentReference`]
    )
    assert.deepStrictEqual(
      [...read(edited("Mandato por documento Limitado", "Mandato")).unread],
      [`${third}/cac:Response/cbc:Description`]
    )
  })

  it("takes the mode from where the agent is named, and the suffix off the faculties", () => {
    const { AgentMode, Faculties } = jsonOf(read(mandate).body)["Mandate"]
    assert.deepStrictEqual([AgentMode, Faculties], ["M-Factor", ["MR91", "XX1"]])
    const other = read(mandate.replace("<cbc:ID>M-Factor<", "<cbc:ID>M-PT<"))
    assert.deepStrictEqual(jsonOf(other.body)["Mandate"].Faculties, ["MR91-F", "XX1-F"])
    assert.deepStrictEqual(
      [...other.unread],
      ["/ApplicationResponse/cac:DocumentResponse[1]/cac:IssuerParty/cac:PowerOfAttorney/cbc:Description"]
    )
  })
})
