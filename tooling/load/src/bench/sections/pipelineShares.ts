import { createHash, sign as signOctets } from "node:crypto"
import { invoiceText } from "../invoiceText.ts"
import { interleaved, objectsLeft, processorTime, spread } from "../measure.ts"
import { identity, pipeline, printing, steps } from "../pipeline.ts"

const lines = 20
const rounds = 15
const callsPerRound = 300
/**
 * Number of consecutive calls of one function: some 25 ms of the pipeline. The functions do not alternate after each
 * call, because a filing service makes no bare signatures in between.
 */
const block = 50
const text = invoiceText(lines)
const octets = createHash("sha256").update(text).digest()

const subjects = {
  bare: () => signOctets("sha256", octets, identity.privateKey),
  pipeline: () => pipeline(text)
}

/**
 * Function that prints the invoice. It produces much garbage, so it is measured separately, including the collection.
 */
const print = printing(text)

/** Makes functions for the steps of the pipeline; each works on the latest result of the step before. */
const stepByStep = () => {
  let json: ReturnType<typeof steps.parse>
  let invoice: ReturnType<typeof steps.decode>
  let checked: ReturnType<typeof steps.check>
  let key: ReturnType<typeof steps.key>
  let xml: ReturnType<typeof steps.render>
  return {
    parse: () => (json = steps.parse(text)),
    decode: () => (invoice = steps.decode(json)),
    check: () => (checked = steps.check(invoice)),
    key: () => (key = steps.key(checked)),
    render: () => (xml = steps.render(checked, key)),
    sign: () => steps.sign(xml)
  }
}

const show = (value: number, digits = 1): string => value.toFixed(digits).padStart(9)
const row = (name: string, values: ReadonlyArray<number>, digits?: number): string => {
  const { maximum, median, minimum } = spread(values)
  return `${name.padEnd(36)}${show(minimum, digits)}${show(median, digits)}${show(maximum, digits)}`
}

const compared = (timings: ReadonlyArray<{ readonly bare: number; readonly pipeline: number }>): string =>
  [
    row(
      "bare RSA-2048 signature, µs",
      timings.map(({ bare }) => bare)
    ),
    row(
      "whole pipeline, µs",
      timings.map(({ pipeline: microseconds }) => microseconds)
    ),
    row(
      "ratio (1 = only the RSA)",
      timings.map(({ bare, pipeline: microseconds }) => bare / microseconds),
      3
    )
  ].join("\n")

/**
 * Section of the benchmark: the whole pipeline of a normal invoice compared with one bare signature, the share of each
 * step, and printing.
 */
export const pipelineShares = (): void => {
  // warms up first, so that everything runs compiled
  interleaved(subjects, 3000)
  const measured = Array.from({ length: rounds }, () => interleaved(subjects, callsPerRound / block, block))
  const oneByOne = Array.from({ length: rounds }, () => interleaved(subjects, callsPerRound))
  processorTime(print, 500)
  const printed = Array.from({ length: rounds }, () => ({
    bare: processorTime(subjects.bare, callsPerRound),
    print: processorTime(print, callsPerRound / 3)
  }))
  const each = stepByStep()
  const perStep = interleaved(each, rounds * callsPerRound)
  const total = Object.values(perStep).reduce((sum, microseconds) => sum + microseconds, 0)

  console.log(`JSON of a ${lines}-line invoice (${text.length} bytes) -> checked, keyed, rendered, signed; one core
both in turn, ${rounds} rounds of ${callsPerRound}

in turns of ${block}${"".padEnd(26)}  minimum   median  maximum
${compared(measured)}

one by one
${compared(oneByOne)}

${row(
  "printed as PDF/A-3, µs of processor",
  printed.map((round) => round.print)
)}
${row(
  "printed documents a second",
  printed.map((round) => 1_000_000 / round.print)
)}
${row(
  "bare signatures in that time",
  printed.map((round) => round.print / round.bare)
)}

objects left on the heap, kB${show(objectsLeft(subjects.pipeline, callsPerRound) / 1000).padStart(17)}

share of each step${"".padEnd(16)}       µs  percent  objects, kB
${Object.entries(perStep)
  .map(([name, microseconds]) => {
    const left = objectsLeft(each[name as keyof typeof each], callsPerRound) / 1000
    return `  ${name.padEnd(32)}${show(microseconds)}${show((microseconds / total) * 100)}${show(left)}`
  })
  .join("\n")}`)
}
