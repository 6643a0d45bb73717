import { readFileSync } from "node:fs"
import { BigDecimal, Result } from "effect"
import { describe, expect, it } from "@effect/vitest"
import { checkDigit } from "../src/internal/nit.ts"
import { agree, keyAmount } from "../src/internal/judge/amount.ts"
import { billingKindOf } from "../src/internal/judge/billing/billingKinds.ts"
import { businessDaysAfter, dayNumber, isBusinessDay } from "../src/internal/judge/event/businessDays.ts"
import { computeDocumentKey } from "../src/internal/judge/billing/JudgedDocument.ts"
import { computeEventKey } from "../src/internal/judge/event/JudgedEvent.ts"
import { payrollPart } from "../src/internal/judge/payroll/JudgedPayroll.ts"
import { computePayrollKey } from "../src/internal/judge/payroll/JudgedPayroll.ts"
import { judgedDocument } from "../src/internal/judge/billing/JudgedDocument.ts"
import { isSameName } from "../src/internal/judge/signature/distinguishedName.ts"
import { parseXml } from "../src/internal/xml/parseXml.ts"
import { embeddedRegistry } from "../src/SandboxRegistry.ts"
import { holidaysFile, holidaysText } from "../generate/holidays.ts"
import { rootNamespacesOf } from "./support/invoiceText.ts"

const decimal = BigDecimal.fromStringUnsafe

/** An invoice reduced to what its key is made of. */
const skeleton = (fields: {
  readonly number: string
  readonly type: string
  readonly date: string
  readonly time: string
  readonly gross: string
  readonly taxes: ReadonlyArray<readonly [string, string]>
  readonly payable: string
  readonly supplier: string
  readonly customer: string
  readonly environment: string
  readonly root?: "Invoice" | "CreditNote" | "DebitNote"
}): string => {
  const root = fields.root ?? "Invoice"
  const totals = root === "DebitNote" ? "RequestedMonetaryTotal" : "LegalMonetaryTotal"
  const type = root === "DebitNote" ? "" : `<cbc:${root}TypeCode>${fields.type}</cbc:${root}TypeCode>`
  const party = (role: string, id: string): string =>
    `<cac:${role}><cac:Party><cac:PartyTaxScheme><cbc:CompanyID>${id}</cbc:CompanyID></cac:PartyTaxScheme></cac:Party></cac:${role}>`
  const taxes = fields.taxes.map(
    ([code, amount]) =>
      `<cac:TaxTotal><cbc:TaxAmount>${amount}</cbc:TaxAmount><cac:TaxSubtotal><cac:TaxCategory><cac:TaxScheme><cbc:ID>${code}</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>`
  )
  return (
    `<${root}${rootNamespacesOf(root)}><ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><sts:DianExtensions><sts:InvoiceControl><sts:InvoiceAuthorization>1</sts:InvoiceAuthorization></sts:InvoiceControl>` +
    `<sts:SoftwareProvider><sts:SoftwareID>s</sts:SoftwareID></sts:SoftwareProvider></sts:DianExtensions></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>` +
    `<cbc:ProfileExecutionID>${fields.environment}</cbc:ProfileExecutionID><cbc:ID>${fields.number}</cbc:ID><cbc:IssueDate>${fields.date}</cbc:IssueDate><cbc:IssueTime>${fields.time}</cbc:IssueTime>${type}` +
    `${party("AccountingSupplierParty", fields.supplier)}${party("AccountingCustomerParty", fields.customer)}${taxes.join("")}` +
    `<cac:${totals}><cbc:LineExtensionAmount>${fields.gross}</cbc:LineExtensionAmount><cbc:PayableAmount>${fields.payable}</cbc:PayableAmount></cac:${totals}></${root}>`
  )
}

const unsigned = { findings: [], signingDate: undefined, signedAt: undefined }

const keyFor = (xml: string, secret: string): string | undefined => {
  using document = Result.getOrThrow(parseXml(Buffer.from(xml, "utf8")))
  const kind = billingKindOf(document.root)!
  const registry = {
    ...embeddedRegistry,
    software: [{ id: "s", pin: secret }],
    ranges: [{ ...embeddedRegistry.ranges[0]!, authorization: "1", prefix: "", technicalKey: secret }]
  }
  const knowledge = { registry, chain: undefined, documents: new Map(), events: new Map(), payrolls: [] }
  return computeDocumentKey(judgedDocument(document.root, kind, knowledge, unsigned, 0))
}

describe("document key", () => {
  it("reproduces the annex's CUFE", () => {
    const xml = skeleton({
      number: "323200000129",
      type: "01",
      date: "2019-01-16",
      time: "10:53:10-05:00",
      gross: "1500000.00",
      taxes: [["01", "285000.00"]],
      payable: "1785000.00",
      supplier: "700085371",
      customer: "800199436",
      environment: "1"
    })
    expect(keyFor(xml, "693ff6f2a553c3646a063436fd4dd9ded0311471")).toBe(
      "8bb918b19ba22a694f1da11c643b5e9de39adf60311cf179179e9b33381030bcd4c3c3f156c506ed5908f9276f5bd9b4"
    )
  })

  it("reproduces the official sample's CUFE", () => {
    const xml = skeleton({
      number: "SETP990000002",
      type: "01",
      date: "2019-06-20",
      time: "09:15:23-05:00",
      gross: "12600.06",
      taxes: [["01", "2424.01"]],
      payable: "14024.07",
      supplier: "900508908",
      customer: "900108281",
      environment: "2"
    })
    expect(keyFor(xml, "fc8eac422eba16e22ffd8c6f94b3f40a6e38162c")).toBe(
      "941cf36af62dbbc06f105d2a80e9bfe683a90e84960eae4d351cc3afbe8f848c26c39bac4fbc80fa254824c6369ea694"
    )
  })

  it("reproduces the annex's CUFE with ICA, amounts of six decimals truncated", () => {
    const xml = skeleton({
      number: "8110007871",
      type: "01",
      date: "2019-02-20",
      time: "16:46:55-05:00",
      gross: "235.289999",
      taxes: [
        ["01", "19.009"],
        ["03", "8.28"],
        ["22", "50.00"]
      ],
      payable: "262.569000",
      supplier: "900373076",
      customer: "8355990",
      environment: "2"
    })
    expect(keyFor(xml, "12345")).toBe(
      "955327eb55f8bdf16d069358a063d87e1577a292cb088ec186ed60bbc38e750b7b3980659b278ead789b95f9c51a9ef7"
    )
  })

  it("keys type 03 with the pin: the annex's CUDE formula", () => {
    const xml = skeleton({
      number: "8110007871",
      type: "03",
      date: "2019-01-12",
      time: "07:00:00-05:00",
      gross: "5000.00",
      taxes: [["01", "950.00"]],
      payable: "5950.00",
      supplier: "900373076",
      customer: "8355990",
      environment: "1"
    })
    expect(keyFor(xml, "12301")).toBe(
      "907e4444decc9e59c160a2fb3b6659b33dc5b632a5008922b9a62f83f757b1c448e47f5867f2b50dbdb96f48c7681168"
    )
  })
})

describe("document key of other kinds", () => {
  it.each([
    [
      "the annex's credit note",
      { number: "8110007871", type: "91", root: "CreditNote", date: "2019-01-12", time: "07:00:00-05:00" },
      { gross: "5000.00", taxes: [["01", "950.00"]], payable: "5950.00" },
      { supplier: "900373076", customer: "8355990", environment: "1" },
      "12301",
      "907e4444decc9e59c160a2fb3b6659b33dc5b632a5008922b9a62f83f757b1c448e47f5867f2b50dbdb96f48c7681168"
    ],
    [
      "the official debit note",
      { number: "ND1", type: "", root: "DebitNote", date: "2019-06-21", time: "09:15:23-05:00" },
      { gross: "12600.06", taxes: [["01", "2394.01"]], payable: "14994.07" },
      { supplier: "900508908", customer: "900108281", environment: "2" },
      "20191",
      "9d9ab37faf74a9d2e978e9f62221a7c07da4426588c7acf388938774448a93f6d36b49f3cfab564bdecaed0bed853d28"
    ],
    [
      "the annex's support document",
      { number: "0000000001", type: "05", date: "2020-10-24", time: "14:04:35-05:00" },
      { gross: "15000.00", taxes: [["01", "19.00"]], payable: "16350.00" },
      { supplier: "900373076", customer: "8355990", environment: "1" },
      "12345",
      "bf4bb6920d5054ac065ddb7e6df0398e63e3ba2ff29cb341edd7d46ee8f2ea1802f84aaca91a19a24623e5e3baff3a71"
    ],
    [
      "the official ticket of a point of sale",
      { number: "EPOS002", type: "20", date: "2022-09-07", time: "16:31:02-05:00" },
      { gross: "100100.00", taxes: [["01", "19000.00"]], payable: "119150.00" },
      { supplier: "2022516216", customer: "222222222222", environment: "2" },
      "12345",
      "63586429c4577b7461150bdc28ed35cbee4edb3fe8872d4ef55d74f7b7a9ecd062419600290208fc869ca94c47e895ca"
    ],
    [
      "the official liquidation of a stock exchange",
      { number: "DEBVC1", type: "55", date: "2023-04-03", time: "15:05:40-05:00" },
      { gross: "14454.43", taxes: [["01", "3943.22"]], payable: "18397.65" },
      { supplier: "2023302139", customer: "1073234714", environment: "2" },
      "12345",
      "48a28acc8560ff4b135ed357c946f61b295066712115ccf2f51b231e623e5db49a362611e431ff75d7737b910bdab5a0"
    ]
  ] as const)("reproduces that of %s", (_, header, amounts, rest, pin, expected) => {
    expect(keyFor(skeleton({ ...header, ...amounts, ...rest }), pin)).toBe(expected)
  })
})

describe("event key", () => {
  it.each([
    [
      "the annex's event",
      ["1", "2019-04-30", "19:48:50-05:00", "99998888", "800197268", "030", "FE123", "01"],
      "11111",
      "0d91ba25b01f5e7dbda870a11b274501d3a62a73e91932c473c86c93f12a142a2ac45876efcde3e679024a01c0be41f9"
    ],
    [
      "an official signed acknowledgement",
      ["120", "2020-10-14", "18:30:37-05:00", "900373991", "900373987", "030", "SETG980000545", "01"],
      "20191",
      "4fbe1fe0982dd3686ff227a22fce0fe99e0ab7630917b66c2c37b5b0e5cb1b9496cd2ef9f7dab041e77f1c50a645d96b"
    ]
  ] as const)("reproduces that of %s", (_, [id, date, time, sender, receiver, code, number, type], pin, expected) => {
    const party = (role: string, nit: string): string =>
      `<cac:${role}><cac:PartyTaxScheme><cbc:CompanyID>${nit}</cbc:CompanyID></cac:PartyTaxScheme></cac:${role}>`
    const xml =
      `<ApplicationResponse${rootNamespacesOf("ApplicationResponse")}><cbc:ID>${id}</cbc:ID><cbc:IssueDate>${date}</cbc:IssueDate><cbc:IssueTime>${time}</cbc:IssueTime>` +
      `${party("SenderParty", sender)}${party("ReceiverParty", receiver)}<cac:DocumentResponse><cac:Response><cbc:ResponseCode>${code}</cbc:ResponseCode></cac:Response>` +
      `<cac:DocumentReference><cbc:ID>${number}</cbc:ID><cbc:DocumentTypeCode>${type}</cbc:DocumentTypeCode></cac:DocumentReference></cac:DocumentResponse></ApplicationResponse>`
    using document = Result.getOrThrow(parseXml(Buffer.from(xml, "utf8")))
    expect(computeEventKey({ root: document.root, software: { id: "s", pin: pin } })).toBe(expected)
  })
})

describe("payroll key", () => {
  const cune = (xml: string): string => {
    using document = Result.getOrThrow(parseXml(Buffer.from(xml, "utf8")))
    return computePayrollKey(payrollPart(document.root), { id: "s", pin: "693" })
  }
  const general = (time: string, type: string): string =>
    `<InformacionGeneral Ambiente="1" FechaGen="2020-01-16" HoraGen="${time}" TipoXML="${type}"/><Empleador NIT="700085371"/>`
  const individual = (time: string): string =>
    `<NominaIndividual xmlns="dian:gov:co:facturaelectronica:NominaIndividual"><NumeroSecuenciaXML Numero="N00001"/>${general(time, "102")}<Trabajador NumeroDocumento="800199436"/>` +
    `<DevengadosTotal>3500000.00</DevengadosTotal><DeduccionesTotal>1000000.00</DeduccionesTotal><ComprobanteTotal>2500000.00</ComprobanteTotal></NominaIndividual>`

  it("reproduces the values of other implementations, one of them with a misprinted time", () => {
    expect(cune(individual("10:53:10-05:00"))).toBe(
      "dae35b4dfdf10939502c96278feb97be1af6cd5653bd662ca29b5c9cdf2729464b51d272ba0008586cf153b46f87a2bd"
    )
    expect(cune(individual("1053:10-05:00"))).toBe(
      "b8f9b6c24de07ffd92ea5467433a3b69357cfaffa7c19722db94b2e0eca41d057085a54f484b5da15ff585e773b0b0ab"
    )
  })

  it("has zeros for the amounts and the worker of a deletion", () => {
    const xml = `<NominaIndividualDeAjuste xmlns="dian:gov:co:facturaelectronica:NominaIndividualDeAjuste"><TipoNota>2</TipoNota><Eliminar><NumeroSecuenciaXML Numero="NA0002"/>${general("10:53:10-05:00", "103")}</Eliminar></NominaIndividualDeAjuste>`
    expect(cune(xml)).toBe(
      "e799a2018ba9943d078e90d81afbf3b4589e13e8b49f5f3b396fa7bcd6139b4125eea5a16401875b876dd7c7761c1f9f"
    )
  })
})

describe("business days", () => {
  // Published holidays of Colombia, those on weekends too: Ley 51 de 1983, and from 2026 on Ley 2578 de 2026 (9 July,
  // kept on the Monday).
  const published: Readonly<Record<string, string>> = {
    2024: "01-01 01-08 03-25 03-28 03-29 05-01 05-13 06-03 06-10 07-01 07-20 08-07 08-19 10-14 11-04 11-11 12-08 12-25",
    2025: "01-01 01-06 03-24 04-17 04-18 05-01 06-02 06-23 06-30 07-20 08-07 08-18 10-13 11-03 11-17 12-08 12-25",
    2026: "01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15 06-29 07-13 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25",
    2027: "01-01 01-11 03-22 03-25 03-26 05-01 05-10 05-31 06-07 07-05 07-12 07-20 08-07 08-16 10-18 11-01 11-15 12-08 12-25"
  }

  it.each(Object.keys(published))("are in %s all but weekends and holidays", (year) => {
    const holidays = new Set(published[year]?.split(" "))
    const [start, end] = [dayNumber(`${year}-01-01`), dayNumber(`${year}-12-31`)]
    for (let number = start; number <= end; number++) {
      const date = new Date(number * 86_400_000)
      const expected = ![0, 6].includes(date.getUTCDay()) && !holidays.has(date.toISOString().slice(5, 10))
      expect([date.toISOString().slice(0, 10), isBusinessDay(number)]).toEqual([
        date.toISOString().slice(0, 10),
        expected
      ])
    }
  })

  it.each(["2026-01-17", "2026-01-18"])("%s is none", (date) => {
    expect(isBusinessDay(dayNumber(date))).toBe(false)
  })

  it.each(["2026-01-06", "2026-01-13", "2026-04-01", "2026-04-06", "2026-06-30", "2026-11-03"])("%s is one", (date) => {
    expect(isBusinessDay(dayNumber(date))).toBe(true)
  })

  it("are counted from the day after", () => {
    expect(businessDaysAfter(dayNumber("2026-01-08"), 3)).toBe(dayNumber("2026-01-14"))
  })

  it("leave out 13 July 2026, which is 9 July kept on the Monday", () => {
    expect(businessDaysAfter(dayNumber("2026-07-08"), 3)).toBe(dayNumber("2026-07-14"))
  })

  it("are written from date-holidays (pnpm --filter @radicar/sandbox generate)", () => {
    expect(readFileSync(holidaysFile, "utf8")).toBe(holidaysText())
  })
})

describe("check digit", () => {
  it.each([
    ["800197268", "4"],
    ["900373076", "4"],
    ["900508908", "9"],
    ["900108281", "3"],
    ["700085371", "1"],
    ["860028580", "2"],
    ["890903938", "8"],
    ["899999063", "3"]
  ])("of %s is %s", (nit, digit) => {
    expect(checkDigit(nit)).toBe(digit)
  })

  it("does not exist for what is no NIT", () => {
    expect([checkDigit(""), checkDigit("90037311A"), checkDigit("1".repeat(16))]).toEqual([
      undefined,
      undefined,
      undefined
    ])
  })
})

describe("amounts", () => {
  it.each([
    ["100.50", "102.49", true],
    ["100.50", "102.50", true],
    ["101.50", "104.50", true],
    ["100.50", "102.51", false],
    ["101.50", "99.50", true],
    ["101.50", "99.49", false],
    ["0.1", "2.4", true],
    ["123456789012345678.00", "123456789012345681.00", false]
  ])("%s and %s agree after rounding half to even: %s", (left, right, expected) => {
    expect(agree(decimal(left), decimal(right))).toBe(expected)
  })

  it.each([
    ["1.999999", "1.99"],
    ["0", "0.00"],
    ["0.1", "0.10"],
    ["1500000", "1500000.00"],
    ["-1.239", "-1.23"]
  ])("%s enters a key as %s", (value, text) => {
    expect(keyAmount(decimal(value))).toBe(text)
  })
})

describe("issuer names", () => {
  const issuer = {
    C: "CO",
    L: "Bogotá, D.C.",
    O: 'ECD "Uno" S.A.',
    CN: "Autoridad Subordinada",
    emailAddress: "info@ecd.co"
  }

  it.each([
    'C=CO,L=Bogotá\\, D.C.,O=ECD \\"Uno\\" S.A.,CN=Autoridad Subordinada,1.2.840.113549.1.9.1=#160b696e666f406563642e636f',
    'E=info@ecd.co, CN=Autoridad Subordinada, O=ECD \\"Uno\\" S.A., L="Bogotá, D.C.", C=CO',
    "CN=Autoridad Subordinada,C=CO,emailAddress=info@ecd.co,O=ECD \\22Uno\\22 S.A.,L=Bogot\\C3\\A1\\2C D.C."
  ])("%s is the issuer's", (written) => {
    expect(isSameName(written, issuer)).toBe(true)
  })

  it.each(["", "C=CO", 'E=info@ecd.co, CN=Autoridad Subordinada, O=ECD \\"Dos\\" S.A., L="Bogotá, D.C.", C=CO'])(
    "%s is not",
    (written) => {
      expect(isSameName(written, issuer)).toBe(false)
    }
  )
})
