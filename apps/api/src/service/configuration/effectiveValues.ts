import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { Reading } from "./readVariables.ts"
import { defaultHost, type Variable, type VariableName, variableNames, variables } from "./variables.ts"

/** An address without user, password, query and fragment; `***` if its parts are ambiguous. */
const withoutCredentials = (text: string): string => {
  const url = URL.parse(text)
  if (url === null) return text.includes("@") ? "***" : text
  const marks = text.split("@").length - 1
  // a badly encoded password may have moved in part to another component
  if (marks > 1 || (marks === 1 && url.username === "" && url.password === "")) return "***"
  const [user, query] = [marks === 0 ? "" : "***@", url.search === "" ? "" : "?***"]
  return `${url.protocol}//${user}${url.host}${url.pathname === "/" ? "" : url.pathname}${query}`
}

/** A value for display: secrets are masked, addresses lose their password. */
const redact = ({ shows }: Variable, text: string): string => {
  if (shows === "secret") return "***"
  return shows === "address" ? withoutCredentials(text) : text
}

/** Maximum number of characters of a value repeated in an error. */
const longest = 80

/** The text of an invalid variable. An invalid address may contain anything, so it is not shown at all. */
export const foundText = ({ shows }: Variable, text: string | undefined): Localized => {
  if (text === undefined) return { en: "It is not set.", es: "No está definida." }
  if (shows !== "all")
    return {
      en: `It is set; its ${text.length} characters are not shown.`,
      es: `Está definida; sus ${text.length} caracteres no se muestran.`
    }
  const shown = JSON.stringify(text.length > longest ? `${text.slice(0, longest)}…` : text)
  return { en: `It is ${shown}.`, es: `Es ${shown}.` }
}

/** A variable with its effective value. */
export interface EffectiveValue {
  readonly variable: VariableName
  /** Value without secrets; `null` if there is none. */
  readonly value: string | null
  /** Source of the value. `file` stands for the file named by the variable with the suffix `_FILE`. */
  readonly source: "default" | "environment" | "file"
}

/** All variables with their effective values and sources. */
export const effectiveValues = (
  readings: ReadonlyMap<VariableName, Reading>,
  environment: string
): ReadonlyArray<EffectiveValue> =>
  variableNames.map((variable) => {
    const reading = readings.get(variable)
    if (reading !== undefined)
      return { variable, value: redact(variables[variable], reading.text), source: reading.source }
    const value = variable === "HOST" ? defaultHost(environment) : variables[variable].default
    return { variable, value: value === "" ? null : value, source: "default" }
  })
