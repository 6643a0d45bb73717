import { jsonWork } from "@radicar/api/platform/work/HeavyWork"
import { octetsToRead } from "@radicar/api/documents/reading/readDocuments"
import { octetsToJudge } from "@radicar/api/inbox/judgeArrival"
import type { TaskName } from "@radicar/api/platform/work/taskCosts"
import { serializeIdentity, serializeXml } from "@radicar/api/platform/work/signXml"
import { evidencePaths } from "@radicar/contract/inner/evidence/evidenceParts"
import { ripsExample } from "@radicar/domain/inner/example/ripsExample"
import { pngWork } from "@radicar/print/inner/logo/readPng"
import { emptyFile, zipFiles } from "@radicar/zip/inner/zip"
import { hash, randomBytes } from "node:crypto"
import { deflateRawSync } from "node:zlib"
import { invoiceText } from "./invoiceText.ts"
import { identity, steps } from "./pipeline.ts"
import { inRoot, listingHeadings, mailOf, namespaces, noisePng, withNotes, workbookOf } from "../inputs.ts"

/** An input of a task, with the octets for which it counts. */
export interface BudgetInput {
  readonly task: TaskName
  readonly name: string
  readonly octets: number
  /** Makes the input; each call makes one that may be transferred. */
  readonly input: () => unknown
}

const at = Date.parse("2026-01-15T15:00:00Z")
const language = "es" as const

const keyOf = (index: number): string => hash("sha384", String(index))

/** A document of a number of lines with different descriptions: its JSON text, its key, and its signed XML. */
const filed = (lines: number) => {
  const json = JSON.parse(invoiceText(lines)) as { readonly Items: ReadonlyArray<{ readonly Description: string }> }
  const items = json.Items.map((item, index) => ({
    ...item,
    Description: `${item.Description} ${keyOf(index).slice(0, 24)}`
  }))
  const text = JSON.stringify({ ...json, Items: items })
  const checked = steps.check(steps.decode(steps.parse(text)))
  const key = steps.key(checked)
  const rendered = steps.render(checked, key)
  return {
    name: `${lines} lines`,
    body: Buffer.from(text),
    key,
    rendered,
    xml: Buffer.from(steps.sign(rendered).bytes)
  }
}

type Filed = ReturnType<typeof filed>

/** Valid XML that costs more than others of its size: many notes, and many declarations of namespaces. */
const unusual = ({ xml }: Filed): ReadonlyArray<{ readonly name: string; readonly xml: Buffer }> => {
  const text = xml.toString("utf8")
  return [
    { name: "100 000 notes", xml: Buffer.from(withNotes(text, 100_000)) },
    { name: "50 000 namespaces", xml: Buffer.from(inRoot(text, namespaces(50_000))) }
  ]
}

/** Makes the input that identifies the body of an invoice, and by default completes it and shows its XML. */
export const identifying = (body: Uint8Array, { completes = true, shows = true } = {}) =>
  ({
    body,
    completion: "{}",
    asked: {
      operation: "InvoiceCreate",
      environment: "2",
      now: at,
      software: { id: "5f2c0e2a", pin: "12345" },
      referencedInvoice: undefined,
      language,
      unknownFields: "refuse",
      isFiling: true,
      isNumberedHere: false,
      completes,
      shows
    }
  }) as const

/** Makes the input that prints an invoice with its XML. */
export const printed = (request: Uint8Array, documentKey: string, octets: Uint8Array) =>
  ({
    design: {},
    operation: "InvoiceCreate",
    request,
    environment: "2",
    documentDate: "2026-01-15T10:00:00-05:00",
    documentKey,
    software: { id: "5f2c0e2a" },
    xml: { name: "fv.xml", octets },
    signed: at,
    validated: at,
    standing: undefined,
    logo: undefined
  }) as const

const fromBody = (document: Filed): ReadonlyArray<BudgetInput> => {
  const { body, key, name, rendered, xml } = document
  const octets = jsonWork(body)
  return [
    { task: "identifyLarge", name, octets, input: () => identifying(body) },
    {
      task: "signLarge",
      name,
      octets: xml.length,
      input: () => ({
        xml: serializeXml(rendered),
        identity: serializeIdentity(identity),
        options: { id: "bench", signingTime: "2026-01-15T10:00:00.000-05:00" }
      })
    },
    {
      task: "containLarge",
      name,
      octets: xml.length,
      input: () => ({
        signedXml: xml,
        documentType: "01",
        answer: undefined,
        key: { value: key.value, scheme: key.scheme },
        moment: { date: "2026-01-15", time: "10:00:00" },
        signer: { identity: serializeIdentity(identity), id: "bench" }
      })
    },
    { task: "printDocument", name, octets, input: () => printed(body, key.value, xml) },
    {
      task: "writeBundle",
      name,
      octets: xml.length * evidencePaths.length,
      input: () => ({ subject: {}, contents: Object.fromEntries(evidencePaths.map((path) => [path, { bytes: xml }])) })
    }
  ]
}

const fromXml = (name: string, xml: Buffer): ReadonlyArray<BudgetInput> => {
  const zip = Buffer.from(
    zipFiles([
      { name: "ad.xml", bytes: xml },
      { name: "fv.pdf", bytes: randomBytes(50_000) }
    ])
  )
  const mail = mailOf(["From: a@example.com", "To: b@example.com", "Subject: x"], [["z.zip", zip]])
  const reading = (bytes: Uint8Array) => ({ bytes, at, language, trust: [] })
  const arrived = (bytes: Uint8Array, place: string) => ({
    ...reading(bytes),
    name: "a",
    place,
    validatedAt: undefined
  })
  const arrival = (task: TaskName): ReadonlyArray<BudgetInput> =>
    [
      ["XML", xml, ""],
      ["ZIP", zip, "0"],
      ["mail with ZIP", mail, "0-0"]
    ].map(([kind, bytes, place]) => ({
      task,
      name: `${kind as string}, ${name}`,
      octets: octetsToJudge(bytes as Buffer),
      input: () => arrived(bytes as Buffer, place as string)
    }))
  return [
    { task: "readDocuments", name, octets: xml.length, input: () => reading(xml) },
    { task: "readDocuments", name: `ZIP, ${name}`, octets: octetsToRead(zip), input: () => reading(zip) },
    {
      task: "readInvoice",
      name,
      octets: xml.length,
      input: () => ({ bytes: xml, technicalKeys: ["a", "b", "c"], software: undefined })
    },
    ...(["judgeArrival", "openFile", "readArrived", "printArrived"] as const).flatMap(arrival)
  ]
}

/** Documents of which the service reads the products: as many as it reads at once. */
const products = (documents: number, lines: number): BudgetInput => {
  const deflatedXml = deflateRawSync(filed(lines).xml)
  return {
    task: "readProducts",
    name: `${documents} of ${lines} lines`,
    octets: deflatedXml.length * documents * 4,
    input: () => Array.from({ length: documents }, () => ({ deflatedXml, documentKey: "0", date: "2026-01-15" }))
  }
}

const rips = (users: number): BudgetInput => {
  const example = ripsExample({ invoice: "SETP1", nit: "900373115", at: "2026-01-01 00:00" })
  const [user] = example["usuarios"] as ReadonlyArray<unknown>
  const octets = Buffer.from(JSON.stringify({ ...example, usuarios: Array.from({ length: users }, () => user) }))
  return {
    task: "checkFiledRips",
    name: `${users} users`,
    octets: jsonWork(octets),
    input: () => ({ rips: octets, signedXml: undefined, at, language })
  }
}

const testSet = (documents: number, lines: number): BudgetInput => {
  const body = JSON.parse(invoiceText(lines)) as object
  const request = Buffer.from(
    JSON.stringify({
      TestSetId: "00000000-0000-4000-8000-000000000000",
      Documents: Array.from({ length: documents }, () => ({ Operation: "InvoiceCreate", Body: body }))
    })
  )
  return {
    task: "splitTestSet",
    name: `${documents} of ${lines} lines`,
    octets: jsonWork(request),
    input: () => ({ language, request })
  }
}

const listed = (index: number) => ({
  key: keyOf(index),
  type: "Factura electrónica",
  prefix: "SETP",
  folio: String(index),
  date: "2026-01-15",
  total: "1190.00",
  state: "Aprobado",
  issuer: "900373115"
})

const comparison = (rows: number, format: "json" | "xlsx"): BudgetInput => {
  const json = (values: ReadonlyArray<object>) => Buffer.from(JSON.stringify(values))
  const issued = json(Array.from({ length: rows }, (_, index) => listed(index)))
  // every second document is missing here
  const recorded = json(
    Array.from({ length: rows }, (_, index) => ({
      id: `00000000-0000-7000-8000-${String(index).padStart(12, "0")}`,
      key: keyOf(index * 2),
      type: "01",
      prefix: "SETP",
      written: `SETP${index * 2}`,
      date: "2026-01-15",
      total: "1190.00",
      state: "accepted"
    }))
  )
  return {
    task: "compareListing",
    name: `${rows} rows, ${format}`,
    octets: issued.length + recorded.length,
    input: () => ({
      listing: { from: "2026-01-15", to: "2026-01-15", counts: { issued: rows, received: 0, events: 0, others: 0 } },
      issued: [issued],
      recorded: [recorded],
      received: undefined,
      environment: "2",
      language,
      format
    })
  }
}

/** A listing of the authority as a workbook of 32 columns, each text in the table of shared texts. */
const workbook = (rows: number): Buffer => {
  const texts = new Map<string, number>()
  const shared = (text: string): number => {
    const index = texts.get(text)
    if (index !== undefined) return index
    texts.set(text, texts.size)
    return texts.size - 1
  }
  const cells = (values: ReadonlyArray<string | number>): string =>
    values
      .map((value) => (typeof value === "number" ? `<c><v>${value}</v></c>` : `<c t="s"><v>${shared(value)}</v></c>`))
      .join("")
  const further = Array.from({ length: 23 }, (_, column) => column)
  const lines = [cells([...listingHeadings, ...further.map((column) => `Columna ${column}`)])]
  for (let index = 0; index < rows; index++) {
    const { date, folio, issuer, key, prefix, state, type } = listed(index)
    lines.push(
      cells([
        type,
        key,
        folio,
        prefix,
        date,
        issuer,
        1190.5,
        state,
        "Emitido",
        ...further.map((column) => column * 1000 + 0.25)
      ])
    )
  }
  const sheet = lines.map((line, index) => `<row r="${index + 1}">${line}</row>`).join("")
  return Buffer.from(workbookOf(sheet, Array.from(texts.keys(), (text) => `<si><t>${text}</t></si>`).join("")))
}

const listing = (rows: number): BudgetInput => {
  const file = workbook(rows)
  return {
    task: "readListing",
    name: `${rows} rows of 32 columns`,
    octets: file.length,
    input: () => ({ bytes: Uint8Array.from(file), nit: "900373115" })
  }
}

const saleHeadings = ["Referencia", "Prefijo", "Fecha", "Código", "Descripción", "Cantidad", "Valor unitario", "IVA %"]

/** Cells of a line of a sheet of sales, three of each invoice. */
const saleCells = (row: number): ReadonlyArray<string> => [
  `V-${Math.floor(row / 3)}`,
  "SETP",
  "2026-01-15",
  `A${row % 3}`,
  "Café tostado en grano, bolsa de 500 g",
  "2",
  `${28_500 + row}.5`,
  "19"
]

const sales = (invoices: number): BudgetInput => {
  const lines = [saleHeadings, ...Array.from({ length: invoices * 3 }, (_, row) => saleCells(row))]
  const cell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const sheet = lines.map((cells, index) => `<row r="${index + 1}">${cells.map(cell).join("")}</row>`).join("")
  const file = Buffer.from(workbookOf(sheet, ""))
  return {
    task: "readSales",
    name: `${invoices} invoices of 3 lines`,
    octets: file.length,
    input: () => ({ bytes: Uint8Array.from(file), language })
  }
}

const answeredSales = (rows: number): BudgetInput => ({
  task: "writeSales",
  name: `${rows} rows`,
  octets: rows * 1024,
  input: () => ({
    language,
    headings: saleHeadings,
    rows: Array.from({ length: rows }, (_, index) => ({
      row: index + 2,
      reference: `V-${Math.floor(index / 3)}`,
      cells: saleCells(index),
      result: { id: "SETP990000001", uuid: "ab".repeat(48), state: "Aceptado", reasons: "" }
    }))
  })
})

const exported = (rows: number, format: "csv" | "jsonl" | "xlsx"): BudgetInput => {
  const row = (index: number) => ({
    counterpartyName: "Compañía de prueba S.A.S.",
    counterpartyNumber: "900108281",
    counterpartyType: "31",
    currency: "COP",
    documentKey: keyOf(index),
    documentType: "01",
    environment: "2",
    errorMessage: undefined,
    filedAgain: undefined,
    issuerNit: "900373115",
    prefix: "SETP",
    reference: "a",
    state: "accepted",
    total: "1190.00",
    submissionId: `00000000-0000-7000-8000-${String(index).padStart(12, "0")}`,
    written: `SETP${index}`,
    issueDate: "2026-01-15",
    createdAt: at,
    answeredAt: at,
    facts: {
      dueDate: "2026-02-15",
      issuerName: "Compañía de prueba S.A.S.",
      payableAmount: "1190.00",
      taxInclusiveAmount: "1190.00",
      details: { references: [] }
    }
  })
  return {
    task: "writeExportRows",
    name: `${rows} rows, ${format}`,
    octets: rows * 1024,
    input: () => ({
      layout: "dian",
      format,
      issuerName: "a",
      language,
      rows: Array.from({ length: rows }, (_, index) => row(index)),
      ...(format === "xlsx" ? { place: { row: 1, file: emptyFile, sums: new Map(), language } } : {})
    })
  }
}

const picture = (side: number): BudgetInput => {
  const file = noisePng(side)
  return { task: "readPicture", name: `${side} by ${side}`, octets: pngWork(file), input: () => file }
}

const report = (recipients: number, returned: number): BudgetInput => {
  const mail = Buffer.from(
    [
      "From: mailer-daemon@example.com",
      "To: a+0123456789abcdefghijklmn@example.com",
      "MIME-Version: 1.0",
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      "",
      "--b",
      "Content-Type: text/plain",
      "",
      "x",
      "--b",
      "Content-Type: message/delivery-status",
      "",
      "Reporting-MTA: dns; mail.example.com",
      "",
      ...Array.from(
        { length: recipients },
        (_, index) => `Final-Recipient: rfc822; r${index}@example.com\r\nAction: failed\r\nStatus: 5.1.1\r\n`
      ),
      "--b",
      "Content-Type: message/rfc822",
      "",
      "Message-ID: <a@example.com>",
      "",
      `${"x".repeat(70)}\r\n`.repeat(returned),
      "--b--",
      ""
    ].join("\r\n")
  )
  return {
    task: "reportOf",
    name: `${recipients} recipients, ${returned} lines returned`,
    octets: mail.length,
    input: () => Uint8Array.from(mail)
  }
}

/** Yields the inputs of the named tasks, or of all if none is named. One by one: the largest fill the memory. */
export function* budgetInputs(only: ReadonlyArray<string>): Generator<BudgetInput> {
  const makers: ReadonlyArray<() => ReadonlyArray<BudgetInput>> = [
    ...[20, 2000, 20_000].flatMap((lines) => [
      () => fromBody(filed(lines)),
      () => fromXml(`${lines} lines`, filed(lines).xml)
    ]),
    () =>
      unusual(filed(2)).flatMap(({ name, xml }) =>
        fromXml(name, xml).filter(({ task }) => ["judgeArrival", "readDocuments", "readInvoice"].includes(task))
      ),
    () => [products(200, 2), products(200, 20), products(5, 600)],
    () => [10, 10_000].map(rips),
    () => [testSet(2, 20), testSet(50, 300)],
    ...[2000, 50_000].flatMap((rows) => [
      () => [listing(rows)],
      () => [comparison(rows, "json"), comparison(rows, "xlsx")]
    ]),
    () => [sales(5000)],
    () => [answeredSales(15_000)],
    () => (["csv", "jsonl", "xlsx"] as const).flatMap((format) => [exported(200, format), exported(2000, format)]),
    () => [100, 1000, 4000].map(picture),
    () => [report(1, 100), report(500, 1000), report(1, 120_000)]
  ]
  for (const make of makers) for (const input of make()) if (only.length === 0 || only.includes(input.task)) yield input
}
