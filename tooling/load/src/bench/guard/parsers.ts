import { readListing } from "@radicar/api/documents/reconciliation/readListing"
import { openArrival } from "@radicar/api/inbox/openArrival"
import { reportOf } from "@radicar/api/mail/bounces/readReport"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { foldText } from "@radicar/domain/inner/text/foldText"
import { fonts } from "@radicar/print/inner/font/Font"
import { readPng } from "@radicar/print/inner/logo/readPng"
import { clean } from "@radicar/print/inner/text/clean"
import { wrap } from "@radicar/print/inner/text/wrap"
import { verifyXades } from "@radicar/signature/inner/verifyXades"
import { parse } from "@radicar/signature/inner/XmlTree"
import { unzip } from "@radicar/zip/inner/unzip"
import { zipFiles } from "@radicar/zip/inner/zip"
import { listingHeadings, noisePng, repeated, workbookOf } from "../../inputs.ts"

/** A parser of text or octets from outside, with an input that a caller can make of any size. */
export interface ParserRun {
  readonly name: string
  /** Repetitions in the smaller input; the larger one has sixteen times as many. */
  readonly times: number
  readonly input: (times: number) => Uint8Array
  readonly parse: (input: Uint8Array) => unknown
}

const octets = (text: string): Uint8Array => Buffer.from(text)

const repeats =
  (before: string, each: string, after = "") =>
  (times: number): Uint8Array =>
    octets(`${before}${each.repeat(times)}${after}`)

const numbered =
  (before: string, each: (index: number) => string, after = "") =>
  (times: number): Uint8Array =>
    octets(`${before}${repeated(times, each)}${after}`)

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString()

const html = "From: a@example.com\r\nTo: b@example.com\r\nMIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n"
const plain = "From: a@example.com\r\nTo: b@example.com\r\n\r\n"
const header = (name: string) => `From: a@example.com\r\n${name}: `
const parts = `From: a@example.com\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n`
const report = `From: a@example.com\r\nMIME-Version: 1.0\r\nContent-Type: multipart/report; boundary="b"\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n`
const headings = listingHeadings.map((text) => `<c t="str"><v>${text}</v></c>`).join("")

const listing = (each: string) => (times: number) => workbookOf(textOf(repeats(`<row>${headings}</row>`, each)(times)))

const repeatsInCell = (each: string) => (times: number) =>
  workbookOf(textOf(repeats('<row><c t="str"><v>', each, "</v></c></row>")(times)))

const mail = { parse: (bytes: Uint8Array) => openArrival(bytes, "a") }
const xml = { parse: (bytes: Uint8Array) => parse(bytes) }
const json = { parse: (bytes: Uint8Array) => parseJson(textOf(bytes)) }
const workbook = {
  parse: (bytes: Uint8Array) => readListing.run({ bytes: Uint8Array.from(bytes), nit: "900373115" })
}
const style = { font: fonts.regular, size: 8 }

const text = { parse: (bytes: Uint8Array) => wrap(clean(textOf(bytes)), 200, style) }
const search = { parse: (bytes: Uint8Array) => foldText(textOf(bytes)) }

const smallFiles = (times: number): Uint8Array =>
  zipFiles(Array.from({ length: times }, (_, index) => ({ name: `${index}.xml`, bytes: octets("<a/>") })))

/** Parsers of what comes from outside, with the inputs that cost most for their size. */
export const parserRuns: ReadonlyArray<ParserRun> = [
  { name: "mail of unclosed links", times: 1000, input: repeats(html, "<a href=http:"), ...mail },
  { name: "mail of opened tags", times: 16_000, input: repeats(html, "<"), ...mail },
  { name: "mail of short lines", times: 1000, input: repeats(plain, "x\r\n"), ...mail },
  { name: "mail of spaces before line ends", times: 300, input: repeats(plain, `${" ".repeat(40)}\r\n`), ...mail },
  { name: "mail of parts", times: 100, input: repeats(parts, "--b\r\n\r\nx\r\n"), ...mail },
  { name: "mail of receivers", times: 500, input: numbered(header("To"), (at) => `a${at}@example.com, `), ...mail },
  { name: "mail of encoded words", times: 500, input: repeats(header("Subject"), "=?utf-8?Q?=41?= "), ...mail },
  {
    name: "mail of header fields",
    times: 500,
    input: numbered("From: a@example.com\r\n", (at) => `X-${at}: a\r\n`),
    ...mail
  },
  {
    name: "report of recipients",
    times: 500,
    input: repeats(report, "Final-Recipient: rfc822; a@example.com\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n"),
    parse: (bytes) => reportOf.run(Uint8Array.from(bytes))
  },
  // a larger tree would leave the young generation, and collecting it costs more than parsing it
  { name: "XML of elements", times: 1000, input: repeats("<a>", "<b>x</b>", "</a>"), ...xml },
  { name: "XML of attributes", times: 3000, input: numbered("<a", (at) => ` b${at}='x'`, "/>"), ...xml },
  { name: "XML of namespaces", times: 3000, input: numbered("<a", (at) => ` xmlns:b${at}='urn:${at}'`, "/>"), ...xml },
  { name: "XML of references", times: 10_000, input: repeats("<a>", "&#65;", "</a>"), ...xml },
  { name: "XML of unclosed comments", times: 10_000, input: repeats("<a>", "<!--"), ...xml },
  {
    name: "signed XML of unclosed comments",
    times: 10_000,
    input: repeats("<a>", "<!--"),
    parse: (bytes) => verifyXades(bytes)
  },
  { name: "JSON of members", times: 1000, input: numbered("{", (at) => `"a${at}":1,`, '"b":1}'), ...json },
  { name: "JSON of escapes", times: 10_000, input: repeats('"', String.raw`\u0041`, '"'), ...json },
  { name: "JSON of digits", times: 5000, input: repeats("[", "9", "]"), ...json },
  { name: "JSON of lists", times: 10_000, input: repeats("[", "[],", "1]"), ...json },
  { name: "ZIP of small files", times: 60, input: smallFiles, parse: (bytes) => unzip(bytes) },
  { name: "workbook of empty rows", times: 2000, input: listing("<row/>"), ...workbook },
  { name: "workbook of unclosed cells", times: 40_000, input: listing("<c "), ...workbook },
  { name: "workbook of slashes", times: 2000, input: repeatsInCell("/ "), ...workbook },
  { name: "PNG of noise", times: 4, input: (times) => noisePng(30 * Math.round(Math.sqrt(times))), parse: readPng },
  { name: "printed text of one word", times: 2000, input: repeats("", "x"), ...text },
  { name: "printed text of blanks", times: 1000, input: repeats("", " \t"), ...text },
  { name: "searched text of accents", times: 2000, input: repeats("a", "\u0301"), ...search }
]
