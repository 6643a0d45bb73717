import type { Language } from "@radicar/domain/inner/rules/Language"
import documentTypes from "virtual:radicar/documentTypes"
import loweringTypes from "virtual:radicar/loweringTypes"

const names = new Map(documentTypes.map(([code, name]) => [code, name] as const))

/** Type codes of documents to choose from, followed by those of events. */
export const typeCodes: ReadonlyArray<string> = documentTypes.map(([code]) => code)

/** Type codes of a group of documents, a book; all without one. */
export const typesOfGroup = (book: string | undefined): ReadonlyArray<string> =>
  documentTypes.flatMap(([code, , of]) => (of === book || !book ? [code] : []))

/** Whether totals of a type are subtracted in a sum: those of notes that lower a book. */
export const lowersTotals = (code: string): boolean => loweringTypes.includes(code)

/** Name of a type of document. Events have their legal names, in Spanish. */
export const typeName = (code: string, language: Language): string => names.get(code)?.[language] ?? code
