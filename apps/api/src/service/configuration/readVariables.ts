import type { Localized } from "@radicar/domain/inner/rules/Language"
import { nearest } from "@radicar/domain/inner/rules/nearest"
import { Effect } from "effect"
import { readFile } from "node:fs/promises"
import { type VariableName, variableNames } from "./variables.ts"

/** A problem of a variable. */
export interface ConfigurationFault {
  readonly variable: string
  /** The required form, as a sentence that begins with the variable's name. */
  readonly text: Localized
  /** The current text, without secrets. */
  readonly found: Localized
}

/** Variables of the command line, which may be set in the same environment. */
const ofTheCommandLine: ReadonlyArray<string> = [
  "RADICAR_URL",
  "RADICAR_TOKEN",
  "RADICAR_CERTIFICATE_PASSWORD",
  "RADICAR_CERTIFICATE_TOKEN",
  "RADICAR_COMPANY_ID",
  "RADICAR_PROVIDER_ID",
  "RADICAR_SOFTWARE_ID",
  "RADICAR_SOFTWARE_PIN",
  "RADICAR_TECHNICAL_KEY"
]

/** An unknown variable, and the most similar known one. */
export interface UnknownVariable {
  readonly variable: string
  readonly nearest: string | undefined
}

const nearestTo = (variable: string): string | undefined => {
  const bare = variable.replace(/_FILE$/u, "")
  const nearestName = nearest(bare, variableNames)
  return nearestName === undefined || bare === variable ? nearestName : `${nearestName}_FILE`
}

/** Variables with the prefix `RADICAR_` or `SANDBOX_` that the service does not know. */
export const unknownVariables = (environment: Environment): ReadonlyArray<UnknownVariable> => {
  const knownNames = new Set([...variableNames.flatMap((name) => [name, `${name}_FILE`]), ...ofTheCommandLine])
  return Object.keys(environment)
    .filter((name) => /^(?:RADICAR|SANDBOX)_/u.test(name) && !knownNames.has(name))
    .toSorted()
    .map((variable) => ({ variable, nearest: nearestTo(variable) }))
}

/** The warning about an unknown variable. */
export const unknownText = ({ nearest, variable }: UnknownVariable): Localized => ({
  en: `${variable} is not a variable of the service.${nearest === undefined ? "" : ` Did you mean ${nearest}?`}`,
  es: `${variable} no es una variable del servicio.${nearest === undefined ? "" : ` ¿Quiso decir ${nearest}?`}`
})

/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The value of a variable, and its source. */
export interface Reading {
  readonly text: string
  readonly source: "environment" | "file"
}

/** The values in an environment, and the problems of reading them. */
interface Readings {
  readonly readings: ReadonlyMap<VariableName, Reading>
  readonly faults: ReadonlyArray<ConfigurationFault>
}

const fileOf = (path: string) =>
  Effect.tryPromise({
    try: () => readFile(path, "utf8"),
    catch: (error) => String((error as NodeJS.ErrnoException).code ?? "unreadable")
  })

/**
 * Reads the values of all variables: `NAME` itself, or the file named by `NAME_FILE`, without its final line break.
 * Docker and Kubernetes mount secrets as such files. Empty values are ignored.
 */
export const readVariables = Effect.fnUntraced(function* (environment: Environment): Effect.fn.Return<Readings> {
  const readings = new Map<VariableName, Reading>()
  const faults: Array<ConfigurationFault> = []
  for (const name of variableNames) {
    const text = environment[name] ?? ""
    const path = environment[`${name}_FILE`] ?? ""
    if (text !== "") readings.set(name, { text, source: "environment" })
    if (path === "") continue
    const refuse = (text: Localized, current: Localized) =>
      faults.push({ variable: `${name}_FILE`, text, found: current })
    if (text !== "") {
      refuse(
        {
          en: `${name} and ${name}_FILE must not both be set.`,
          es: `${name} y ${name}_FILE no deben estar definidas ambas.`
        },
        { en: "Both are.", es: "Lo están." }
      )
      continue
    }
    yield* fileOf(path).pipe(
      Effect.match({
        onFailure: (code) =>
          refuse(
            {
              en: `${name}_FILE must name a file that can be read.`,
              es: `${name}_FILE debe indicar un archivo que se pueda leer.`
            },
            { en: `It is ${JSON.stringify(path)}: ${code}.`, es: `Es ${JSON.stringify(path)}: ${code}.` }
          ),
        onSuccess: (content) => {
          const value = content.replace(/\r?\n$/u, "")
          if (value !== "") return void readings.set(name, { text: value, source: "file" })
          refuse(
            {
              en: `${name}_FILE must name a file with a value.`,
              es: `${name}_FILE debe indicar un archivo con un valor.`
            },
            { en: `${JSON.stringify(path)} is empty.`, es: `${JSON.stringify(path)} está vacío.` }
          )
        }
      })
    )
  }
  return { readings, faults }
})
