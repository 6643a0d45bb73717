import { equivalentExample, equivalentNoteExample } from "@radicar/domain/inner/example/equivalentExample"
import { equivalentSpdExample } from "@radicar/domain/inner/example/equivalentSpdExample"
import { writeJson } from "@radicar/domain/inner/json/JsonValue"
import { equivalentCodes, generatedEquivalent } from "@radicar/fixtures/generated/generatedEquivalent"
import { type InvoiceSeed, now } from "@radicar/fixtures/generated/generatedInvoice"
import type { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { readXml } from "@radicar/ubl/inner/read/readXml"
import { assert, describe, it } from "@effect/vitest"
import { XmlDocument, type XmlElement } from "libxml2-wasm"
import { parsedXml } from "./support/parsedXml.ts"
import { renderDocument } from "./support/renderDocument.ts"
import { roundTrip } from "./support/roundTrip.ts"

type Operation = keyof typeof documentTypes
type Body = object & { readonly Items: ReadonlyArray<object> }

/** The three notes as sample "SPD-HIBRIDA" of the DIAN's DEE toolbox V1-3 has them. */
const notes = {
  own: "B/S ingreso propio",
  collected: "B/S Ingresos Recaudados para Terceros",
  invoiced: "B/S Ingresos Facturados para terceros"
}

const collected = { Id: "860034594", IdentificationType: "31", Name: "Transportes de Ejemplo S.A.", IncomeCode: "1" }
const invoiced = { Id: "1020304050", IdentificationType: "13", IncomeCode: "2" }

/** A body with lines of 1000 pesos without taxes. */
const withLines = (body: Body, ...lines: ReadonlyArray<object>) => {
  const total = lines.length * 1000
  return {
    ...body,
    Items: lines.map((line) => ({
      Code: "PEA",
      Description: "Peaje",
      Quantity: 1,
      Price: 1000,
      SubtotalAmount: 1000,
      UnitCode: "94",
      ...line
    })),
    LegalMonetaryTotal: { GrossAmount: total, TaxExclusiveAmount: 0, TaxInclusiveAmount: total, PayableAmount: total }
  }
}

const note = equivalentNoteExample({
  number: 1,
  date: now,
  reference: { uuid: "EF".repeat(48), number: "EPOS1", date: "2026-01-14" }
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

/** A body of every type that may state a principal, by its type code. */
const bodies: ReadonlyArray<readonly [typeCode: string, operation: Operation, body: Body]> = [
  ...equivalentCodes.map((code) => [code, "EquivalentCreate", generatedEquivalent(seed, code)] as const),
  ["60", "EquivalentSpdCreate", equivalentSpdExample({ number: 1, date: now })],
  ["94", "EquivalentNoteCreate", note],
  ["93", "EquivalentNoteCreate", { ...note, TypeCode: "93" }]
]

const ticket = equivalentExample({ number: 1, date: now })

const textOf = (operation: Operation, body: Body): string => {
  const { head, tail } = renderDocument(operation, body).xml
  return head + tail
}

/** The number of each line with its scheme, its notes, and the identification and name of its principal. */
const linesOf = (xml: string): ReadonlyArray<ReadonlyArray<string>> => {
  using document = XmlDocument.fromString(xml)
  const namespaces = {
    cac: "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
    cbc: "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"
  }
  const agent = "cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty"
  const id = `${agent}/cac:PartyIdentification/cbc:ID`
  const stated = `cbc:ID/@schemeID | cbc:Note | ${id}/@schemeID | ${id}/@schemeName | ${id} | ${agent}/cac:PartyName/cbc:Name`
  return document
    .find("/*/cac:*[substring(local-name(), string-length(local-name()) - 3) = 'Line']", namespaces)
    .map((line) => (line as XmlElement).find(stated, namespaces).map(({ content }) => content))
}

const read = (xml: string) => {
  const document = readXml(parsedXml(xml))
  assert.isDefined(document)
  const { Items } = JSON.parse(writeJson(document!.body))
  return {
    lines: (Items as ReadonlyArray<Record<string, unknown>>).map(({ Note, Principal }) => ({ Note, Principal })),
    unread: document!.unread
  }
}

describe.each(bodies)("a document of type %s", (_, operation, body) => {
  it("says of each line whose income it is, as the samples do, and is read back", () => {
    const mixed = withLines(
      body,
      { Note: "placa ABC123" },
      { Principal: collected, Note: notes.collected },
      { Principal: invoiced }
    )
    assert.deepStrictEqual(linesOf(textOf(operation, mixed)), [
      ["0", notes.own, "placa ABC123"],
      ["1", notes.collected, notes.collected, "860034594", "1", "31", "Transportes de Ejemplo S.A."],
      ["2", notes.invoiced, "1020304050", "13"]
    ])
    const { differences, read: again, texts } = roundTrip(operation, mixed)
    assert.deepStrictEqual([again.unread, differences], [[], []])
    assert.strictEqual(texts[1], texts[0])
  })

  it("has neither schemes nor notes of income if no line has a principal", () => {
    assert.deepStrictEqual(linesOf(textOf(operation, withLines(body, {}, { Note: "placa ABC123" }))), [
      [],
      ["placa ABC123"]
    ])
  })
})

describe("a ticket of another program", () => {
  const mixed = textOf("EquivalentCreate", withLines(ticket, {}, { Principal: invoiced }))
  const ofOwnLine = `<cbc:ID schemeID="0">1</cbc:ID><cbc:Note>${notes.own}</cbc:Note>`

  it("is read if only the line of the principal has a scheme, as in the sample of POS tickets", () => {
    assert.include(mixed, ofOwnLine)
    assert.deepStrictEqual(read(mixed.replace(ofOwnLine, "<cbc:ID>1</cbc:ID>")), {
      lines: [
        { Note: undefined, Principal: undefined },
        { Note: undefined, Principal: invoiced }
      ],
      unread: []
    })
  })

  it("keeps the note of its own income if no line has a principal, and names the scheme as unread", () => {
    const own = textOf("EquivalentCreate", withLines(ticket, {}))
    assert.deepStrictEqual(read(own.replace("<cbc:ID>1</cbc:ID><cbc:Inv", `${ofOwnLine}<cbc:Inv`)), {
      lines: [{ Note: notes.own, Principal: undefined }],
      unread: ["/Invoice/cac:InvoiceLine/cbc:ID/@schemeID"]
    })
  })
})
