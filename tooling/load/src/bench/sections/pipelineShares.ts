import { createHash, sign as signOctets } from "node:crypto"
import { invoiceText } from "../invoiceText.ts"
import { interleaved, objectsLeft, processorTime } from "../measure.ts"
import { identity, pipeline, printing, steps } from "../pipeline.ts"
import { heading, printRows } from "../table.ts"

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

const show = (value: number): string => value.toFixed(1).padStart(9)

const compared = {
  "bare RSA-2048 signature, µs": ({ bare }: Compared) => bare,
  "whole pipeline, µs": ({ pipeline: micros }: Compared) => micros,
  "ratio (1 = only the RSA)": ({ bare, pipeline: micros }: Compared) => bare / micros
}

type Compared = Readonly<Record<keyof typeof subjects, number>>

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
both in turn, ${rounds} rounds of ${callsPerRound}\n\n${heading(`in turns of ${block}`)}`)
  printRows(measured, compared)
  console.log("\none by one")
  printRows(oneByOne, compared)
  console.log("")
  printRows(printed, {
    "printed as PDF/A-3, µs of processor": (round) => round.print,
    "printed documents a second": (round) => 1_000_000 / round.print,
    "bare signatures in that time": (round) => round.print / round.bare
  })
  console.log(
    `\nobjects left on the heap, kB${show(objectsLeft(subjects.pipeline, callsPerRound) / 1000).padStart(17)}`
  )
  console.log(`\nshare of each step${"".padEnd(16)}       µs  percent  objects, kB`)
  for (const [name, call] of Object.entries(each)) {
    const micros = perStep[name as keyof typeof each]
    const left = objectsLeft(call, callsPerRound) / 1000
    console.log(`  ${name.padEnd(32)}${show(micros)}${show((micros / total) * 100)}${show(left)}`)
  }
}
