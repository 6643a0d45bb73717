import { CliOutput } from "effect/cli"
import { printable } from "./printable.ts"

/**
 * Breaks text at blanks into lines of at most `width` terminal cells. A word that is wider than that, such as a key,
 * stays whole on a line of its own, so that it can be copied.
 */
export const wrap = (text: string, width: number): ReadonlyArray<string> =>
  printable(text)
    .split("\n")
    .flatMap((paragraph) => {
      const lines: Array<string> = []
      let line = ""
      for (const word of paragraph.split(" ")) {
        const longer = line === "" ? word : `${line} ${word}`
        if (line !== "" && CliOutput.displayWidth(longer) > width) {
          lines.push(line)
          line = word
        } else line = longer
      }
      return [...lines, line]
    })
