import type { Reading } from "./readVariables.ts"
import { shown } from "./shown.ts"
import { usualHost } from "./usualHost.ts"
import { type VariableName, variableNames, variables } from "./variables.ts"

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
      return { variable, value: shown(variables[variable], reading.text), source: reading.source }
    const usual = variable === "HOST" ? usualHost(environment) : variables[variable].usual
    return { variable, value: usual === "" ? null : usual, source: "default" }
  })
