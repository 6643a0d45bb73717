import { parseArgs } from "node:util"
import { runHeavy } from "./heavy/runHeavy.ts"

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== "--"),
  options: {
    heavy: { type: "boolean", default: false },
    seconds: { type: "string", default: "30" },
    tokens: { type: "string", default: "16" },
    sandbox: { type: "string" },
    only: { type: "string", multiple: true, default: [] }
  }
})

if (values.heavy) {
  const { only, sandbox } = values
  const holds = await runHeavy({
    seconds: Number(values.seconds),
    tokens: Number(values.tokens),
    only,
    sandboxes: sandbox === "embedded" || sandbox === "apart" ? [sandbox] : ["embedded", "apart"]
  })
  process.exitCode = holds ? 0 : 1
}
