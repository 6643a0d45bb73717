import { InvalidRequest } from "@radicar/contract/inner/problem/InvalidRequest"
import { type Language, type Localized, wordingIn } from "@radicar/domain/inner/rules/Language"
import { nearest } from "@radicar/domain/inner/rules/nearest"
import { maximumViolations } from "@radicar/domain/inner/rules/Violation"
import { describeValue } from "@radicar/domain/inner/wire/readDocument"
import { Effect, SchemaAST } from "effect"
import type { HttpApiEndpoint } from "effect/http-api"
import { CallerLanguage } from "../http/language.ts"
import { type ParameterFault, parameterViolation } from "../http/parameterProblems.ts"

/** The query parameters of an operation in the contract. */
const knownNames = ({ query }: HttpApiEndpoint.Top): ReadonlyArray<string> =>
  query !== undefined && SchemaAST.isObjects(query.ast)
    ? query.ast.propertySignatures.map(({ name }) => String(name))
    : []

const noParameter: Localized = { en: "no query parameter", es: "ningún parámetro de consulta" }
const withoutNul: Localized = { en: "a text without NUL", es: "un texto sin NUL" }

const oneValue: Localized = { en: "one value", es: "un solo valor" }
const repeated: Localized = { en: "The parameter is given more than once.", es: "El parámetro viene más de una vez." }

const repeatedFaults = (
  { searchParams }: URL,
  known: ReadonlyArray<string>,
  language: Language
): ReadonlyArray<ParameterFault> =>
  known.flatMap((name): Array<ParameterFault> => {
    const count = searchParams.getAll(name).length
    const actual = { en: `${count} values`, es: `${count} valores` }[language]
    return count < 2
      ? []
      : [{ rule: "RAD02", place: "query", name, expected: oneValue[language], actual, message: repeated }]
  })

const faultsOf = (
  { searchParams }: URL,
  known: ReadonlyArray<string>,
  language: Language
): ReadonlyArray<ParameterFault> =>
  Array.from(searchParams).flatMap(([name, value]): Array<ParameterFault> => {
    const printable = (text: string): string => wordingIn(describeValue(text), language).replaceAll("\0", "␀")
    const fault = { place: "query", name: printable(name) } as const
    if (!known.includes(name)) {
      const expected = nearest(name, known) ?? (known.length === 0 ? noParameter[language] : known.join(", "))
      return [{ ...fault, rule: "RAD03", expected, actual: printable(name) }]
    }
    if (value.includes("\0")) {
      return [{ ...fault, rule: "RAD02", expected: withoutNul[language], actual: printable(value) }]
    }
    return []
  })

const detailOf = (
  { actual, expected, message, name, rule }: ParameterFault,
  known: ReadonlyArray<string>,
  language: Language
): string => {
  if (message === repeated) {
    const text: Localized = {
      en: `query parameter ${name} is given more than once: expected ${expected}, got ${actual}`,
      es: `el parámetro ${name} viene más de una vez: se espera ${expected}, llegaron ${actual}`
    }
    return text[language]
  }
  const isMeant = known.includes(expected)
  const text: Localized =
    rule === "RAD03"
      ? {
          en: `query parameter ${name}: there is no such parameter${isMeant ? `, is ${expected} meant?` : ""}`,
          es: `parámetro ${name}: no existe${isMeant ? `, ¿quiso decir ${expected}?` : ""}`
        }
      : { en: `query parameter ${name}: Expected ${expected}`, es: `parámetro ${name}: se espera ${expected}` }
  return text[language]
}

/**
 * Rejects a request with an invalid query parameter. An unknown one may be a misspelt `dryRun`, which must not file. A
 * repeated one is ambiguous, for example with two companies. One with a NUL is refused by every database.
 */
export const rejectUnknownQuery = (endpoint: HttpApiEndpoint.Top, url: URL) =>
  Effect.flatMap(CallerLanguage, (language) => {
    const known = knownNames(endpoint)
    const faults = [...faultsOf(url, known, language), ...repeatedFaults(url, known, language)].slice(
      0,
      maximumViolations
    )
    return faults.length === 0
      ? Effect.void
      : new InvalidRequest({
          detail: faults.map((fault) => detailOf(fault, known, language)).join("; "),
          violations: faults.map((fault) => parameterViolation(fault, language))
        })
  })
