import { operations, registeredType, typeNameOf } from "@radicar/domain/inner/documentRegistry"
import type { Language } from "@radicar/domain/inner/rules/Language"

const codesOf = (isEvent: boolean): ReadonlyArray<string> =>
  operations
    .filter((operation) => (operation === "EventCreate") === isEvent)
    .flatMap((operation) => registeredType(operation).types.map(({ code }) => code))

/** Type codes of documents to choose from, followed by those of events. */
export const typeCodes: ReadonlyArray<string> = [
  ...[...new Set(codesOf(false))].toSorted((left, right) => Number(left) - Number(right)),
  ...codesOf(true)
]

/** Name of a type of document. Events have their legal names, in Spanish. */
export const typeName = (code: string, language: Language): string => typeNameOf(code, "shortName")?.[language] ?? code
