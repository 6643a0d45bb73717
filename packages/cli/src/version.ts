import { readFileSync } from "node:fs"

const manifest: { readonly version: string } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8")
)

/** The version of this package. */
export const version = manifest.version

/** Prints the version if `--version` is the only argument, which needs none of the commands; returns whether it did. */
export const showVersion = ([, , ...args]: ReadonlyArray<string>): boolean => {
  const isAsked = args.length === 1 && (args[0] === "--version" || args[0] === "-v")
  if (isAsked) process.stdout.write(`radicar ${version}\n`)
  return isAsked
}
