import type { Check } from "../checks/Check.ts"
import type { EffectiveValue } from "../configuration/effectiveValues.ts"

const table = (rows: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<string> => {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(width(column)))
      .join("  ")
      .trimEnd()
  )
}

const states = { ok: "ok", failed: "FAILED", "not-tried": "not tried" } as const

/** A configuration for a person: every value with its source, what was not understood, what was tried. */
export const configurationText = (
  values: ReadonlyArray<EffectiveValue>,
  warnings: ReadonlyArray<string>,
  checks: ReadonlyArray<Check>
): string =>
  [
    ...table(values.map(({ source, value, variable }) => [variable, source, value ?? "(not set)"])),
    ...(warnings.length === 0 ? [] : ["", ...warnings.map((warning) => `Warning: ${warning}`)]),
    "",
    ...table(checks.map(({ detail, state, variable }) => [variable, states[state], detail]))
  ].join("\n")
