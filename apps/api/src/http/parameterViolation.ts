import type { Language, Localized } from "@radicar/domain/rules/Language"
import type { Violation } from "@radicar/domain/rules/Violation"

const messages = {
  RAD01: { en: "A required parameter is absent.", es: "Falta un parámetro obligatorio." },
  RAD02: {
    en: "The value does not have the form of this parameter.",
    es: "El valor no tiene la forma de este parámetro."
  },
  RAD03: { en: "The operation has no such parameter.", es: "La operación no tiene este parámetro." }
} as const satisfies Readonly<Record<string, Localized>>

/** Where a parameter stands, as the path of a violation begins. */
export type ParameterPlace = "query" | "header" | "path" | "request"

/** What is wrong with a parameter. */
export interface ParameterFault {
  readonly rule: keyof typeof messages
  readonly place: ParameterPlace
  readonly name: string
  readonly expected: string
  readonly actual: string
}

/** A fault of a parameter as callers are told of it. */
export const parameterViolation = (fault: ParameterFault, language: Language): Violation => ({
  rule: fault.rule,
  path: `${fault.place}.${fault.name}`,
  message: messages[fault.rule][language],
  expected: fault.expected,
  actual: fault.actual
})
