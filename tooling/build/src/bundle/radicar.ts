import { execFileSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { bundle, judgeWorker } from "./bundle.ts"

const folder = join(import.meta.dirname, "../../../../packages/cli")

/** The start file of the bundled command line `radicar`. */
export const radicarFile = join(folder, "bin/main.js")

/**
 * Adds the main help of an unfinished bundle of the command line in both languages, as the bundle prints it. `radicar
 * --help` reads this file instead of loading every command.
 */
export const addMainHelp = (unfinished: string): void => {
  const helpIn = (language: string): unknown => {
    const flags = ["--help", "--output", "json", "--language", language]
    return JSON.parse(execFileSync(process.execPath, [join(unfinished, "main.js"), ...flags], { encoding: "utf8" }))
  }
  writeFileSync(join(unfinished, "help.json"), JSON.stringify({ en: helpIn("en"), es: helpIn("es") }))
}

/** Bundles the command line into `packages/cli/bin`. */
export const bundleRadicar = (): Promise<void> =>
  bundle({
    entries: { main: join(folder, "src/main.ts"), judgeWorker },
    folder: join(folder, "bin"),
    sources: ["packages/*/src/**/*.ts", "packages/cli/package.json", "tooling/build/src/bundle/*.ts", "pnpm-lock.yaml"],
    complete: async (unfinished) => addMainHelp(unfinished)
  })
