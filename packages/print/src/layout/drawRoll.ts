import type { Paper } from "@radicar/domain/inner/print/printFace"
import type { Logo } from "../logo/Logo.ts"
import { Canvas, type Colour, type Palette, type TextStyle } from "../pdf/Canvas.ts"
import { millimetre, type QrCode, quietZone } from "../pdf/QrCode.ts"
import { clean, cleanLine } from "../text/clean.ts"
import { wrap } from "../text/wrap.ts"
import { drawLines, fitting, gap, heightOf, type Line, textLines } from "./Block.ts"
import { logoSize } from "./header.ts"
import { pairLines } from "./pairLines.ts"
import type { Fact, Grid, Panel, Sheet, SheetPart, Table, TotalRow, Totals } from "./Sheet.ts"
import { shortRowLines, shortTableOf, shortTitleLines } from "./shortTable.ts"
import { colours, leading, styles } from "./style.ts"
import { withoutEmptyColumns } from "./table.ts"

/** A roll of paper: its width, and the width that its printer prints in the middle, in points. */
interface Roll {
  readonly width: number
  readonly printed: number
}

const rolls: Readonly<Record<Exclude<Paper, "letter">, Roll>> = {
  roll80: { width: 80 * millimetre, printed: 72 * millimetre },
  roll58: { width: 58 * millimetre, printed: 48 * millimetre }
}

/** A dot of a roll's printer: 203 dots an inch are eight a millimetre. */
const dot = millimetre / 8

/** Dots of a module: four are half a millimetre. */
const moduleDots = 4

/** White above the first line and below the last, where the paper is torn. */
const edge = 4 * millimetre

/** Longest page of a PDF/A-3 (ISO 19005-3 §6.1.13, 14 400 points), with some room. */
const longest = 14_000

/** A printer of rolls has one colour. */
const black: Colour = [0, 0, 0]
const palette: Palette = new Map(Object.values(colours).map((colour) => [colour, black]))

const pair = (left: TextStyle, right: TextStyle) => ({ left, right })
const factStyles = pair(styles.value, styles.value)
const rowStyles = pair(styles.value, styles.value)

/** Sizes of the total, the largest first. */
const totalSizes = [11.5, 10.5, 9.5] as const

const rule: Line = { ...gap(7), rule: colours.ink }

const centred = (text: string, width: number, style: TextStyle): ReadonlyArray<Line> =>
  wrap(clean(text).trim(), width, style).map((line) => ({
    height: leading(style),
    spans: [{ x: width / 2, text: line, style, align: "middle" }]
  }))

const factLines = (facts: ReadonlyArray<Fact>, width: number): ReadonlyArray<Line> =>
  facts.flatMap(({ label, value }) => {
    const whole = `${label}: ${cleanLine(value)}`
    return textLines(whole, width, styles.value)
  })

const panelLines = ({ facts, title }: Panel, width: number): ReadonlyArray<Line> =>
  facts.length === 0 ? [] : [rule, ...textLines(title.toUpperCase(), width, styles.heading), ...factLines(facts, width)]

const tableLines = (table: Table, width: number): ReadonlyArray<Line> => {
  if (table.rows.length === 0) return []
  const short = shortTableOf(withoutEmptyColumns(table))
  const title = table.title === undefined ? [] : textLines(table.title.toUpperCase(), width, styles.heading)
  return [rule, ...title, ...shortTitleLines(short, width), rule, ...shortRowLines(short, width).flat()]
}

/** Lines of a grid: the name with all but the last number before it, and the last at the right edge. */
const gridLines = ({ rows, titles }: Grid, width: number): ReadonlyArray<Line> => [
  rule,
  ...textLines((titles[0] ?? "").toUpperCase(), width, styles.heading),
  ...rows.flatMap((row) => {
    const between = row.slice(1, -1).map((text, index) => (index === 0 ? text : `${titles[index + 1]} ${text}`))
    return pairLines([row[0] ?? "", ...between].join(" · "), row.at(-1) ?? "", width, rowStyles)
  })
]

const totalRow = ({ amount, label, strong }: TotalRow, width: number): ReadonlyArray<Line> => {
  if (strong !== true) return pairLines(label, amount, width, rowStyles)
  const sized = totalSizes.map((size) => ({ ...styles.total, size }))
  const style = sized.find(({ font, size }) => font.width(`${label}  ${amount}`, size) <= width) ?? sized.at(-1)
  return [rule, ...pairLines(label, amount, width, pair(style ?? styles.total, style ?? styles.total)), rule]
}

/** Grids of what makes up the totals come before them, those in another currency after. */
const totalsLines = ({ grids, rows, words }: Totals, width: number): ReadonlyArray<Line> => {
  const isPart = ({ titles }: Grid): boolean => titles.length > 2
  return [
    ...grids.filter(isPart).flatMap((grid) => gridLines(grid, width)),
    rule,
    ...rows.flatMap((row) => totalRow(row, width)),
    ...(words === "" ? [] : centred(words, width, styles.value)),
    ...grids.filter((grid) => !isPart(grid)).flatMap((grid) => gridLines(grid, width))
  ]
}

const partLines = (part: SheetPart, width: number): ReadonlyArray<Line> => {
  switch (part.kind) {
    case "panels":
      return part.panels.filter(({ isPayment }) => isPayment !== true).flatMap((panel) => panelLines(panel, width))
    case "table":
      return tableLines(part, width)
    case "totals":
      return totalsLines(part, width)
    case "paragraphs": {
      const title = part.title === undefined ? [] : textLines(part.title.toUpperCase(), width, styles.heading)
      return [rule, ...title, ...textLines(part.text, width, styles.value)]
    }
  }
}

/** Lines of the body. The payment follows the totals, or the last part of a document without any. */
const bodyLines = ({ parts }: Sheet, width: number): ReadonlyArray<Line> => {
  const payments = parts
    .flatMap((part) => (part.kind === "panels" ? part.panels : []))
    .filter(({ isPayment }) => isPayment)
  const totalsAt = parts.findLastIndex(({ kind }) => kind === "totals")
  const after = totalsAt < 0 ? parts.length - 1 : totalsAt
  return parts.flatMap((part, index) => [
    ...partLines(part, width),
    ...(index === after ? payments.flatMap((panel) => panelLines(panel, width)) : [])
  ])
}

const logoBox = { share: 0.7, height: 20 * millimetre } as const

const logoLines = (logo: Logo | undefined, width: number): ReadonlyArray<Line> => {
  if (logo === undefined) return []
  const size = logoSize(logo, { width: width * logoBox.share, height: logoBox.height })
  return [{ ...gap(size.height), picture: { kind: "logo", ...size } }, gap(5)]
}

/** Lines from the logo to the dates: who issues what, and with which authorisation. */
const headLines = (sheet: Sheet, logo: Logo | undefined, width: number): ReadonlyArray<Line> => {
  const { authorisation, facts, issuer, standing, title, warnings } = sheet
  const number = cleanLine(sheet.number)
  return [
    ...logoLines(logo, width),
    ...centred(issuer.name, width, styles.issuer),
    ...issuer.lines.flatMap((line) => centred(line, width, styles.value)),
    ...(authorisation === undefined ? [] : [gap(3), ...centred(authorisation, width, styles.note)]),
    rule,
    ...centred(title, width, styles.title),
    ...centred(number, width, fitting(number, width, styles.number)),
    ...(standing === undefined ? [] : centred(standing.toUpperCase(), width, styles.standing)),
    ...warnings.flatMap((warning) => centred(warning.toUpperCase(), width, styles.warning)),
    gap(2),
    ...facts.flatMap(({ label, value }) => pairLines(label, value, width, factStyles))
  ]
}

/**
 * Side of a QR code in points, its quiet zone included. Modules are half a millimetre, four dots of the printer. A
 * code wider than what is printed gets its quiet zone from the edge of the roll; modules become a dot smaller only if
 * the dark ones do not fit either.
 */
const codeSide = (code: QrCode, { printed }: Roll): number => {
  const dark = code.modules - 2 * quietZone
  const dots = Math.min(moduleDots, Math.floor(printed / dot / dark + 0.001))
  return code.modules * dots * dot
}

/** Lines at the end of every page before the QR code: the key. */
const keyLines = ({ key }: Sheet, width: number): ReadonlyArray<Line> => [
  rule,
  ...centred(key.label, width, styles.legendStrong),
  ...centred(key.value, width, styles.key)
]

/** Lines of the QR code and below it: the maker of the software and the company's own text. */
const codeLines = (
  { legends }: Sheet,
  side: number,
  footer: string | undefined,
  width: number
): ReadonlyArray<Line> => [
  { ...gap(side), picture: { kind: "code", width: side, height: side } },
  ...legends.flatMap((legend) => [...centred(legend, width, styles.note), gap(3)]),
  ...(footer === undefined ? [] : [gap(2), ...centred(footer, width, styles.strong)])
]

/** Height up to the next whole dot, so that the modules of the QR code are dots of the printer. */
const wholeDots = (height: number): number => Math.ceil(height / dot - 0.001) * dot

/** Pages of lines that are longer than the longest page. */
const chunks = (lines: ReadonlyArray<Line>, height: number): ReadonlyArray<ReadonlyArray<Line>> => {
  const pages: Array<Array<Line>> = [[]]
  let room = height
  for (const line of lines) {
    if (room < line.height) {
      pages.push([])
      room = height
    }
    room -= line.height
    pages.at(-1)?.push(line)
  }
  return pages
}

/**
 * Draws a document on a roll: one page as long as its content, in the order of a till's ticket. What is longer than the
 * longest page of a PDF goes on on another, and each has the QR code.
 */
export const drawRoll = (
  sheet: Sheet,
  paper: Exclude<Paper, "letter">,
  {
    code,
    footer,
    logo
  }: { readonly code: QrCode; readonly footer: string | undefined; readonly logo: Logo | undefined }
): ReadonlyArray<Canvas> => {
  const roll = rolls[paper]
  const { printed, width } = roll
  const key = keyLines(sheet, printed)
  const coded = codeLines(sheet, codeSide(code, roll), footer, printed)
  const numberLine = gap(2 * leading(styles.strong))
  const body = [...headLines(sheet, logo, printed), ...bodyLines(sheet, printed)]
  const pages = chunks(body, longest - 2 * edge - heightOf([...key, ...coded, numberLine]))
  return pages.map((lines, index) => {
    const numbering = pages.length > 1 ? centred(`Página ${index + 1} de ${pages.length}`, printed, styles.strong) : []
    const above = [...lines, ...key]
    const filler = gap(wholeDots(heightOf(above)) - heightOf(above))
    const all = [...above, filler, ...coded, ...numbering]
    const canvas = new Canvas({ width, height: wholeDots(heightOf(all) + 2 * edge) }, palette)
    drawLines(canvas, { x: (width - printed) / 2, width: printed, lines: all }, edge)
    return canvas
  })
}
