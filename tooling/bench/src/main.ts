import { createHash, sign as signOctets } from "node:crypto"
import { cpus } from "node:os"
import { invoiceText } from "./invoiceText.ts"
import { microsecondsPerCall, spread } from "./measure.ts"
import { identity, pipeline, steps } from "./pipeline.ts"

const lines = 20
const rounds = 15
const callsPerRound = 200
const text = invoiceText(lines)
const octets = createHash("sha256").update(text).digest()
const bareSignature = () => signOctets("sha256", octets, identity.privateKey)

// the same work for both before anything counts, so that both run compiled code
for (let index = 0; index < 3000; index++) {
  pipeline(text)
  if (index % 3 === 0) bareSignature()
}

const pairs = Array.from({ length: rounds }, () => {
  const bare = microsecondsPerCall(callsPerRound, bareSignature)
  const whole = microsecondsPerCall(callsPerRound, () => pipeline(text))
  return { bare, whole, ratio: bare / whole }
})

const json = steps.parse(text)
const invoice = steps.decode(json)
const checked = steps.check(invoice)
const key = steps.key(checked)
const xml = steps.render(checked, key)
const stepTimes = {
  parse: () => steps.parse(text),
  decode: () => steps.decode(json),
  check: () => steps.check(invoice),
  key: () => steps.key(checked),
  render: () => steps.render(checked, key),
  sign: () => steps.sign(xml)
}
const shares = Object.entries(stepTimes).map(([name, step]) => ({
  name,
  microseconds: spread(Array.from({ length: rounds }, () => microsecondsPerCall(callsPerRound, step))).median
}))
const total = shares.reduce((sum, share) => sum + share.microseconds, 0)

const show = (value: number, digits = 1): string => value.toFixed(digits).padStart(9)
const { bare, ratio, whole } = {
  bare: spread(pairs.map((pair) => pair.bare)),
  whole: spread(pairs.map((pair) => pair.whole)),
  ratio: spread(pairs.map((pair) => pair.ratio))
}
const row = (name: string, { maximum, median, minimum }: ReturnType<typeof spread>, digits?: number): string =>
  `${name.padEnd(34)}${show(minimum, digits)}${show(median, digits)}${show(maximum, digits)}`

console.log(`JSON of a ${lines}-line invoice (${text.length} bytes) -> checked, keyed, rendered, signed; one core
${cpus()[0]?.model ?? "unknown processor"}, Node ${process.versions.node}, ${rounds} interleaved rounds of ${callsPerRound}

${"".padEnd(34)}  minimum   median  maximum
${row("bare RSA-2048 signature, µs", bare)}
${row("whole pipeline, µs", whole)}
${row("ratio (1 = nothing but the RSA)", ratio, 3)}

share of each step${"".padEnd(16)}       µs  percent
${shares.map(({ microseconds, name }) => `  ${name.padEnd(32)}${show(microseconds)}${show((microseconds / total) * 100)}`).join("\n")}`)
