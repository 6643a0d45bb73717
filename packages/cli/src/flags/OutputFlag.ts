import { Flag, GlobalFlag } from "effect/cli"

/** `--output`: how a result is written. `text` is the older word for `table`. */
export const OutputFlag = GlobalFlag.Setting("output")({
  flag: Flag.Literals("output", ["auto", "table", "json", "ndjson", "text"]).pipe(
    Flag.withDescription("auto (default): table on a terminal, JSON otherwise; ndjson: one line per item; text: table"),
    Flag.withDefault("auto")
  )
})
