import { Effect } from "effect"
import { readFile } from "node:fs/promises"
import type { ConfigurationFault } from "./ConfigurationFault.ts"
import { type VariableName, variableNames } from "./variables.ts"

/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** A value and where it is from. */
export interface Reading {
  readonly text: string
  readonly source: "environment" | "file"
}

/** What the environment says, and what of it can not be read. */
interface Readings {
  readonly found: ReadonlyMap<VariableName, Reading>
  readonly faults: ReadonlyArray<ConfigurationFault>
}

const fileOf = (path: string) =>
  Effect.tryPromise({
    try: () => readFile(path, "utf8"),
    catch: (error) => String((error as NodeJS.ErrnoException).code ?? "unreadable")
  })

/**
 * The values of all variables: that of `NAME`, or the content of the file that `NAME_FILE` names without the line break at
 * its end, as secrets of Docker and Kubernetes are mounted. An empty value is none.
 */
export const readVariables = Effect.fnUntraced(function* (environment: Environment): Effect.fn.Return<Readings> {
  const found = new Map<VariableName, Reading>()
  const faults: Array<ConfigurationFault> = []
  for (const name of variableNames) {
    const text = environment[name] ?? ""
    const path = environment[`${name}_FILE`] ?? ""
    if (text !== "") found.set(name, { text, source: "environment" })
    if (path === "") continue
    const refuse = (message: string, state: string) => faults.push({ variable: `${name}_FILE`, message, found: state })
    if (text !== "") {
      refuse(`${name} and ${name}_FILE must not both be set.`, "Both are.")
      continue
    }
    yield* fileOf(path).pipe(
      Effect.match({
        onFailure: (code) =>
          refuse(`${name}_FILE must name a file that can be read.`, `It is ${JSON.stringify(path)}: ${code}.`),
        onSuccess: (content) => {
          const value = content.replace(/\r?\n$/u, "")
          if (value === "") refuse(`${name}_FILE must name a file with a value.`, `${JSON.stringify(path)} is empty.`)
          else found.set(name, { text: value, source: "file" })
        }
      })
    )
  }
  return { found, faults }
})
