import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import books from "virtual:radicar/books"
import documentTypes from "virtual:radicar/documentTypes"
import loweringTypes from "virtual:radicar/loweringTypes"

const names = new Map(documentTypes.map(([code, name]) => [code, name] as const))

/** Names of the books of documents that the company issued: of its purchases, those are only the support documents. */
export const issuedBooks: Readonly<Record<keyof typeof books, Localized>> = {
  ...books,
  purchase: { en: "Purchases (support documents)", es: "Compras (documentos soporte)" }
}

/** Names of the sums of documents that the company issued. */
export const sumNames: Readonly<Record<keyof typeof books, Localized>> = {
  ...issuedBooks,
  sale: { en: "Sales, with IVA", es: "Ventas, con IVA" },
  payroll: { en: "Payroll, net", es: "Nómina, neto" }
}

/** Type codes of documents to choose from, followed by those of events. */
export const typeCodes: ReadonlyArray<string> = documentTypes.map(([code]) => code)

/** Type codes of a group of documents, a book; all without one. */
export const typesOfGroup = (book: string | undefined): ReadonlyArray<string> =>
  documentTypes.flatMap(([code, , of]) => (of === book || !book ? [code] : []))

/** Whether totals of a type are subtracted in a sum: those of notes that lower a book. */
export const lowersTotals = (code: string): boolean => loweringTypes.includes(code)

/** Name of a type of document. Events have their legal names, in Spanish. */
export const typeName = (code: string, language: Language): string => names.get(code)?.[language] ?? code
