import { everywhere } from "./spanish/everywhere.ts"
import { filing } from "./spanish/filing.ts"
import { offline } from "./spanish/offline.ts"
import { operation } from "./spanish/operation.ts"
import { service } from "./spanish/service.ts"

/** Texts of the help in Spanish, by what they are in English: commands are written once, in English. */
export const spanish: Readonly<Record<string, string>> = {
  ...everywhere,
  ...filing,
  ...offline,
  ...operation,
  ...service
}

/** Parts that texts end with; what stands in front of them is looked up by itself. */
const endings = [
  [/ \(choices: [^)]*\)$/u, (ending: string) => ending],
  [/; - reads standard input$/u, () => "; - lee la entrada estándar"]
] as const

const types: Readonly<Record<string, string>> = {
  invoice: "factura",
  "credit note": "nota crédito",
  "debit note": "nota débito",
  support: "documento soporte",
  "support note": "nota de documento soporte",
  equivalent: "documento equivalente",
  "equivalent spd": "documento equivalente de servicios públicos",
  "equivalent note": "nota de documento equivalente",
  event: "evento",
  payroll: "nómina",
  "payroll replace note": "nota de reemplazo de nómina",
  "payroll delete note": "nota de eliminación de nómina"
}

const beginnings: Readonly<Record<string, string>> = {
  "File documents": "Radica documentos",
  "The JSON body of a document": "El cuerpo JSON de un documento",
  "The JSON Schema of the body of a document": "El JSON Schema del cuerpo de un documento"
}

const ofType = (text: string): string | undefined => {
  const [, beginning = "", type = "", codes = ""] = /^(.+): ([a-z ]+) \((.+)\)$/u.exec(text) ?? []
  const [said, name] = [beginnings[beginning], types[type]]
  return said === undefined || name === undefined ? undefined : `${said}: ${name} (${codes.replace(" to ", " a ")})`
}

const ofNumber = (text: string): string | undefined => {
  const [, from, to] = /^Number, (\d+) to (\d+); default by the clock$/u.exec(text) ?? []
  return from === undefined ? undefined : `Número, ${from} a ${to}; por omisión según el reloj`
}

/** A text of the help in Spanish; `undefined` where nobody has translated it. */
export const inSpanish = (text: string): string | undefined => {
  for (const [ending, said] of endings) {
    const found = ending.exec(text)?.[0]
    if (found === undefined) continue
    const before = inSpanish(text.slice(0, -found.length))
    return before === undefined ? undefined : before + said(found)
  }
  return spanish[text] ?? ofType(text) ?? ofNumber(text)
}
