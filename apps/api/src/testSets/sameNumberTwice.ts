import type { Violation } from "@radicar/domain/rules/Violation"
import { Effect } from "effect"
import type { AddressedFiling } from "../filing/prepareFiling.ts"
import { CallerLanguage } from "../language/CallerLanguage.ts"

/** That a document has the number of the one at `first`; its path is in its own body. */
export const sameNumberTwice = (first: number, { identity }: AddressedFiling): Effect.Effect<Violation> =>
  Effect.map(CallerLanguage, (language) => {
    const texts = {
      message: {
        en: "Two documents of the request have one number.",
        es: "Dos documentos de la solicitud tienen un mismo número."
      },
      expected: {
        en: `a number that $.Documents[${first}] does not have`,
        es: `un número que $.Documents[${first}] no tenga`
      }
    }
    return {
      rule: "RAD13",
      path: "$.Number",
      message: texts.message[language],
      expected: texts.expected[language],
      actual: `${identity.prefix}${identity.number}`
    }
  })
