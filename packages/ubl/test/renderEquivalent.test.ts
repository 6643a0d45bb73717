import { equivalentExample, equivalentNoteExample } from "@radicar/domain/inner/example/equivalentExample"
import {
  type EquivalentCode,
  equivalentCodes,
  generatedEquivalent,
  generatedEquivalentNote,
  ticketCodes
} from "@radicar/fixtures/generated/generatedEquivalent"
import { InvoiceSeed, now } from "@radicar/fixtures/generated/generatedInvoice"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { XmlDocument } from "libxml2-wasm"
import { createHash } from "node:crypto"
import { renderDocument } from "./support/renderDocument.ts"
import { loadSchema, schemasAvailable } from "./support/UblSchema.ts"

const reference = { uuid: "EF".repeat(48), number: "EPOS1", date: "2026-01-14" }

const valuesAt = (
  root: string,
  xml: { readonly head: string; readonly tail: string },
  xpath: string
): ReadonlyArray<string> => {
  using document = XmlDocument.fromString(xml.head + xml.tail)
  const nodes = document.find(xpath, {
    n: `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`,
    cac: "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
    cbc: "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
    ext: "urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2",
    sts: "dian:gov:co:facturaelectronica:Structures-2-1"
  })
  return nodes.map((node) => node.content)
}

type Facts = ReadonlyArray<readonly [xpath: string, expected: ReadonlyArray<string>]>

const assertFacts = (root: string, xml: { readonly head: string; readonly tail: string }, facts: Facts): void => {
  for (const [xpath, expected] of facts) assert.deepStrictEqual(valuesAt(root, xml, xpath), expected, xpath)
}

const extension = (index: number) => `//ext:UBLExtension[${index}]/ext:ExtensionContent`
const manufacturer = "n:FabricanteSoftware/n:InformacionDelFabricanteDelSoftware/*"

describe("the XML of a POS ticket", () => {
  const { key, xml } = renderDocument("EquivalentCreate", equivalentExample({ number: 2, date: now }))

  it("says in each place what the official sample says there", () => {
    assertFacts("Invoice", xml, [
      ["/n:Invoice/cbc:CustomizationID", ["10"]],
      ["/n:Invoice/cbc:ProfileID", ["DIAN 2.1: Documento Equivalente POS"]],
      ["/n:Invoice/cbc:ID", ["EPOS2"]],
      ["/n:Invoice/cbc:InvoiceTypeCode", ["20"]],
      ["/n:Invoice/cbc:UUID[@schemeName='CUDE-SHA384']", [key.value]],
      ["//sts:InvoiceAuthorization", ["18760000001"]],
      ["//sts:AuthorizedInvoices/*", ["EPOS", "1", "1000000"]],
      ["//cac:AccountingCustomerParty/cbc:AdditionalAccountID", ["2"]],
      ["//cac:AccountingCustomerParty//cac:PartyTaxScheme/cbc:CompanyID[@schemeName='13']", ["222222222222"]],
      ["//cac:AccountingCustomerParty//cbc:CompanyID/@schemeID", []],
      ["/n:Invoice/cac:PaymentMeans/cbc:ID", ["1"]],
      ["/n:Invoice/cac:LegalMonetaryTotal/*", ["100100.00", "100000.00", "119150.00", "119150.00"]],
      ["/n:Invoice/cac:TaxTotal/cbc:TaxAmount", ["19000.00", "50.00"]],
      ["/n:Invoice/cac:TaxTotal[2]/cac:TaxSubtotal/cbc:BaseUnitMeasure[@unitCode='94']", ["1.00"]],
      ["/n:Invoice/cac:TaxTotal[2]/cac:TaxSubtotal/cbc:PerUnitAmount", ["50.00"]]
    ])
  })

  it("has maker, benefits and cash register each in an extension of its own, in front of the signature's", () => {
    assertFacts("Invoice", xml, [
      [`${extension(1)}/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID`, ["900373115"]],
      [
        `${extension(2)}/${manufacturer}`,
        [
          "NombreApellido",
          "Lucía Rincón Ávila",
          "RazonSocial",
          "Café Piñón y Cía. S.A.S.",
          "NombreSoftware",
          "Caja Piñón"
        ]
      ],
      [
        `${extension(3)}/n:BeneficiosComprador/n:InformacionBeneficiosComprador/*`,
        ["Codigo", "222222222222", "NombresApellidos", "consumidor final", "Puntos", "0"]
      ],
      [
        `${extension(4)}/n:PuntoVenta/n:InformacionCajaVenta/*`,
        [
          "PlacaCaja",
          "CJ-0101",
          "UbicaciónCaja",
          "Carrera 7 # 71-21, local 3",
          "Cajero",
          "Óscar Peña",
          "TipoCaja",
          "Caja de apoyo",
          "CódigoVenta",
          "V-2",
          "SubTotal",
          "100100.00"
        ]
      ],
      [`${extension(5)}/*`, []]
    ])
    assert.lengthOf(valuesAt("Invoice", xml, "//ext:UBLExtension"), 5)
    assert.isTrue(xml.head.endsWith("<ext:UBLExtension><ext:ExtensionContent>"))
  })

  it("has the key of the annex's formula over what stands in the XML", () => {
    const at = (xpath: string) => valuesAt("Invoice", xml, xpath).join("")
    const seed = [
      at("/n:Invoice/cbc:ID"),
      at("/n:Invoice/cbc:IssueDate"),
      at("/n:Invoice/cbc:IssueTime"),
      at("/n:Invoice/cac:LegalMonetaryTotal/cbc:LineExtensionAmount"),
      "01",
      at("/n:Invoice/cac:TaxTotal[cac:TaxSubtotal//cac:TaxScheme/cbc:ID='01']/cbc:TaxAmount"),
      "040.00030.00",
      at("/n:Invoice/cac:LegalMonetaryTotal/cbc:PayableAmount"),
      at("//cac:AccountingSupplierParty//cac:PartyTaxScheme/cbc:CompanyID"),
      at("//cac:AccountingCustomerParty//cac:PartyTaxScheme/cbc:CompanyID"),
      "12345",
      at("/n:Invoice/cbc:ProfileExecutionID")
    ]
    assert.strictEqual(key.value, createHash("sha384").update(seed.join("")).digest("hex"))
  })
})

const seed: typeof InvoiceSeed.Type = {
  text: ["á"],
  type: "01",
  foreign: false,
  converted: false,
  cash: "exact",
  buyer: "person",
  credit: false,
  discount: "none",
  charge: "none",
  prepaid: false,
  detailed: false,
  lines: [{ text: ["a"], quantity: 100, price: 10_000, ivaRate: 19, kind: "plain" }]
}

const x = "xáx"
const own: ReadonlyArray<readonly [code: EquivalentCode, profile: string, operation: string, facts: Facts]> = [
  [
    "25",
    "DIAN 2.1: Boleta de ingreso a cine",
    "10",
    [
      [`${extension(3)}/n:ShowroomInformation/n:Showroom`, [x]],
      [`${extension(3)}/n:ShowroomInformation/n:ShowroomAddress`, [x]],
      [`${extension(3)}/n:ShowroomInformation/n:DataShow/*`, [x, x, x, x, "2026-01-16", "18:30"]],
      [`${extension(3)}//n:ExhibitionRoom | ${extension(3)}//n:TimeFunction`, [x, "18:30"]]
    ]
  ],
  ["27", "DIAN 2.1: Boleta de ingreso a espectáculos públicos", "10", []],
  [
    "32",
    "DIAN 2.1: Documento en juegos localizados - relación diaria de control de ventas",
    "321",
    [
      [`${extension(3)}/n:InfoEstablishment/n:InfoPoint/*`, [x, "2500000.50"]],
      [`${extension(3)}/n:InfoEstablishment/n:GameInformation/*`, [x, "12", x, "0"]],
      [
        `${extension(3)}/n:InfoEstablishment/n:CreditValueOfTheMachine/n:CreditValue[@currencyID='COP']`,
        ["1000.00", "0.50"]
      ]
    ]
  ],
  [
    "35",
    "DIAN 2.1: Documento Equivalente Tiquete de Transporte  Terrestre de Pasajeros",
    "10",
    [
      [
        `${extension(3)}/n:InformacionAdicional/n:InformacionTicket/n:Name`,
        ["ModoTransporte", "IDMediodeTransporte", "Mediodetransporte", "LugardeOrigen", "LugardeDestino"]
      ],
      [`${extension(3)}/n:InformacionAdicional/n:InformacionTicket/n:Value`, [x, x, x, x, x]]
    ]
  ],
  ["40", "DIAN 2.1: Documento Equivalente para el Cobro de Peajes", "10", []],
  ["45", "DIAN 2.1: Extracto", "10", []],
  [
    "50",
    "DIAN 2.1: Documento equivalente – Tiquete o boleto aéreo de pasajeros",
    "10",
    [
      [
        `${extension(3)}/n:Interoperabilidad/n:Group/@schemeName`,
        ["Tiquete o billete de transporte aéreo de pasajeros"]
      ],
      [`${extension(3)}//n:Collection/n:AdditionalInformation/*`, ["NumeroReserva", x]],
      [
        `${extension(3)}//n:Collectiontraveler/n:AdditionalInformation/*`,
        ["No.Documento", "80101010", "NombreApellido", x, "ElectronicMail", x]
      ]
    ]
  ],
  [
    "55",
    "DIAN 2.1: Comprobante de liquidación de operaciones expedido por Bolsa de Valores y operaciones de la bolsa agropecuaria y de otros commodities",
    "55",
    [
      [
        `${extension(2)}/n:CustomTagGeneral/n:Group/n:CollectionSoftware/*`,
        [
          "NombreApellido",
          x,
          "RazonSocial",
          x,
          "Número de Identificación Tributaria -NIT",
          "900373115",
          "NombredelSoftware",
          x
        ]
      ],
      [
        `${extension(2)}/n:CustomTagGeneral/n:Group/n:AdditionalCollection/*`,
        ["Consecutivo", x, "Fecha de cumplimiento", "2026-01-20"]
      ],
      [
        `${extension(2)}/n:CustomTagGeneral/n:Group/n:CollectionTotal/*`,
        [
          "Cantidad nominal",
          "1000000000.00",
          "precio de registro",
          "103.769",
          "montoderendimientos",
          "37690000.00",
          "Valor",
          "1037690000.00",
          "Porcentaje de la comisión",
          "0.002"
        ]
      ],
      ["//n:FabricanteSoftware", []]
    ]
  ]
]

it.each(["07", "08"] as const)("the XML of a ticket in contingency, %s, is that of a ticket", (code) => {
  const { xml } = renderDocument("EquivalentCreate", generatedEquivalent(seed, code))
  assertFacts("Invoice", xml, [
    ["/n:Invoice/cbc:InvoiceTypeCode", [code]],
    ["/n:Invoice/cbc:ProfileID", ["DIAN 2.1: Documento Equivalente POS"]],
    ["//sts:AuthorizedInvoices/sts:Prefix", ["EPOS"]],
    ["//cac:AdditionalDocumentReference/*", code === "08" ? [x, "2026-01-14"] : []],
    [`${extension(4)}/n:PuntoVenta/n:InformacionCajaVenta/n:Name[1]`, ["PlacaCaja"]]
  ])
})

describe("the other equivalents", () => {
  it.each(own)("%s: %s", (code, profile, operation, facts) => {
    const { xml } = renderDocument("EquivalentCreate", generatedEquivalent(seed, code))
    assertFacts("Invoice", xml, [
      ["/n:Invoice/cbc:InvoiceTypeCode", [code]],
      ["/n:Invoice/cbc:ProfileID", [profile]],
      ["/n:Invoice/cbc:CustomizationID", [operation]],
      ["//sts:InvoiceControl", []],
      ...(code === "55"
        ? []
        : ([
            [`${extension(2)}/${manufacturer}`, ["NombreApellido", x, "RazonSocial", x, "NombreSoftware", x]]
          ] as Facts)),
      ...facts
    ])
  })

  it("has a case for every type but the POS ticket", () => {
    assert.sameMembers([...ticketCodes, ...own.map(([code]) => code)], [...equivalentCodes])
  })
})

it("the XML of a note refers to its equivalent by CUDE and type, without the equivalent's own extensions", () => {
  const { key, xml } = renderDocument(
    "EquivalentNoteCreate",
    equivalentNoteExample({ number: 1, date: now, reference })
  )
  assertFacts("CreditNote", xml, [
    ["/n:CreditNote/cbc:CustomizationID", ["20"]],
    ["/n:CreditNote/cbc:ProfileID", ["DIAN 2.1: Nota de ajuste crédito al documento equivalente"]],
    ["/n:CreditNote/cbc:CreditNoteTypeCode", ["94"]],
    ["/n:CreditNote/cbc:UUID[@schemeName='CUDE-SHA384']", [key.value]],
    ["//cac:DiscrepancyResponse/*", ["EPOS1", "2", "Anulación del documento equivalente electrónico"]],
    ["//cac:BillingReference/cac:InvoiceDocumentReference/*", ["EPOS1", "ef".repeat(48), "2026-01-14", "20"]],
    ["//cac:BillingReference//cbc:UUID/@schemeName", ["CUDE-SHA384"]],
    ["//sts:InvoiceControl", []],
    ["//n:FabricanteSoftware | //n:PuntoVenta | //n:BeneficiosComprador", []],
    ["/n:CreditNote/cac:LegalMonetaryTotal/*", ["100100.00", "100000.00", "119150.00", "119150.00"]]
  ])
  assert.lengthOf(valuesAt("CreditNote", xml, "//ext:UBLExtension"), 2)
})

it("the XML of a note that debits is a DebitNote, whose reference states no type", () => {
  const body = { ...equivalentNoteExample({ number: 1, date: now, reference }), TypeCode: "93", CorrectionCode: "3" }
  const { key, xml } = renderDocument("EquivalentNoteCreate", body)
  assertFacts("DebitNote", xml, [
    ["/n:DebitNote/cbc:CustomizationID", ["20"]],
    ["/n:DebitNote/cbc:ProfileID", ["DIAN 2.1: Nota de ajuste débito al documento equivalente"]],
    ["/n:DebitNote/cbc:UUID[@schemeName='CUDE-SHA384']", [key.value]],
    ["//cbc:CreditNoteTypeCode | //cbc:InvoiceTypeCode", []],
    ["//cac:BillingReference/cac:InvoiceDocumentReference/*", ["EPOS1", "ef".repeat(48), "2026-01-14"]],
    ["//n:FabricanteSoftware | //sts:InvoiceControl", []],
    ["/n:DebitNote/cac:RequestedMonetaryTotal/*", ["100100.00", "100000.00", "119150.00", "119150.00"]],
    ["/n:DebitNote/cac:DebitNoteLine/cbc:DebitedQuantity", ["1.00", "1.00"]]
  ])
  const seedOfKey = ["NAE1", "2026-01-15", "10:00:00-05:00", "100100.00", "01", "19000.00", "040.00030.00", "119150.00"]
  const parties = ["900373115", "222222222222", "12345", "2"]
  assert.strictEqual(
    key.value,
    createHash("sha384")
      .update([...seedOfKey, ...parties].join(""))
      .digest("hex")
  )
})

const generators: ReadonlyArray<
  readonly [
    root: string,
    operation: "EquivalentCreate" | "EquivalentNoteCreate",
    generate: (seed: typeof InvoiceSeed.Type) => ReadonlyArray<object>
  ]
> = [
  ["Invoice", "EquivalentCreate", (of) => equivalentCodes.map((code) => generatedEquivalent(of, code))],
  ["CreditNote", "EquivalentNoteCreate", (of) => [generatedEquivalentNote(of, reference)]],
  ["DebitNote", "EquivalentNoteCreate", (of) => [generatedEquivalentNote(of, reference, "93")]]
]

describe.each(generators)("any %s of %s", (root, operation, generate) => {
  it.effect.prop("is canonical as it stands (libxml2 changes no byte)", { seed: InvoiceSeed }, (drawn) =>
    Effect.sync(() => {
      for (const body of generate(drawn.seed)) {
        const { head, tail } = renderDocument(operation, body).xml
        using document = XmlDocument.fromString(head + tail)
        assert.strictEqual(document.canonicalizeToString(), head + tail)
      }
    })
  )

  describe.skipIf(!schemasAvailable)("against the schemas of OASIS and the DIAN (../shared/dian/xsd)", () => {
    const errorsOf = schemasAvailable ? loadSchema(root) : () => []

    // the schema requires content in every extension; the signature takes this place later
    it.effect.prop("is valid", { seed: InvoiceSeed }, (drawn) =>
      Effect.sync(() => {
        for (const body of generate(drawn.seed)) {
          const { head, tail } = renderDocument(operation, body).xml
          assert.deepStrictEqual(errorsOf(`${head}<x xmlns="urn:x"></x>${tail}`), [])
        }
      })
    )
  })
})
