import type { Violation } from "@radicar/domain/rules/Violation"
import { Failure } from "../Failure.ts"

/** The failure of a command that needs a valid document and was given one that breaks rules. */
export const rulesBroken = (violations: ReadonlyArray<Violation>): Failure =>
  new Failure({
    reason: "invalid-document",
    text:
      violations.length === 1
        ? { en: "The document breaks 1 rule.", es: "El documento incumple 1 regla." }
        : {
            en: `The document breaks ${violations.length} rules.`,
            es: `El documento incumple ${violations.length} reglas.`
          },
    violations
  })
