import { eventTypes } from "@radicar/domain/inner/codes/eventTypes"
import { eventExample } from "@radicar/domain/inner/example/eventExample"
import { type CanonicalXml, unsignedText } from "@radicar/ubl/inner/CanonicalXml"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { XmlDocument } from "libxml2-wasm"
import { createHash } from "node:crypto"
import { EventSeed, generatedEvent } from "./support/generatedEvent.ts"
import { now, renderEventBody } from "./support/renderEventBody.ts"
import { loadSchema, schemasAvailable } from "./support/UblSchema.ts"

const cufe = "8bb918b19ba22a694f1da11c643b5e9de39adf60311cf179179e9b33381030bcd4c3c3f156c506ed5908f9276f5bd9b4"
const party = (id: string, name: string) => ({ Id: id, IdentificationType: "31", Name: name })

const body = (changes: Record<string, unknown> = {}) => ({ ...eventExample({ number: 21, date: now }), ...changes })

const canonicalised = (xml: CanonicalXml): string => {
  using document = XmlDocument.fromString(unsignedText(xml))
  return document.canonicalizeToString()
}

const namespaces = {
  a: "urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2",
  cac: "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
  cbc: "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
  ext: "urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2",
  sts: "dian:gov:co:facturaelectronica:Structures-2-1"
}

const mandate = {
  SchemeId: "1",
  PrincipalRole: "Mandante-AD",
  AgentMode: "M-PT",
  Documents: [
    { Uuid: "A".repeat(96), Number: "SETP2" },
    { Uuid: "b".repeat(96), Number: "POS3", TypeCode: "20" }
  ],
  Faculties: ["MR91", "XX1"],
  Attachments: [{ Content: "JVBERi0xLjQK" }]
}

type Facts = ReadonlyArray<readonly [xpath: string, expected: ReadonlyArray<string>]>

const assertFacts = (xml: CanonicalXml, facts: Facts): void => {
  using document = XmlDocument.fromString(unsignedText(xml))
  for (const [xpath, expected] of facts) {
    const found = document.find(xpath, namespaces).map((node) => node.content)
    assert.deepStrictEqual(found, expected, xpath)
  }
}

// the schema requires content in every extension; the signature takes this place later
const withPlaceholder = ({ head, tail }: CanonicalXml): string => `${head}<x xmlns="urn:x"></x>${tail}`

const sender = "/a:ApplicationResponse/cac:SenderParty/cac:PartyTaxScheme"
const receiver = "/a:ApplicationResponse/cac:ReceiverParty/cac:PartyTaxScheme"
const response = "/a:ApplicationResponse/cac:DocumentResponse/cac:Response"
const reference = "/a:ApplicationResponse/cac:DocumentResponse/cac:DocumentReference"
const person = "/a:ApplicationResponse/cac:DocumentResponse/cac:IssuerParty/cac:Person"

describe("the XML of an event", () => {
  it("says in each place of an acknowledgement (030) what the official sample says there", () => {
    const { key, xml } = renderEventBody(body())
    assertFacts(xml, [
      ["/a:ApplicationResponse/cbc:UBLVersionID", ["UBL 2.1"]],
      ["/a:ApplicationResponse/cbc:CustomizationID", ["1"]],
      ["/a:ApplicationResponse/cbc:ProfileID", ["DIAN 2.1: ApplicationResponse de la Factura Electrónica de Venta"]],
      ["/a:ApplicationResponse/cbc:ProfileExecutionID", ["2"]],
      ["/a:ApplicationResponse/cbc:ID", ["ACR21"]],
      ["/a:ApplicationResponse/cbc:UUID", [key.value]],
      ["/a:ApplicationResponse/cbc:UUID/@schemeID", ["2"]],
      ["/a:ApplicationResponse/cbc:UUID/@schemeName", ["CUDE-SHA384"]],
      ["/a:ApplicationResponse/cbc:IssueDate", ["2026-01-15"]],
      ["/a:ApplicationResponse/cbc:IssueTime", ["10:00:00-05:00"]],
      ["/a:ApplicationResponse/cbc:Note", []],
      ["//sts:DianExtensions/*[1]/cbc:IdentificationCode", ["CO"]],
      ["//sts:InvoiceControl", []],
      ["//sts:ProviderID", ["900373115"]],
      ["//sts:SoftwareID", ["5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11"]],
      [
        "//sts:SoftwareSecurityCode",
        [createHash("sha384").update("5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c1112345ACR21").digest("hex")]
      ],
      ["//sts:QRCode", [`https://catalogo-vpfe-hab.dian.gov.co/document/searchqr?documentkey=${cufe}`]],
      [`${sender}/cbc:RegistrationName`, ["Café Piñón y Cía. S.A.S."]],
      [`${sender}/cbc:CompanyID`, ["900373115"]],
      [`${sender}/cbc:CompanyID/@schemeAgencyID`, ["195"]],
      [`${sender}/cbc:CompanyID/@schemeAgencyName`, ["CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"]],
      [`${sender}/cbc:CompanyID/@schemeID`, ["3"]],
      [`${sender}/cbc:CompanyID/@schemeName`, ["31"]],
      [`${sender}/cbc:CompanyID/@schemeVersionID`, ["1"]],
      [`${sender}/cbc:TaxLevelCode`, []],
      [`${sender}/cac:TaxScheme/*`, ["01", "IVA"]],
      [`${receiver}/cbc:RegistrationName`, ["Molinos del Norte & Cía. S.A."]],
      [`${receiver}/cbc:CompanyID`, ["700085371"]],
      [`${receiver}/cbc:CompanyID/@schemeID`, ["1"]],
      [`${receiver}/cac:TaxScheme/*`, ["01", "IVA"]],
      [`${response}/*`, ["030", "Acuse de recibo de Factura Electrónica de Venta"]],
      [`${response}/cbc:ResponseCode/@*`, []],
      [`${reference}/*`, ["323200000129", cufe, "01"]],
      [`${reference}/cbc:UUID/@*`, ["CUFE-SHA384"]],
      [`${person}/*`, ["1020304050", "María José", "Núñez Peña", "Auxiliar contable", "Contabilidad"]],
      [`${person}/cbc:ID/@schemeName`, ["13"]],
      [`${person}/cbc:ID/@schemeID`, []]
    ])
  })

  it("has the key of the annex's formula over what stands in the XML", () => {
    const { key, xml } = renderEventBody(body())
    using document = XmlDocument.fromString(unsignedText(xml))
    const seed = [
      "/a:ApplicationResponse/cbc:ID",
      "/a:ApplicationResponse/cbc:IssueDate",
      "/a:ApplicationResponse/cbc:IssueTime",
      `${sender}/cbc:CompanyID`,
      `${receiver}/cbc:CompanyID`,
      `${response}/cbc:ResponseCode`,
      `${reference}/cbc:ID`,
      `${reference}/cbc:DocumentTypeCode`
    ].map((xpath) => document.get(xpath, namespaces)?.content)
    const expected = createHash("sha384")
      .update(`${seed.join("")}12345`)
      .digest("hex")
    assert.strictEqual(key.value, expected)
  })

  it("gives the reason of a claim (031) by code and name, and no person", () => {
    const { xml } = renderEventBody(body({ TypeCode: "031", ClaimCode: "03" }))
    assertFacts(xml, [
      [`${response}/*`, ["031", "Reclamo de la Factura Electrónica de Venta"]],
      [`${response}/cbc:ResponseCode/@listID`, ["03"]],
      [`${response}/cbc:ResponseCode/@name`, ["Mercancía no entregada parcialmente"]],
      [person, []]
    ])
  })

  it("names the person who received the goods (032), and nobody in an acceptance (033)", () => {
    assertFacts(renderEventBody(body({ TypeCode: "032" })).xml, [
      [`${response}/*`, ["032", "Recibo del bien y/o prestación del servicio"]],
      [`${person}/cbc:FamilyName`, ["Núñez Peña"]]
    ])
    assertFacts(renderEventBody(body({ TypeCode: "033", ClaimCode: "01" })).xml, [
      [`${response}/*`, ["033", "Aceptación expresa"]],
      [`${response}/cbc:ResponseCode/@*`, []],
      [person, []]
    ])
  })

  it("addresses a tacit acceptance (034) to the authority and swears to the buyer's silence", () => {
    const { xml } = renderEventBody(
      body({ TypeCode: "034", CustomerParty: party("800199436", "Panadería El Trigal & Hermanos Ltda.") })
    )
    assertFacts(xml, [
      [`${response}/*`, ["034", "Aceptación Tácita"]],
      [`${sender}/cbc:CompanyID`, ["900373115"]],
      [
        `${receiver}/cbc:RegistrationName`,
        ["Unidad Administrativa Especial Dirección de Impuestos y Aduanas Nacionales"]
      ],
      [`${receiver}/cbc:CompanyID`, ["800197268"]],
      [`${receiver}/cbc:CompanyID/@schemeID`, ["4"]],
      [
        "/a:ApplicationResponse/cbc:Note",
        [
          "Manifiesto bajo la gravedad de juramento que transcurridos 3 días hábiles siguientes a la fecha de recepción de la mercancía o del servicio en la referida factura de este evento, el adquirente Panadería El Trigal & Hermanos Ltda. identificado con NIT 800199436 no manifestó expresamente la aceptación o rechazo de la referida factura, ni reclamó en contra de su contenido."
        ]
      ]
    ])
  })

  it("puts an agent's note before the sworn statement, and swears only once", () => {
    const agent = "Gestora S.A.S. OBRANDO EN NOMBRE Y REPRESENTACION DE Café Piñón y Cía. S.A.S."
    const buyer = { CustomerParty: party("800199436", "Trigal") }
    const { checked } = renderEventBody(body({ TypeCode: "034", ...buyer, Notes: [agent] }))
    assert.lengthOf(checked.notes, 2)
    assert.strictEqual(checked.notes[0], agent)
    const own = "Bajo la gravedad de juramento manifiesto que nada se dijo."
    assert.deepStrictEqual(renderEventBody(body({ TypeCode: "034", ...buyer, Notes: [own] })).checked.notes, [own])
  })

  it("writes the data of a negotiation in the second of three extensions, in the order in which they are read", () => {
    const { xml } = renderEventBody(
      body({
        TypeCode: "037",
        OperationCode: "372",
        ResponseListId: "1",
        ReceiverParty: party("800199436", "Factor S.A."),
        Negotiation: [
          { Name: "Descripcion", Value: "descuento <5 %>" },
          { Name: "MedioPago", Value: "47" },
          { Name: "TasaDescuento", Value: 5 },
          { Name: "PrecioPagarseFEV", Value: "950000.475" },
          { Name: "ValorTotalEndoso", Value: 1000000.5 }
        ]
      })
    )
    assertFacts(xml, [
      ["/a:ApplicationResponse/cbc:CustomizationID", ["372"]],
      [`${response}/cbc:ResponseCode/@listID`, ["1"]],
      [`${response}/cbc:ResponseCode/@name`, []],
      [`${receiver}/cbc:CompanyID`, ["800199436"]],
      ["//ext:UBLExtension[4]", []],
      ["//ext:UBLExtension[3]/ext:ExtensionContent/*", []],
      [
        "//ext:UBLExtension[2]/ext:ExtensionContent/a:CustomTagGeneral/a:InformacionNegociacion/*",
        [
          "ValorTotalEndoso",
          "1000000.5",
          "PrecioPagarseFEV",
          "950000.475",
          "TasaDescuento",
          "5",
          "MedioPago",
          "47",
          "Descripcion",
          "descuento <5 %>"
        ]
      ]
    ])
  })

  it("states the term of a mandate (043) at the document that it is about", () => {
    const { xml } = renderEventBody(
      body({
        TypeCode: "043",
        OperationCode: "433",
        ReceiverParty: party("800199436", "Mandataria S.A."),
        ValidityPeriod: { StartDate: "2026-01-15T00:00:00", EndDate: "2026-12-31" },
        Mandate: mandate
      })
    )
    const first = "/a:ApplicationResponse/cac:DocumentResponse[1]/cac:DocumentReference[1]"
    assertFacts(xml, [[`${first}/cac:ValidityPeriod/*`, ["2026-01-15", "2026-12-31"]]])
  })

  it("grants a limited mandate (433, 434) in one response for each document, with the same faculties", () => {
    const { xml } = renderEventBody(
      body({
        TypeCode: "043",
        OperationCode: "434",
        ReceiverParty: party("800199436", "Mandataria S.A."),
        Mandate: mandate
      })
    )
    const responses = "/a:ApplicationResponse/cac:DocumentResponse"
    const [first, later] = [`${responses}[1]`, `${responses}[position() > 1]`]
    const file = "cac:LineResponse/cac:LineReference/cac:DocumentReference/cac:Attachment"
    const power = "cac:PowerOfAttorney"
    assertFacts(xml, [
      ["/a:ApplicationResponse/cbc:CustomizationID/@schemeID", ["1"]],
      [`${first}/cac:DocumentReference/cbc:ID`, ["323200000129", "SETP2", "POS3"]],
      [`${responses}[2]/cac:DocumentReference/cbc:ID`, ["323200000129"]],
      [`${responses}[3]/cac:DocumentReference/cbc:ID`, ["SETP2"]],
      [`${responses}[4]/cac:DocumentReference/cbc:ID`, ["POS3"]],
      [`${later}/cac:DocumentReference/cbc:UUID`, [cufe, "a".repeat(96), "b".repeat(96)]],
      [`${later}/cac:DocumentReference/cbc:UUID/@schemeName`, ["CUFE-SHA384", "CUFE-SHA384", "CUDE-SHA384"]],
      [`${later}/cac:Response/cbc:ResponseCode`, Array.from({ length: 3 }, () => "MR91-PT;XX1-PT")],
      [`${later}/cac:Response/cbc:Description`, Array.from({ length: 3 }, () => "Mandato por documento Limitado")],
      [`${first}/cac:Response/cbc:ResponseCode/@listID`, ["1"]],
      [
        `/a:ApplicationResponse/cac:SenderParty/${power}//cbc:*`,
        ["900373115", "Mandante Adquirente/Deudor", "Mandante-AD"]
      ],
      [`${first}/cac:IssuerParty/${power}//cbc:*`, ["800199436", "Mandatario Proveedor Tecnológico", "M-PT"]],
      [`${first}/${file}/*`, ["JVBERi0xLjQK"]],
      [`${first}/${file}/*/@mimeCode`, ["application/pdf"]],
      [`${responses}[5]`, []]
    ])
  })

  // the authority's list 13.2.8, the suffixes that it reads behind the hyphen, and the descriptions
  it.each([
    ["M-FE", "ALL17-FE", "Mandatario Facturador Electrónico"],
    ["M-PT", "ALL17-PT", "Mandatario Proveedor Tecnológico"],
    ["M-Factor", "ALL17-F", "Mandatario Factor"],
    ["M-SN-e", "ALL17-SNE", "Mandatario Sistema de Negociación Electrónica"]
  ])("spells the mode %s of an agent in its three places", (AgentMode, faculty, description) => {
    const { xml } = renderEventBody(
      body({
        TypeCode: "043",
        OperationCode: "432",
        ReceiverParty: party("800199436", "Mandataria S.A."),
        Mandate: { ...mandate, AgentMode, Documents: null, Faculties: ["ALL17"] }
      })
    )
    const power = "/a:ApplicationResponse/cac:DocumentResponse[1]/cac:IssuerParty/cac:PowerOfAttorney"
    assertFacts(xml, [
      [`${power}/cbc:Description`, [description]],
      [`${power}/cac:AgentParty/cac:PartyIdentification/cbc:ID`, [AgentMode]],
      ["/a:ApplicationResponse/cac:DocumentResponse[2]/cac:Response/cbc:ResponseCode", [faculty]]
    ])
  })

  it.each([
    [undefined, "1", 3],
    ["2", "2", 3],
    // an open mandate names no documents
    ["3", "3", 1]
  ])("writes the list of a mandate that states %s as %s", (ResponseListId, listId, documents) => {
    const { xml } = renderEventBody(
      body({
        TypeCode: "043",
        OperationCode: "434",
        ResponseListId,
        ReceiverParty: party("800199436", "Mandataria S.A."),
        Mandate: mandate
      })
    )
    const responses = "/a:ApplicationResponse/cac:DocumentResponse"
    assertFacts(xml, [
      [`${responses}/cac:Response/cbc:ResponseCode/@listID`, [listId]],
      [`${responses}[1]/cac:DocumentReference/cbc:DocumentTypeCode`, ["01", "01", "20"].slice(0, documents)],
      [
        `${responses}[position() > 1]/cac:DocumentReference/cbc:DocumentTypeCode`,
        ["01", "01", "20"].slice(0, documents)
      ]
    ])
  })

  it("grants all faculties in a general mandate (431, 432)", () => {
    const { xml } = renderEventBody(
      body({
        TypeCode: "043",
        OperationCode: "432",
        ReceiverParty: party("800199436", "Mandataria S.A."),
        Mandate: { ...mandate, Faculties: ["ALL17"] }
      })
    )
    assertFacts(xml, [
      ["/a:ApplicationResponse/cac:DocumentResponse[2]/cac:Response/*", ["ALL17-PT", "Mandato por documento General"]],
      [
        "/a:ApplicationResponse/cac:DocumentResponse[2]/cac:DocumentReference/cbc:ID",
        ["323200000129", "SETP2", "POS3"]
      ],
      ["/a:ApplicationResponse/cac:DocumentResponse[3]", []]
    ])
  })

  it("carries the files of a protest (048) as those of a mandate, and none where it states none", () => {
    const protest = {
      TypeCode: "048",
      OperationCode: "482",
      ReceiverParty: party("800199436", "Obligada S.A."),
      Negotiation: ["ValorFEV-TV", "ValorAceptado", "ValorPendiente"].map((Name) => ({ Name, Value: 1 }))
    }
    const file = "/a:ApplicationResponse/cac:DocumentResponse/cac:LineResponse"
    const content = "cac:LineReference/cac:DocumentReference/cac:Attachment/cbc:EmbeddedDocumentBinaryObject"
    const { xml } = renderEventBody(
      body({ ...protest, Attachments: [{ Content: "JVBERi0xLjQK" }, { Content: "JVBERg==", MimeCode: "x/y" }] })
    )
    assertFacts(xml, [
      [`${file}/${content}`, ["JVBERi0xLjQK", "JVBERg=="]],
      [`${file}/${content}/@mimeCode`, ["application/pdf", "x/y"]],
      [`${file}/cac:Response/cbc:ResponseCode`, ["048", "048"]]
    ])
    assertFacts(renderEventBody(body(protest)).xml, [[file, []]])
  })

  it("addresses a renunciation (442) to whom the body names, and a revocation (441) to the authority", () => {
    const ReceiverParty = party("800199436", "Mandante S.A.")
    for (const [OperationCode, expected] of [
      ["442", "800199436"],
      ["441", "800197268"]
    ] as const) {
      const { xml } = renderEventBody(body({ TypeCode: "044", OperationCode, ReceiverParty }))
      assertFacts(xml, [[`${receiver}/cbc:CompanyID`, [expected]]])
    }
  })

  it("registers an invoice (036) with the authority for general negotiation unless told otherwise", () => {
    const { xml } = renderEventBody(
      body({ TypeCode: "036", Negotiation: [{ Name: "ValorFEV-TV", Value: "1785000.00" }] })
    )
    assertFacts(xml, [
      ["//a:CustomTagGeneral/a:ConstanciadePagos/*", ["ValorFEV-TV", "1785000.00"]],
      ["/a:ApplicationResponse/cbc:CustomizationID", ["361"]],
      [`${receiver}/cbc:CompanyID`, ["800197268"]]
    ])
  })

  const legal = (who: string, element: string): string =>
    `/a:ApplicationResponse/${who}/cac:PartyLegalEntity/${element}`

  const endorsement = {
    TypeCode: "037",
    OperationCode: "371",
    ResponseListId: "1",
    ReceiverParty: party("800199436", "Factor de Muestra S.A."),
    Negotiation: [
      { Name: "ValorTotalEndoso", Value: "1000.00" },
      { Name: "PrecioPagarseFEV", Value: "875" },
      { Name: "TasaDescuento", Value: 12.5 },
      { Name: "MedioPago", Value: "47" }
    ]
  }

  it("states the whole of an endorsement for sender and receiver where nobody else has a part", () => {
    const { xml } = renderEventBody(body(endorsement))
    const amounts = (who: string): Facts => [
      [legal(who, "cbc:CorporateStockAmount"), ["1000.00"]],
      [legal(who, "cbc:CorporateStockAmount/@currencyID"), ["COP"]]
    ]
    assertFacts(xml, [
      [legal("cac:SenderParty", "cbc:CompanyID"), ["900373115"]],
      [legal("cac:ReceiverParty", "cbc:CompanyID"), ["800199436"]],
      [legal("cac:ReceiverParty", "cbc:RegistrationName"), ["Factor de Muestra S.A."]],
      ...amounts("cac:SenderParty"),
      ...amounts("cac:ReceiverParty")
    ])
  })

  it("states each holder and each endorsee with its amount, in the order of the body", () => {
    const share = (id: string, name: string, Amount: unknown) => ({ ...party(id, name), Amount })
    const { xml } = renderEventBody(
      body({
        ...endorsement,
        SenderAmounts: [share("900373115", "Café & Cía.", 600), share("860029964", "Otra S.A.", "400.00")],
        ReceiverAmounts: [
          share("800199436-4", "Factor de Muestra S.A.", "999.995"),
          { Id: "1.020.304.050", IdentificationType: "13", Name: "Ana Ñáñez", Amount: 0.005 }
        ]
      })
    )
    assertFacts(xml, [
      [legal("cac:SenderParty", "*"), ["Café & Cía.", "900373115", "600.00", "Otra S.A.", "860029964", "400.00"]],
      [legal("cac:ReceiverParty", "cbc:CorporateStockAmount"), ["999.995", "0.005"]],
      [legal("cac:ReceiverParty", "cbc:CompanyID"), ["800199436", "1020304050"]],
      [legal("cac:ReceiverParty", "cbc:CompanyID/@schemeName"), ["31", "13"]],
      [legal("cac:ReceiverParty", "cbc:CompanyID/@schemeVersionID"), ["1", "2"]],
      [legal("cac:ReceiverParty", "cbc:CompanyID/@schemeID"), ["4"]]
    ])
  })

  it("states whom a guarantor (035) answers for at the document, and no amount of its own unless told", () => {
    const { xml } = renderEventBody(
      body({
        TypeCode: "035",
        Negotiation: [{ Name: "ValorFEVavala", Value: "500" }],
        GuaranteedAmounts: [{ ...party("860029964", "Otra S.A."), Amount: 500 }]
      })
    )
    assertFacts(xml, [
      ["//a:CustomTagGeneral/a:InformacionAvalar/*", ["ValorFEVavala", "500"]],
      [legal("cac:SenderParty", "*"), []],
      [legal("cac:DocumentResponse/cac:IssuerParty", "*"), ["Otra S.A.", "860029964", "500.00"]]
    ])
  })

  // the groups of the RADIAN annex 1.1
  it.each([
    ["041", "InformacionMedidaCautelar"],
    ["045", "InformacionPagos"],
    ["048", "InformacionProtesto"],
    ["049", "InformacionTransferenciaDerechos"],
    ["051", "InformacionPagoTransferencia"]
  ] as const)("states the values of an event %s in the group %s", (code, name) => {
    const place = eventTypes.findIndex((type) => type.code === code)
    const seed = { text: ["a"], type: place, operation: 0, party: "company", reference: "01", dateOnly: false } as const
    const { xml } = renderEventBody(generatedEvent({ ...seed, sparse: true, notes: 0, claim: "01", blank: false }))
    using document = XmlDocument.fromString(unsignedText(xml))
    assert.deepStrictEqual(
      document.find("//a:CustomTagGeneral/*", namespaces).map((found) => (found as { name?: string }).name),
      [name]
    )
  })

  it("shows a natural person without check digit", () => {
    const { xml } = renderEventBody(
      body({ SupplierParty: { Id: "1.020.304.050", IdentificationType: "13", Name: "Ana Ñáñez" } })
    )
    assertFacts(xml, [
      [`${receiver}/cbc:CompanyID`, ["1020304050"]],
      [`${receiver}/cbc:CompanyID/@schemeID`, []],
      [`${receiver}/cbc:CompanyID/@schemeName`, ["13"]],
      [`${receiver}/cbc:CompanyID/@schemeVersionID`, ["2"]]
    ])
  })

  it("is the same text for the same event and carries no pin or password", () => {
    const secret = body({ SigningCertificate: { Password: "s3cret-password", Token: "s3cret-token" } })
    const { xml } = renderEventBody(secret)
    assert.strictEqual(unsignedText(renderEventBody(secret).xml), unsignedText(xml))
    for (const hidden of ["s3cret", ">12345<"]) assert.notInclude(unsignedText(xml), hidden)
  })

  it("lists its namespaces as they stand on the root", () => {
    const { xml } = renderEventBody(body())
    assert.isTrue(xml.head.startsWith(`<ApplicationResponse${xml.namespaces} xsi:schemaLocation=`))
  })

  it.effect.prop("is canonical as it stands (libxml2 changes no byte)", { seed: EventSeed }, ({ seed }) =>
    Effect.sync(() => {
      const { xml } = renderEventBody(generatedEvent(seed))
      assert.strictEqual(canonicalised(xml), xml.head + xml.tail)
    })
  )

  it.effect.prop(
    "says what the body says, with LF for every line end, and a blank for those of XML 1.1 alone",
    { seed: EventSeed },
    ({ seed }) =>
      Effect.sync(() => {
        const generated = generatedEvent(seed)
        const { checked, key, xml } = renderEventBody(generated)
        const text = generated.CompanyParty.Name.replaceAll(/\r\n?/gu, "\n").replaceAll(/[\u0085\u2028]/gu, " ")
        const addressed = checked.receiver.identity.number === "800197268" ? checked.receiver.name : text
        const sworn = checked.type.swornSilence === true ? [checked.notes.at(-1) ?? ""] : []
        const time = seed.dateOnly ? "10:00:00-05:00" : "09:59:59-05:00"
        assertFacts(xml, [
          ["/a:ApplicationResponse/cbc:UUID", [key.value]],
          ["/a:ApplicationResponse/cbc:IssueTime", [time]],
          [`${sender}/cbc:RegistrationName`, [text]],
          [`${receiver}/cbc:RegistrationName`, [addressed]],
          [`(${reference})[1]/cbc:ID`, [text]],
          [`(${reference})[1]/cbc:UUID`, [cufe]],
          [`(${response})[1]/cbc:ResponseCode`, [generated.TypeCode]],
          ["/a:ApplicationResponse/cbc:Note", [...generated.Notes.map(() => text), ...sworn]],
          [`${person}/cbc:FirstName`, checked.type.person === true ? [text] : []]
        ])
      })
  )

  describe.skipIf(!schemasAvailable)("against the schemas of OASIS and the DIAN (../shared/dian/xsd)", () => {
    const errors = schemasAvailable ? loadSchema("ApplicationResponse") : () => []

    it("is valid, and the schema does find faults", () => {
      const { xml } = renderEventBody(body())
      assert.deepStrictEqual(errors(withPlaceholder(xml)), [])
      assert.isNotEmpty(errors(withPlaceholder(xml).replaceAll("cbc:IssueTime>", "cbc:IssueHour>")))
    })

    it.each(eventTypes.map((type, index) => [type.code, index] as const))("is valid for event %s", (_, type) => {
      const { xml } = renderEventBody(
        generatedEvent({
          text: ["&", "ñ"],
          type,
          operation: 1,
          party: "company",
          reference: "01",
          dateOnly: false,
          sparse: false,
          notes: 2,
          claim: "04",
          blank: false
        })
      )
      assert.deepStrictEqual(errors(withPlaceholder(xml)), [])
    })

    it.effect.prop("is valid whatever the event", { seed: EventSeed }, ({ seed }) =>
      Effect.sync(() => {
        assert.deepStrictEqual(errors(withPlaceholder(renderEventBody(generatedEvent(seed)).xml)), [])
      })
    )
  })
})
