import type { Violation } from "@radicar/domain/rules/Violation"
import type { Layout } from "./Layout.ts"
import { printable } from "./printable.ts"
import { rows } from "./rows.ts"
import { wrap } from "./wrap.ts"

const violationText = (violation: Violation, { columns, paint, say }: Layout): string => {
  const { actual, expected, message, path, rule } = violation
  return [
    `  ${paint.bold(printable(rule))}  ${printable(path)}`,
    ...wrap(message, columns - 4).map((line) => `    ${line}`),
    rows(
      [
        [say({ en: "expected", es: "esperado" }), expected],
        [say({ en: "found", es: "encontrado" }), actual]
      ],
      { columns, indent: 4, label: paint.dim }
    )
  ].join("\n")
}

/** Violations as a list, a blank line between two: rule and path, the message, what was expected and found. */
export const violationsText = (violations: ReadonlyArray<Violation>, layout: Layout): string =>
  violations.map((violation) => violationText(violation, layout)).join("\n\n")
