import { readFileSync } from "node:fs"
import { type FuzzCommand, readCommand } from "../../../src/fuzz/FuzzOptions.ts"

/** Every command of `docs/operating/fuzz.md`. */
export const documentedCommands: ReadonlyArray<FuzzCommand> = [
  ...readFileSync(new URL("../../../../../docs/operating/fuzz.md", import.meta.url), "utf8").matchAll(
    /^```sh\n.* fuzz (.*)\n```$/gmu
  )
].map(([, words = ""]) => readCommand(words.split(" ")))
