import type { Say } from "../language/LanguageContext.ts"
import { failureText } from "../live/failureText.ts"
import { Problem } from "../session/client.ts"

/** Text about a design that the service refuses, such as for its colour: what it expects of the field. */
export const designFailure = (failure: unknown, say: Say): string => {
  const [violation] = failure instanceof Problem ? failure.violations : []
  if (violation === undefined) return failureText(failure, say)
  const { expected, message } = violation
  return `${message} ${say({ en: "Expected:", es: "Se espera:" })} ${String(expected)}.`
}
