import { assert, describe, it } from "@effect/vitest"
import { deflatePart, emptyFile, zipFiles, ZipWriter } from "@radicar/zip/inner/zip"
import { readListing } from "../../src/documents/reconciliation/readListing.ts"

const MEBIBYTE = 1024 * 1024

const headings = [
  "Tipo de documento",
  "CUFE/CUDE",
  "Folio",
  "Prefijo",
  "Fecha Emisión",
  "NIT Emisor",
  "Total",
  "Estado",
  "Grupo"
]

const document = ["Factura electrónica", "a".repeat(96), "7", "SETP", "27-11-2026", "900373115", "1190.50", "Aprobado"]

const cells = (texts: ReadonlyArray<string>): string =>
  texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join("")

const rows = (columns: number): ReadonlyArray<string> =>
  [headings, [...document, "Emitido"]].map((texts) =>
    cells(Array.from({ length: columns }, (_, at) => texts[at] ?? "x"))
  )

const honest = rows(9)
  .map((row) => `<row>${row}</row>`)
  .join("")

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"

const relations = (...targets: ReadonlyArray<readonly [type: string, target: string]>): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`)
    .join("")}</Relationships>`

/** Parts of a workbook of one sheet (ECMA-376). */
const parts = (sheet = honest, strings = "", stringsPath = "sharedStrings.xml"): Record<string, string> => ({
  "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
  "_rels/.rels": relations(["officeDocument", "xl/workbook.xml"]),
  "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": relations(["worksheet", "worksheets/sheet1.xml"], ["sharedStrings", stringsPath]),
  "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
  [`xl/${stringsPath}`]: `<sst xmlns="${main}">${strings}</sst>`
})

const zipped = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipFiles(Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) })))

/** A ZIP with a file of spaces, which is not held in memory. */
const spaces = (name: string, mebibytes: number): Uint8Array => {
  const writer = new ZipWriter()
  const written = [...writer.begin(name)]
  const space = Buffer.alloc(MEBIBYTE, " ")
  let file = emptyFile
  for (let count = 0; count < mebibytes; count++) {
    const part = deflatePart(space, file)
    written.push(writer.add(part.deflated))
    file = part.file
  }
  return Buffer.concat([...written, ...writer.close(file), ...writer.end()])
}

const read = async (file: Uint8Array): Promise<any> =>
  await readListing.run({ bytes: Uint8Array.from(file), nit: "900373115" })

const refusals: ReadonlyArray<readonly [name: string, file: () => Uint8Array, en: string, es: string]> = [
  [
    "200 021 rows",
    () => zipped(parts("<row/>".repeat(200_021))),
    "The listing has more than 200000 rows. Download it for fewer days.",
    "El listado tiene más de 200000 filas. Descárguelo para menos días."
  ],
  ...[
    [
      "41 cells in a row",
      rows(41)
        .map((row) => `<row>${row}</row>`)
        .join("")
    ],
    ["41 cells with one reference", `${honest}<row>${'<c r="A1"/>'.repeat(41)}</row>`],
    ["a reference to column XFD", `${honest}<row r="3"><c r="XFD1"/></row>`],
    ["a reference to column AO", `${honest}<row r="3"><c s="1" r = 'ao3' t="s"><v>0</v></c></row>`],
    ["a reference without quotes", `${honest}<row r="3"><c r=XFD1 ></c></row>`],
    ["a second reference", `${honest}<row r="3"><c r="A3" r="XFD3"/></row>`],
    ["a reference behind a tag in quotes", `${honest}<row r="3"><c a="<b>" r="XFD3"/></row>`],
    ["a cell with a prefix behind a comment", `${honest}<!--"--><row r="3"><x:c r="XFD3"/></row>`],
    ["a cell that follows column AN", `${honest}<row r="3"><c r="AN3"/><c/></row>`]
  ].map(
    ([name = "", sheet]) =>
      [
        name,
        () => zipped(parts(sheet)),
        "The listing has more than 40 columns. Send it as downloaded.",
        "El listado tiene más de 40 columnas. Envíelo tal como se descargó."
      ] as const
  ),
  [
    "500 001 shared texts",
    () => zipped(parts(honest, "<si/>".repeat(500_001))),
    "The listing has more than 500000 texts. Download it for fewer days.",
    "El listado tiene más de 500000 textos. Descárguelo para menos días."
  ],
  [
    "500 001 shared texts in a part that is named like a sheet",
    () => zipped(parts(honest, "<si/>".repeat(500_001), "worksheets/sheet9.xml")),
    "The listing has more than 500000 texts. Download it for fewer days.",
    "El listado tiene más de 500000 textos. Descárguelo para menos días."
  ],
  [
    "two million elements in one shared text",
    () => zipped(parts(honest, `<si>${"<r/>".repeat(2_000_000)}</si>`)),
    "The listing has more than 2000000 elements outside of its sheet. Send it as downloaded.",
    "El listado tiene más de 2000000 elementos fuera de su hoja. Envíelo tal como se descargó."
  ],
  [
    "101 MiB outside of the sheet",
    () => zipped({ ...parts(), "xl/media/image 1.png": " ".repeat(101 * MEBIBYTE) }),
    "The listing inflates to more than 100 MiB outside of its sheet. Download it for fewer days.",
    "El listado descomprimido ocupa más de 100 MiB fuera de su hoja. Descárguelo para menos días."
  ],
  [
    "a sheet of 367 MiB",
    () => spaces("xl/worksheets/sheet1.xml", 367),
    "The listing inflates to more than 366 MiB in its sheet. Download it for fewer days.",
    "El listado descomprimido ocupa más de 366 MiB en su hoja. Descárguelo para menos días."
  ]
]

describe("a workbook to reconcile", () => {
  it.each(refusals)("is refused with %s", async (_, file, en, es) => {
    assert.deepStrictEqual(await read(file()), { unreadable: { en, es } })
  })

  it.each([9, 40])("is read with %d columns", async (columns) => {
    const sheet = rows(columns).map((row) => `<row>${row}</row>`)
    const { listing } = await read(zipped(parts(sheet.join(""))))
    assert.deepStrictEqual(listing.counts, { issued: 1, received: 0, events: 0, others: 0 })
  })

  it("is read with a reference to column AN, 500 000 shared texts and comments", async () => {
    const sheet = `${honest}<!-- <row> " --><row><c r="AN3"><v><![CDATA[<c r="XFD1"/>]]></v></c></row>`
    const { listing } = await read(zipped(parts(sheet, "<si><t>x</t></si>".repeat(500_000))))
    assert.deepStrictEqual(listing.counts, { issued: 1, received: 0, events: 0, others: 0 })
  })

  it.each([
    ["a part that inflates beyond its stated size", "a file is damaged"],
    ["a declaration", "it has a declaration"],
    ["a tag of 300 000 octets", "its markup is too long"],
    ["an entity in a reference", "a cell has an entity"]
  ])("is unreadable with %s", async (name, why) => {
    const sheets: Readonly<Record<string, string>> = {
      "a declaration": `${honest}<!DOCTYPE a>`,
      "a tag of 300 000 octets": `${honest}<a ${" ".repeat(300_000)}/>`,
      "an entity in a reference": `${honest}<row><c r="&#88;FD1"/></row>`
    }
    const file = Buffer.from(zipped(parts(sheets[name])))
    if (sheets[name] === undefined) {
      // the last file of the ZIP, in its local header and in the directory
      const [local, central] = ["PK\u0003\u0004", "PK\u0001\u0002"].map((mark) =>
        file.lastIndexOf(mark, undefined, "latin1")
      )
      file.writeUInt32LE(50, local! + 22)
      file.writeUInt32LE(50, central! + 24)
    }
    const { unreadable } = await read(file)
    assert.strictEqual(
      unreadable.en,
      `The file is not a readable Excel workbook (.xlsx): ${why}. Send it as downloaded.`
    )
  })
})
