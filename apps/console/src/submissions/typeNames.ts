import type { Language } from "@radicar/domain/inner/rules/Language"
import documentTypes from "virtual:radicar/documentTypes"

const names = new Map(documentTypes)

/** Type codes of documents to choose from, followed by those of events. */
export const typeCodes: ReadonlyArray<string> = documentTypes.map(([code]) => code)

/** Types that lower what their document raised: credit notes, and adjustment notes that reduce. */
const lowering = new Set(["91", "94"])

/** Whether totals of a type are subtracted in a sum. */
export const lowersTotals = (code: string): boolean => lowering.has(code)

/** Name of a type of document. Events have their legal names, in Spanish. */
export const typeName = (code: string, language: Language): string => names.get(code)?.[language] ?? code
