import { printDocument, readPicture } from "@radicar/api/documents/files/printDocument"
import { readDocuments } from "@radicar/api/documents/reading/readDocuments"
import { checkFiledRips } from "@radicar/api/documents/rips/checkFiledRips"
import { identifyLarge, largeBody } from "@radicar/api/filing/largeBody"
import { jsonWork } from "@radicar/api/platform/work/HeavyWork"
import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { ripsExample } from "@radicar/domain/inner/example/ripsExample"
import { pngWork } from "@radicar/print/inner/logo/readPng"
import { identifying, printed } from "../budgetInputs.ts"
import { invoiceText, now } from "../invoiceText.ts"
import { noisePng, repeated } from "../../inputs.ts"
import { processorTime } from "../measure.ts"
import { steps } from "../pipeline.ts"
import { heading, row } from "../table.ts"

/**
 * Maximum processor time in milliseconds of work that the service does in the answering thread, without a worker
 * thread.
 */
const goal = 5
const rounds = 15
const calls = 8

/** Finds the largest count whose work is still done in the answering thread; `work` grows with the count. */
const largest = (work: (count: number) => number, most: number): number => {
  let [low, high] = [1, 2]
  while (work(high) <= most) [low, high] = [high, high * 2]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (work(middle) <= most) low = middle
    else high = middle
  }
  return low
}

/** Makes the longest text of repeated elements that the service reads in the answering thread. */
const fill = (textOf: (elements: string) => string, element: string, most: number): string => {
  const text = (count: number): string => textOf(Array.from({ length: count }, () => element).join(","))
  return text(largest((count) => jsonWork(Buffer.from(text(count))), most))
}

const example: Readonly<Record<string, unknown>> = { ...invoiceExample({ number: 990000001, date: now }) }
const { Items: items, ...rest } = example
const itemOf = (changes: object): string => JSON.stringify({ ...(items as ReadonlyArray<object>)[0], ...changes })
const withItems = (elements: string): string => `${JSON.stringify(rest).slice(0, -1)},"Items":[${elements}]}`

/** Elements for the lines of an invoice: normal ones, and the most expensive ones for their length. */
const lines: Readonly<Record<string, string>> = {
  "normal lines": itemOf({}),
  "lines without amount": itemOf({ SubtotalAmount: null }),
  "{}": "{}",
  "1": "1",
  "[]": "[]",
  "unknown fields": `{"a":1}`,
  "empty taxes": `{"Taxes":[{}]}`,
  "unreadable amounts": `{"Quantity":"x","Price":"x"}`,
  "unknown units": `{"UnitCode":"x"}`,
  discounts: `{"Discounts":[{"Percentage":1}],"Price":1,"Quantity":1}`
}

const identify = (text: string, completes: boolean) => () =>
  identifyLarge.run(identifying(Buffer.from(text), { completes, shows: false }))

const rips = ripsExample({ invoice: "SETP1", nit: "900373115", at: "2026-01-01 00:00" })
const ripsUser = JSON.stringify((rips["usuarios"] as ReadonlyArray<unknown>)[0])
const { usuarios: _, ...ripsRoot } = rips
const withUsers = (elements: string): string => `${JSON.stringify(ripsRoot).slice(0, -1)},"usuarios":[${elements}]}`

const check = (text: string) => () =>
  checkFiledRips.run({
    rips: Buffer.from(text),
    signedXml: undefined,
    at: Date.parse("2026-01-15T15:00:00Z"),
    language: "es"
  })

const print = (text: string) => {
  const request = Buffer.from(text)
  const { value } = steps.key(steps.check(steps.decode(steps.parse(text))))
  return () => printDocument.run({ ...printed(request, value, new Uint8Array(4096)), validated: undefined })
}

const pictures = ([1, 8] as const).map((depth) => {
  const file = noisePng(
    largest((side) => pngWork(noisePng(side, depth)), readPicture.smallest),
    depth
  )
  return [`PNG of ${depth} bit`, () => readPicture.run(file)] as const
})

/**
 * XML documents of the largest size that the service reads in the answering thread, filled with the most expensive
 * content for their length.
 */
const documents = Object.entries({
  namespaces: (count: number) => `<Invoice${repeated(count, (index) => ` xmlns:n${index}="u:${index}"`)}/>`,
  attributes: (count: number) => `<Invoice${repeated(count, (index) => ` a${index}="1"`)}/>`,
  elements: (count: number) => `<Invoice>${"<a/>".repeat(count)}</Invoice>`,
  "nested elements": (count: number) => `${"<a>".repeat(count)}${"</a>".repeat(count)}`,
  references: (count: number) => `<Invoice>${"&#65;".repeat(count)}</Invoice>`
}).map(([name, textOf]) => {
  const bytes = Buffer.from(textOf(largest((count) => textOf(count).length, readDocuments.smallest)))
  const read = () => readDocuments.run({ bytes, at: Date.parse("2026-01-15T15:00:00Z"), language: "es", trust: [] })
  return [`XML of ${name}`, read] as const
})

/**
 * Section of the benchmark: cost of the largest inputs that the service processes without a worker thread, for the most
 * expensive known contents. Fails if the fastest round of an input takes more than 5 ms of processor time.
 */
export const smallest = (): void => {
  const bodyOf = (count: number): string => invoiceText(count)
  const inPlace: ReadonlyArray<readonly [name: string, call: () => unknown]> = [
    ...Object.entries(lines).flatMap(([name, element]) => {
      const text = fill(withItems, element, largeBody)
      return [
        [`body of ${name}`, identify(text, false)],
        [`body of ${name}, completed`, identify(text, true)]
      ] as const
    }),
    ...Object.entries({
      users: ripsUser,
      "{}": "{}",
      "1": "1",
      "users of a wrong country": `{"codPaisResidencia":"x"}`,
      "empty records": `{"servicios":{"consultas":[{}]}}`
    }).map(([name, element]) => [`RIPS of ${name}`, check(fill(withUsers, element, checkFiledRips.smallest))] as const),
    ["PDF", print(bodyOf(largest((count) => jsonWork(Buffer.from(bodyOf(count))), printDocument.smallest)))],
    ["PDF with a long note", print(JSON.stringify({ ...example, Note: "palabra ".repeat(625) }))],
    ...pictures,
    ...documents
  ]
  console.log(heading("ms of processor"))
  for (const [name, call] of inPlace) {
    processorTime(call, 20)
    const millis = Array.from({ length: rounds }, () => processorTime(call, calls) / 1000)
    console.log(row(name, millis, 2))
    if (Math.min(...millis) <= goal) continue
    console.log(`${name}: more than ${goal} ms`)
    process.exitCode = 1
  }
}
