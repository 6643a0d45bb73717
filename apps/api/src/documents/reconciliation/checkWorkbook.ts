import type { Localized } from "@radicar/domain/inner/rules/Language"
import { streamZip, type ZipStream } from "@radicar/zip/inner/unzip"
import { Result } from "effect"
import { makeMarkupScanner, type StartTag } from "./scanMarkup.ts"
import { workbookBounds, type WorkbookRefusal, workbookRefusals } from "./workbookBounds.ts"

/** Largest part of relations in octets; Excel writes some hundred for each relation. */
const relationsOctets = 1024 * 1024

/** Longest name that the reader of ZIPs gives whole. */
const longestName = 254

const AMPERSAND = 0x26
const EQUALS = 0x3d
const LETTER_R = 0x72
const SPACE = 0x20
const DOUBLE = 0x22
const SINGLE = 0x27
/** A and Z. */
const FIRST = 0x41
const LAST = 0x5a

/** Octet of an ASCII letter as that of its upper case. */
const upperCase = (octet = 0): number => octet & 0xdf

class Refused extends Error {
  readonly why: WorkbookRefusal

  constructor(why: WorkbookRefusal) {
    super(why)
    this.why = why
  }
}

/** Index from 1 of the column of a reference such as XFD1 in attribute `r` of a cell; 0 if it has none. */
const columnOf = ({ octets, start, stop }: StartTag): number => {
  let largest = 0
  for (let equals = start; equals < stop; equals++) {
    // a reference needs no entity, which would hide its letters
    if (octets[equals] === AMPERSAND) throw new SyntaxError("a cell has an entity")
    if (octets[equals] !== EQUALS) continue
    let before = equals - 1
    while ((octets[before] ?? LETTER_R) <= SPACE) before -= 1
    if (octets[before] !== LETTER_R) continue
    let at = equals + 1
    while ((octets[at] ?? LETTER_R) <= SPACE) at += 1
    if (octets[at] === DOUBLE || octets[at] === SINGLE) at += 1
    let column = 0
    for (let letter = upperCase(octets[at]); letter >= FIRST && letter <= LAST; letter = upperCase(octets[at])) {
      column = Math.min(column * 26 + letter - FIRST + 1, workbookBounds.columns + 1)
      at += 1
    }
    largest = Math.max(largest, column)
  }
  return largest
}

/** Counter of the rows and columns of a sheet. */
const countSheet = () => {
  let rows = 0
  let cells = 0
  let column = 0
  return (tag: StartTag): void => {
    if (tag.name === "row") {
      rows += 1
      cells = 0
      column = 0
      if (rows > workbookBounds.rows) throw new Refused("rows")
    } else if (tag.name === "c" && rows > 0) {
      cells += 1
      column = columnOf(tag) || column + 1
      if (Math.max(cells, column) > workbookBounds.columns) throw new Refused("columns")
    }
  }
}

/** Counter of the texts, elements and attributes of the parts other than the sheet, together. */
const countOthers = () => {
  let texts = 0
  let nodes = 0
  return ({ attributes, name }: StartTag): void => {
    nodes += 1 + attributes
    if (name === "si") texts += 1
    if (texts > workbookBounds.texts) throw new Refused("texts")
    if (nodes > workbookBounds.nodes) throw new Refused("nodes")
  }
}

const scan = async (part: ZipStream, onStart: (tag: StartTag) => void): Promise<void> => {
  const read = makeMarkupScanner(workbookBounds.markup, onStart)
  for await (const chunk of part.chunks()) read(chunk)
}

/** Name of a part without its folders. */
const fileName = (path: string): string => path.slice(path.lastIndexOf("/") + 1)

/**
 * Relations of other types than a worksheet's, as written. A part that such a relation names may be read whole into
 * memory, whatever its name.
 */
const otherRelations = async (parts: ReadonlyArray<ZipStream>, onStart: (tag: StartTag) => void): Promise<string> => {
  const others: Array<string> = []
  for (const part of parts) {
    if (part.length > relationsOctets) throw new SyntaxError("it has too many relations")
    await scan(part, (tag) => {
      onStart(tag)
      if (tag.name !== "Relationship") return
      const text = tag.octets.toString("utf8", tag.start, tag.stop)
      // a path needs no numeric entity, which would hide it
      if (text.includes("&#")) throw new SyntaxError("a path has an entity")
      if (!/\bType\s*=\s*["'][^"']*\/worksheet["']/u.test(text) || text.split("Type").length > 2) others.push(text)
    })
  }
  return others.join("\n")
}

const check = async (bytes: Uint8Array): Promise<void> => {
  const { others, parts: maximumFiles, sheet: largestSheet } = workbookBounds
  const opened = Result.getOrThrow(
    streamZip(bytes, { maximumFiles, maximumLength: Number.MAX_SAFE_INTEGER, refusesUnsafeNames: true })
  )
  if (opened.some(({ name }) => name.length > longestName)) throw new SyntaxError("a name is too long")
  const relations = opened.filter(({ name }) => name.endsWith(".rels"))
  const count = countOthers()
  const related = await otherRelations(relations, count)
  const further = opened.filter((part) => !relations.includes(part))
  const sheets = further.filter(({ name }) => /^[\w.-]+$/u.test(fileName(name)) && !related.includes(fileName(name)))
  const [sheet] = sheets.toSorted((left, right) => right.length - left.length)
  if ((sheet?.length ?? 0) > largestSheet) throw new Refused("sheet")
  const together = opened.reduce((sum, { length }) => sum + length, 0) - (sheet?.length ?? 0)
  if (together > others) throw new Refused("others")
  for (const part of further) {
    const countRows = sheets.includes(part) ? countSheet() : () => {}
    await scan(part, (tag) => {
      countRows(tag)
      if (part !== sheet) count(tag)
    })
  }
}

/**
 * Checks a workbook against {@link workbookBounds} before a library reads it. Inflates each part piece by piece, counts
 * in one pass, and holds no part in memory. Answers why it is refused. Throws a `ZipError` or a `SyntaxError` if it is
 * no workbook that a program would write, or if a part exceeds its stated size.
 */
export const checkWorkbook = async (bytes: Uint8Array): Promise<Localized | undefined> => {
  try {
    await check(bytes)
    return undefined
  } catch (error) {
    if (error instanceof Refused) return workbookRefusals[error.why]
    throw error
  }
}
