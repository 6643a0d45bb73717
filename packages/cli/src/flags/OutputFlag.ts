import { Flag, GlobalFlag } from "effect/cli"
import { describe } from "./describe.ts"

/** `--output`: how a result is written. `text` is the older word for `table`. */
export const OutputFlag = GlobalFlag.Setting("output")({
  flag: Flag.Literals("output", ["auto", "table", "json", "ndjson", "text"]).pipe(
    describe({
      en: "auto (default): table on a terminal, JSON otherwise; ndjson: one line per item; text: table",
      es: "auto (por omisión): tabla en una terminal, si no JSON; ndjson: una línea por elemento; text: tabla"
    }),
    Flag.withDefault("auto")
  )
})
