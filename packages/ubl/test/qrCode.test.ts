import { checkKey } from "@radicar/ubl/inner/verify/check/checkKey"
import { checkStructure } from "@radicar/ubl/inner/verify/check/checkStructure"
import { together } from "@radicar/ubl/inner/verify/Finding"
import { readFacts } from "@radicar/ubl/inner/verify/facts/readFacts"
import { assert, describe, it } from "@effect/vitest"
import { expectationOf, goldens } from "./support/goldens.ts"
import { parsedXml } from "./support/parsedXml.ts"

const golden = goldens.find(({ name }) => name === "invoice/dense")!
const [, key = ""] = expectationOf(golden).key.split("\n")

/**
 * The failed checks and the notes about the QR code of the invoice, if its code is `text`; without `text` it has none.
 */
const judge = (text?: string) => {
  const code = text === undefined ? "" : `<sts:QRCode>${text}</sts:QRCode>`
  const xml = expectationOf(golden).xml.replace(/<sts:QRCode>[^<]*<\/sts:QRCode>/u, code)
  const facts = readFacts(parsedXml(xml.replaceAll(/>\n\s*</gu, "><")))!
  const { checks, notes } = together(checkStructure(facts), checkKey(facts, {} as never, undefined))
  return {
    failed: checks.filter(({ ok }) => !ok).map(({ check }) => check),
    notes: notes.map(({ note }) => note).filter((note) => note.includes("rCode"))
  }
}

describe("the QR code of a document", () => {
  // the forms that shared/dian/corrections.md lists, from an official sample and documents of others
  it.each([
    `https://catalogo-vpfe-hab.dian.gov.co/document/searchqr?documentkey=${key}`,
    `https://catalogo-vpfe.dian.gov.co/Document/FindDocument?documentKey=${key}&amp;partitionKey=co|06|f9&amp;emissionDate=20190620`,
    `https://catalogo-vpfe.dian.gov.co/Document/ShowDocumentToPublic/${key}`,
    `https://catalogo-vpfe.dian.gov.co/document/searchqr?DocumentKey=${key.toUpperCase()}`,
    `NumFac: A1 CUFE: ${key.toUpperCase()}`,
    `NroFactura=SETP990000002\nNitFacturador=800197268\n${key}`
  ])("names its key in %s", (text) => {
    assert.deepStrictEqual(judge(text), { failed: [], notes: [] })
  })

  it("names another key only where that has 96 hexadecimal digits", () => {
    assert.deepStrictEqual(judge(`documentkey=${"ab".repeat(48)}`), { failed: ["qrCode"], notes: [] })
    for (const text of [`documentkey=${key.slice(1)}`, `documentkey=0${key}`, "documentkey=", "SETP990000002"]) {
      assert.deepStrictEqual(judge(text), { failed: [], notes: ["qrCodeWithoutKey"] })
    }
  })

  it("is said to be empty if it is empty or missing, which alone makes no document invalid", () => {
    for (const text of ["", " ", undefined]) {
      assert.deepStrictEqual(judge(text), { failed: [], notes: ["emptyQrCode"] })
    }
  })
})
