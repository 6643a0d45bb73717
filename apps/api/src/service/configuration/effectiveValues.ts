import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { Reading } from "./readVariables.ts"
import { defaultHost, type Variable, type VariableName, variableNames, variables } from "./variables.ts"

/** An address without user, password, query and fragment; `***` where the parts are ambiguous. */
const withoutCredentials = (text: string): string => {
  const url = URL.parse(text)
  if (url === null) return text.includes("@") ? "***" : text
  const marks = text.split("@").length - 1
  // what is not encoded as it should be may have put a part of the password elsewhere
  if (marks > 1 || (marks === 1 && url.username === "" && url.password === "")) return "***"
  const [user, query] = [marks === 0 ? "" : "***@", url.search === "" ? "" : "?***"]
  return `${url.protocol}//${user}${url.host}${url.pathname === "/" ? "" : url.pathname}${query}`
}

/** How a value is shown: no secret, and of an address no password. */
const redact = ({ shows }: Variable, text: string): string => {
  if (shows === "secret") return "***"
  return shows === "address" ? withoutCredentials(text) : text
}

/** Characters of a value that are repeated in an error. */
const longest = 80

/** The text of an invalid variable. An invalid address may be anything, so it is not shown at all. */
export const foundText = ({ shows }: Variable, text: string | undefined): Localized => {
  if (text === undefined) return { en: "It is not set.", es: "No está definida." }
  if (shows !== "all")
    return {
      en: `It is set, to ${text.length} characters that are not shown.`,
      es: `Está definida, con ${text.length} caracteres que no se muestran.`
    }
  const shown = JSON.stringify(text.length > longest ? `${text.slice(0, longest)}…` : text)
  return { en: `It is ${shown}.`, es: `Es ${shown}.` }
}

/** A variable as it holds. */
export interface EffectiveValue {
  readonly variable: VariableName
  /** Without secrets; `null`: nothing. */
  readonly value: string | null
  /** `file`: the file that the variable with `_FILE` behind its name names. */
  readonly source: "default" | "environment" | "file"
}

/** Every variable as it holds, and where its value is from. */
export const effectiveValues = (
  found: ReadonlyMap<VariableName, Reading>,
  environment: string
): ReadonlyArray<EffectiveValue> =>
  variableNames.map((variable) => {
    const reading = found.get(variable)
    if (reading !== undefined)
      return { variable, value: redact(variables[variable], reading.text), source: reading.source }
    const value = variable === "HOST" ? defaultHost(environment) : variables[variable].default
    return { variable, value: value === "" ? null : value, source: "default" }
  })
