/** Makers of files and texts that benchmarks and attacks send. */
import { pngFile } from "@radicar/fixtures/png"
import { zipFiles } from "@radicar/zip/inner/zip"
import { randomBytes } from "node:crypto"

/** Joins a text that is made a number of times, such as 200 000. */
export const repeated = (times: number, text: (index: number) => string): string =>
  Array.from({ length: times }, (_, index) => text(index)).join("")

/** Makes declarations of namespaces, as many as stated. */
export const namespaces = (times: number): string => repeated(times, (index) => ` xmlns:n${index}="urn:n:${index}"`)

/** Inserts attributes into the root of an invoice. */
export const inRoot = (xml: string, attributes: string): string =>
  xml.replace(/<(?:\w+:)?Invoice(?=[\s>])/u, (start) => `${start}${attributes}`)

/** Adds notes to an invoice after its own. */
export const withNotes = (xml: string, times: number): string =>
  xml.replace(/<cbc:Note>[^<]*<\/cbc:Note>/u, (note) => note + "<cbc:Note>x</cbc:Note>".repeat(times))

/** Makes a square PNG of noise, with 1 bit of grey or 8 bits of colours, and the dearest filter: that of Paeth. */
export const noisePng = (side: number, depth: 1 | 8 = 8): Uint8Array => {
  const stride = (depth === 1 ? Math.ceil(side / 8) : side * 3) + 1
  const samples = randomBytes(stride * side)
  for (let line = 0; line < side; line++) samples[line * stride] = 4
  return pngFile({ width: side, height: side, depth, colourType: depth === 1 ? 0 : 2, samples })
}

/** Headings of the columns in a listing of the authority. */
export const listingHeadings: ReadonlyArray<string> =
  "Tipo de documento|CUFE/CUDE|Folio|Prefijo|Fecha Emisión|NIT Emisor|Total|Estado|Grupo".split("|")

/** Makes a mail from headers without a type and files by name. */
export const mailOf = (
  headers: ReadonlyArray<string>,
  files: ReadonlyArray<readonly [name: string, bytes: Uint8Array]>
): Buffer =>
  Buffer.from(
    [
      ...headers,
      "MIME-Version: 1.0",
      'Content-Type: multipart/mixed; boundary="b"',
      "",
      ...files.flatMap(([name, bytes]) => [
        "--b",
        `Content-Type: application/octet-stream; name="${name}"`,
        "Content-Transfer-Encoding: base64",
        "",
        Buffer.from(bytes).toString("base64").replaceAll(/.{76}/gu, "$&\r\n")
      ]),
      "--b--",
      ""
    ].join("\r\n"),
    "latin1"
  )

const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
const spreadsheet = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
const packaged = "http://schemas.openxmlformats.org/package/2006"
const sheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml"

const relations = (targets: Readonly<Record<string, string>>): string =>
  `<Relationships xmlns="${packaged}/relationships">${Object.entries(targets)
    .map(([type, target], at) => `<Relationship Id="r${at + 1}" Type="${office}/${type}" Target="${target}"/>`)
    .join("")}</Relationships>`

/** Makes a workbook of one sheet (ECMA-376) from its rows and shared texts. */
export const workbookOf = (rows: string, texts = ""): Uint8Array => {
  const overrides = { workbook: "sheet.main", "worksheets/sheet1": "worksheet", sharedStrings: "sharedStrings" }
  const files = {
    "[Content_Types].xml": `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${Object.entries(
      overrides
    )
      .map(([name, type]) => `<Override PartName="/xl/${name}.xml" ContentType="${sheetType}.${type}+xml"/>`)
      .join("")}</Types>`,
    "_rels/.rels": relations({ officeDocument: "xl/workbook.xml" }),
    "xl/workbook.xml": `<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations({ worksheet: "worksheets/sheet1.xml", sharedStrings: "sharedStrings.xml" }),
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${spreadsheet}"><sheetData>${rows}</sheetData></worksheet>`,
    "xl/sharedStrings.xml": `<sst xmlns="${spreadsheet}">${texts}</sst>`
  }
  return zipFiles(Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) })))
}
