import { eventTypes } from "@radicar/domain/codes/eventTypes"
import type { Language, Localized } from "@radicar/domain/rules/Language"

const own: Readonly<Record<string, Localized>> = {
  "01": { en: "Sales invoice", es: "Factura de venta" },
  "02": { en: "Export invoice", es: "Factura de exportación" },
  "03": { en: "Invoice from paper", es: "Factura de contingencia en papel" },
  "04": { en: "Invoice in contingency", es: "Factura en contingencia DIAN" },
  "05": { en: "Support document", es: "Documento soporte" },
  "07": { en: "POS ticket in contingency", es: "Tiquete POS en contingencia DIAN" },
  "08": { en: "POS ticket from paper", es: "Tiquete POS de contingencia" },
  "20": { en: "POS ticket", es: "Tiquete POS" },
  "25": { en: "Cinema ticket", es: "Boleta de cine" },
  "27": { en: "Ticket of a show", es: "Boleta de espectáculo" },
  "32": { en: "Localised games", es: "Juegos localizados" },
  "35": { en: "Passenger ticket", es: "Tiquete de transporte" },
  "40": { en: "Toll", es: "Peaje" },
  "45": { en: "Statement", es: "Extracto" },
  "50": { en: "Air ticket", es: "Tiquete aéreo" },
  "55": { en: "Exchange settlement", es: "Liquidación de bolsa" },
  "60": { en: "Public utilities", es: "Servicios públicos" },
  "91": { en: "Credit note", es: "Nota crédito" },
  "92": { en: "Debit note", es: "Nota débito" },
  "93": { en: "Debit note to an equivalent", es: "Nota débito a equivalente" },
  "94": { en: "Credit note to an equivalent", es: "Nota crédito a equivalente" },
  "95": { en: "Note to a support document", es: "Nota a documento soporte" },
  "102": { en: "Payroll", es: "Nómina" },
  "103": { en: "Payroll note", es: "Nota de nómina" }
}

/** Codes of the types of documents, for choosing one; events by their codes behind. */
export const typeCodes: ReadonlyArray<string> = [
  ...Object.keys(own).toSorted((left, right) => Number(left) - Number(right)),
  ...eventTypes.map(({ code }) => code)
]

/** What a type of document is called. Events have the law's names, in Spanish. */
export const typeName = (code: string, language: Language): string =>
  own[code]?.[language] ?? eventTypes.find((event) => event.code === code)?.description ?? code
