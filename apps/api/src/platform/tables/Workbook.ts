import type { Language } from "@radicar/domain/inner/rules/Language"
import { emptyFile, ZipWriter } from "@radicar/zip/inner/zip"
import { deflateRawSync } from "node:zlib"
import type { Column } from "./Column.ts"
import { declaration, spreadsheet, styles } from "./sheetCells.ts"
import { sheetEnd, type SheetPart, type SheetPlace, sheetRows } from "./sheetRows.ts"

/**
 * Maximum number of rows in a sheet, headings included. Excel opens 1 048 576; the rest is left for totals, of which a
 * sheet has one per currency.
 */
const maximumRows = 1_000_001

/** Inflated size of a sheet in octets above which further rows go to another sheet; far below ZIP's limit of 4 GiB. */
const FULL_SHEET = 3 * 1024 ** 3

const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
const packages = "http://schemas.openxmlformats.org/package/2006"
const types = "application/vnd.openxmlformats-officedocument.spreadsheetml"

/**
 * Shared strings: none, since cells contain their texts. When Apache POI 5.5.1 closes a workbook that lacks the part,
 * it adds the relationship alone. Other readers then refuse the workbook.
 */
const sharedStrings = `${declaration}<sst xmlns="${spreadsheet}" count="0" uniqueCount="0"/>`

const sheetPath = (number: number): string => `worksheets/sheet${number}.xml`

/**
 * Writes an XLSX file sheet by sheet and part by part without holding it in memory. Each method returns the octets to
 * append. Rows come from {@link sheetRows}.
 */
export class Workbook {
  readonly #zip = new ZipWriter()
  readonly #names: Array<string> = []
  #columns: ReadonlyArray<Column<never>>
  #name: string
  readonly #maximumRows: number
  readonly #empty: SheetPlace
  readonly #filters: Array<string> = []
  #sheets = 0
  #place: SheetPlace

  /**
   * `name` is the name of the sheets, at most 25 letters; `rows` is the maximum number of rows in a sheet, headings
   * included and totals not.
   */
  constructor(
    columns: ReadonlyArray<Column<never>>,
    {
      language,
      name,
      rows = maximumRows
    }: { readonly language: Language; readonly name: string; readonly rows?: number }
  ) {
    this.#columns = columns
    this.#name = name
    this.#maximumRows = rows
    this.#empty = { row: 1, file: emptyFile, sums: new Map(), language }
    this.#place = this.#empty
  }

  /** Place of the next rows. */
  get place(): SheetPlace {
    return this.#place
  }

  /** Number of rows that still fit into the current sheet. */
  get room(): number {
    const { file, row } = this.#place
    return file.length >= FULL_SHEET ? 0 : this.#maximumRows - Math.max(row, 2) + 1
  }

  /**
   * Begins the first sheet, or ends one and begins the next. Its headings come with its first rows. A full sheet
   * continues on the next, unless this has columns and a name of its own.
   */
  nextSheet(own?: { readonly columns: ReadonlyArray<Column<never>>; readonly name: string }): Uint8Array {
    const before = this.#sheets === 0 ? Buffer.alloc(0) : this.#endSheet()
    this.#sheets += 1
    this.#columns = own?.columns ?? this.#columns
    this.#name = own?.name ?? this.#name
    const isContinued = own === undefined && this.#sheets > 1
    this.#names.push(isContinued ? `${this.#name} ${this.#sheets}` : this.#name)
    this.#place = this.#empty
    return Buffer.concat([before, ...this.#zip.begin(`xl/${sheetPath(this.#sheets)}`)])
  }

  /** Adds rows that were written for {@link Workbook.place}. */
  add({ deflated, place }: SheetPart): Uint8Array {
    this.#place = place
    return this.#zip.add(deflated)
  }

  #endSheet(): Uint8Array {
    const headings = this.#place.row === 1 ? [this.add(sheetRows(this.#columns, [], this.#place))] : []
    const { part, table } = sheetEnd(this.#columns, this.#place)
    this.#filters.push(table)
    return Buffer.concat([...headings, this.add(part), ...this.#zip.close(this.#place.file)])
  }

  /** The part that lists the sheets and the ranges of their filters, which some programs look for here. */
  #workbookPart(numbers: ReadonlyArray<number>): string {
    const sheets = numbers.map(
      (number) => `<sheet name="${this.#names[number - 1]}" sheetId="${number}" r:id="rId${number}"/>`
    )
    const filters = this.#filters.map(
      (table, index) =>
        `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">'${this.#names[index]}'!${table}</definedName>`
    )
    return `${declaration}<workbook xmlns="${spreadsheet}" xmlns:r="${relationships}"><sheets>${sheets.join("")}</sheets><definedNames>${filters.join("")}</definedNames></workbook>`
  }

  /** Ends the last sheet and the file. */
  finish(): Uint8Array {
    const last = this.#endSheet()
    const numbers = Array.from({ length: this.#sheets }, (_, index) => index + 1)
    const overrides = numbers.map(
      (number) => `<Override PartName="/xl/${sheetPath(number)}" ContentType="${types}.worksheet+xml"/>`
    )
    const links = numbers.map(
      (number) => `<Relationship Id="rId${number}" Type="${relationships}/worksheet" Target="${sheetPath(number)}"/>`
    )
    const file = (name: string, content: string): Uint8Array => {
      const bytes = Buffer.from(content, "utf8")
      return Buffer.concat(this.#zip.file({ name, bytes }, deflateRawSync(bytes)))
    }
    return Buffer.concat([
      last,
      file("xl/styles.xml", styles),
      file("xl/sharedStrings.xml", sharedStrings),
      file("xl/workbook.xml", this.#workbookPart(numbers)),
      file(
        "xl/_rels/workbook.xml.rels",
        `${declaration}<Relationships xmlns="${packages}/relationships">${links.join("")}<Relationship Id="styles" Type="${relationships}/styles" Target="styles.xml"/><Relationship Id="strings" Type="${relationships}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`
      ),
      file(
        "_rels/.rels",
        `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`
      ),
      file(
        "[Content_Types].xml",
        `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${types}.sharedStrings+xml"/>${overrides.join("")}</Types>`
      ),
      ...this.#zip.end()
    ])
  }
}
