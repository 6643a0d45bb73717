import { Flag, GlobalFlag } from "effect/cli"

/** `--output`: how a result is written. */
export const OutputFlag = GlobalFlag.Setting("output")({
  flag: Flag.Literals("output", ["auto", "json", "text"]).pipe(
    Flag.withDescription("auto (default): text on a terminal, JSON otherwise"),
    Flag.withDefault("auto")
  )
})
