import type { Validation } from "@radicar/domain/Validation"
import type { Layout } from "./Layout.ts"
import { rows } from "./rows.ts"
import { violationsText } from "./violationsText.ts"

const notificationsText = ({ notifications }: Validation, layout: Layout): string => {
  if (notifications.length === 0) return ""
  const heading = layout.say({
    en: "The authority will accept these and complain:",
    es: "La autoridad acepta y notifica lo siguiente:"
  })
  return `\n\n${layout.paint.bold(heading)}\n\n${violationsText(notifications, layout)}`
}

/** What a check says of a document: valid with its key, or every rule it breaks. */
export const validationText = (validation: Validation, layout: Layout): string => {
  const { paint, say } = layout
  const { documentKey = "", number = "", schemeName = "", valid, violations } = validation
  const notified = notificationsText(validation, layout)
  if (valid) {
    const verdict = paint.green(say({ en: "Valid", es: "Válido" }))
    const key = rows([[schemeName.replace(/-.*/u, ""), documentKey]], {
      columns: layout.columns,
      indent: 2,
      label: paint.dim
    })
    return `${verdict}  ${paint.bold(number)}\n${key}${notified}`
  }
  const count = violations.length
  const counted = say({
    en: count === 1 ? "1 rule is broken" : `${count} rules are broken`,
    es: count === 1 ? "se incumple 1 regla" : `se incumplen ${count} reglas`
  })
  const verdict = paint.red(say({ en: "Not valid", es: "No es válido" }))
  return `${verdict}: ${counted}\n\n${violationsText(violations, layout)}${notified}`
}
