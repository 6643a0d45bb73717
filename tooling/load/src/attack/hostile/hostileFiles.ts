import type { Random } from "@radicar/fixtures/random"
import { mailOf as mailWithFiles, workbookOf } from "../../inputs.ts"
import { zipFiles } from "@radicar/zip/inner/zip"

const common = "urn:oasis:names:specification:ubl:schema:xsd"

const prefixes = `xmlns:cac="${common}:CommonAggregateComponents-2" xmlns:cbc="${common}:CommonBasicComponents-2"`

/** An element of UBL at the root of a file. */
const rooted = (name: string, content: string): Buffer =>
  Buffer.from(`<${name} xmlns="${common}:${name}-2" ${prefixes}>${content}</${name}>`)

const notes = (count: number): Buffer => rooted("Invoice", "<cbc:Note/>".repeat(count))

const withEntities = Buffer.from(
  `<!DOCTYPE a [<!ENTITY a "${"x".repeat(1000)}">${Array.from({ length: 20 }, (_, at) => `<!ENTITY a${at} "${"&a;".repeat(20)}">`).join("")}]><a>&a19;</a>`
)

/** A container (AttachedDocument) of a document that is text inside it. */
const container = (document: string): Buffer =>
  rooted(
    "AttachedDocument",
    `<cac:Attachment><cac:ExternalReference><cbc:Description><![CDATA[${document}]]></cbc:Description></cac:ExternalReference></cac:Attachment>`
  )

/** An event of a buyer, which a supplier's inbox ignores. */
const event = rooted(
  "ApplicationResponse",
  "<cbc:ID>1</cbc:ID><cac:DocumentResponse><cac:Response><cbc:ResponseCode>030</cbc:ResponseCode></cac:Response></cac:DocumentResponse>"
)

const head = "From: a@example.com\r\nSubject: factura\r\nMIME-Version: 1.0\r\n"

const mailOf = (type: string, body: string): Buffer =>
  Buffer.from(`${head}Content-Type: ${type}\r\n\r\n${body}`, "latin1")

/** A mail whose parts have these names and contents. */
const mailWith = (parts: ReadonlyArray<readonly [name: string, bytes: Buffer]>): Buffer =>
  mailWithFiles(["From: a@example.com", "Subject: factura"], parts)

const htmlMail = (html: string): Buffer => mailOf("text/html", html)

const zipOf = (count: number, bytesOf: (at: number) => Uint8Array, name = "xml"): Buffer =>
  Buffer.from(zipFiles(Array.from({ length: count }, (_, at) => ({ name: `${at}.${name}`, bytes: bytesOf(at) }))))

const nested = (depth: number, inner: Buffer): Buffer =>
  depth === 0
    ? inner
    : nested(
        depth - 1,
        zipOf(1, () => inner, "zip")
      )

/** Name of a column of a workbook by its index, A to ZZ. */
const column = (at: number): string =>
  `${at < 26 ? "" : String.fromCharCode(64 + Math.floor(at / 26))}${String.fromCharCode(65 + (at % 26))}`

const workbook = (sheet: string, strings: string): Buffer => Buffer.from(workbookOf(sheet, strings))

const row = (columns: number): string =>
  `<row>${Array.from({ length: columns }, (_, at) => `<c r="${column(at)}1" t="s"><v>0</v></c>`).join("")}</row>`

/** Functions that make files and mails that cost their reader more than their sender, by kind. */
const makers: Readonly<Record<string, () => Buffer>> = {
  "a mail with boundaries of dashes": () =>
    mailOf(`multipart/mixed; boundary="${"-".repeat(70)}"`, "-".repeat(2_000_000)),
  "a mail with lines of dashes": () => mailOf('multipart/mixed; boundary="-"', "\r\n---".repeat(1900)),
  "a mail with a million notes": () => mailWith([["a.xml", notes(1_000_000)]]),
  "a mail with a DTD": () => mailWith([["a.xml", withEntities]]),
  "a mail whose parts are named by paths": () =>
    mailWith(
      ["../../etc/passwd", "C:\\windows\\a.xml", "/a.xml", "a\u0000.xml", ".".repeat(10_000)].map((name) => [
        name,
        event
      ])
    ),
  "a mail of 38 kB of links": () => htmlMail("<a href=http:".repeat(3000)),
  "a mail of 200 000 <": () => htmlMail("<".repeat(200_000)),
  "a mail of 20 MB of <": () => htmlMail("<".repeat(20_000_000)),
  "a mail with headers of 300 kB": () => Buffer.from(`${head}X-Long: ${"x".repeat(300_000)}\r\n\r\n`),
  "a mail of 32 levels": () =>
    Buffer.from(
      `${head}${Array.from({ length: 32 }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`).join("")}`
    ),
  "a container of 700 000 notes": () => container(notes(700_000).toString()),
  "a container of containers": () => container(Array.from({ length: 200 }, () => "<AttachedDocument>").join("")),
  "a container of a DTD": () => container(withEntities.toString()),
  "a workbook of 600 columns": () => workbook(row(600).repeat(3000), "<si><t>x</t></si>"),
  "a workbook of 3 million texts": () => workbook(row(1), "<si><t/></si>".repeat(3_000_000)),
  "a workbook of 64 MiB": () => workbook(" ".repeat(64 * 1024 * 1024), ""),
  "a ZIP of 1 000 broken files": () => zipOf(1000, (at) => Buffer.from(`<a>${at}`)),
  "a ZIP of 1 000 events": () => zipOf(1000, () => event),
  "a ZIP in a ZIP in a ZIP": () =>
    nested(
      3,
      zipOf(300, () => event)
    ),
  "a ZIP of 63 MiB": () => zipOf(1, () => Buffer.alloc(63 * 1024 * 1024, " ")),
  "a ZIP of 50 files of a MiB": () => zipOf(50, () => notes(90_000))
}

/** Names of the kinds of files. */
const fileKinds = Object.keys(makers)

const made = new Map<string, Buffer>()

const fileOf = (kind: string): Buffer => {
  const body = made.get(kind) ?? makers[kind]!()
  made.set(kind, body)
  return body
}

/** Makes the files of all kinds, which takes some ten seconds, so that sending them does not wait. */
export const makeFiles = (): void => {
  for (const kind of fileKinds) fileOf(kind)
}

/** Chooses a kind of file; returns its name and the file. */
export const pickFile = ({ pick }: Random): { readonly kind: string; readonly body: Buffer } => {
  const kind = pick(fileKinds)
  return { kind, body: fileOf(kind) }
}
