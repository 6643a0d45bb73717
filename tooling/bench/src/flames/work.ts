import { invoiceText } from "../invoiceText.ts"
import { pipeline, steps } from "../pipeline.ts"
import type { FlameName } from "./FlameName.ts"

const text = invoiceText(20)
const json = steps.parse(text)
const document = steps.decode(json)
const checked = steps.check(document)
const key = steps.key(checked)

const calls: Readonly<Record<FlameName, () => unknown>> = {
  pipeline: () => pipeline(text),
  parse: () => steps.parse(text),
  decode: () => steps.decode(json),
  check: () => steps.check(document),
  key: () => steps.key(checked),
  render: () => steps.render(checked, key),
  // freshly rendered text, because a signed one has been flattened into one piece
  sign: () => steps.sign(steps.render(checked, key))
}

const call = calls[process.argv[2] as FlameName]
const end = performance.now() + 8000

/** Repeats the profiled call; the root of the flame graph. */
const repeated = (): void => {
  for (let made = 0; made < 100; made++) call()
}
while (performance.now() < end) repeated()
