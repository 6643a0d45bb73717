import { eventTypeOf } from "@radicar/domain/inner/codes/eventTypes"
import { typeNameOf } from "@radicar/domain/inner/documentRegistry"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { Family } from "./DocumentFacts.ts"

const both = (en: string, es: string): Localized => ({ en, es })

const byFamily: Readonly<Record<Family, Localized>> = {
  sale: both("Sale document", "Documento de venta"),
  support: both("Support document", "Documento soporte"),
  event: both("Event", "Evento"),
  answer: both("Answer of the tax authority", "Respuesta de la DIAN"),
  payroll: both("Payroll document", "Documento de nómina"),
  container: both("Container", "Contenedor")
}

/** The name of a document, for people. */
export const documentName = (family: Family, typeCode: string | undefined): Localized => {
  const code = typeCode ?? ""
  if (family === "event") {
    const name = eventTypeOf(code)?.description
    return name === undefined ? byFamily.event : both(`Event: ${name}`, `Evento: ${name}`)
  }
  return family === "answer" || family === "container" ? byFamily[family] : (typeNameOf(code) ?? byFamily[family])
}
