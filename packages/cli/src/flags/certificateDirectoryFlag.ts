import { Flag } from "effect/cli"

/** `--certificates`: where the sandbox's certification authority keeps its keys. */
export const certificateDirectoryFlag = Flag.String("certificates").pipe(
  Flag.withMetavar("directory"),
  Flag.withDescription("Keeps the sandbox's certification authority here; default a new one each time"),
  Flag.optional
)
