import { operations, registeredType, typeNameOf } from "@radicar/domain/inner/documentRegistry"
import type { Language } from "@radicar/domain/inner/rules/Language"

const codesOf = (isEvent: boolean): ReadonlyArray<string> =>
  operations
    .filter((operation) => (operation === "EventCreate") === isEvent)
    .flatMap((operation) => registeredType(operation).types.map(({ code }) => code))

/** Codes of the types of documents, for choosing one; events by their codes behind. */
export const typeCodes: ReadonlyArray<string> = [
  ...[...new Set(codesOf(false))].toSorted((left, right) => Number(left) - Number(right)),
  ...codesOf(true)
]

/** What a type of document is called. Events have the law's names, in Spanish. */
export const typeName = (code: string, language: Language): string => typeNameOf(code, "shortName")?.[language] ?? code
