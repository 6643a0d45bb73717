import { events } from "@radicar/domain/codes/eventTypes"
import type { Localized } from "@radicar/domain/rules/Language"
import type { Family } from "./DocumentFacts.ts"

const both = (en: string, es: string): Localized => ({ en, es })

const byCode: Readonly<Record<string, Localized>> = {
  "01": both("Sales invoice", "Factura electrónica de venta"),
  "02": both("Export invoice", "Factura electrónica de venta de exportación"),
  "03": both("Contingency invoice of the issuer", "Factura de contingencia del facturador"),
  "04": both("Contingency invoice of the authority", "Factura de contingencia de la DIAN"),
  "05": both("Support document", "Documento soporte en adquisiciones a no obligados a facturar"),
  "20": both("POS ticket", "Documento equivalente POS"),
  "25": both("Cinema ticket", "Boleta de ingreso a cine"),
  "27": both("Public show ticket", "Boleta de espectáculos públicos"),
  "32": both("Report of localised games", "Documento en juegos localizados"),
  "35": both("Passenger transport ticket", "Tiquete de transporte de pasajeros"),
  "40": both("Toll", "Cobro de peajes"),
  "45": both("Statement", "Extracto"),
  "50": both("Air ticket", "Tiquete aéreo de pasajeros"),
  "55": both("Exchange settlement", "Comprobante de liquidación de bolsa"),
  "60": both("Public utilities bill", "Documento equivalente de servicios públicos"),
  "91": both("Credit note", "Nota crédito"),
  "92": both("Debit note", "Nota débito"),
  "94": both("Adjustment note of an equivalent", "Nota de ajuste al documento equivalente"),
  "95": both("Adjustment note of a support document", "Nota de ajuste al documento soporte"),
  "102": both("Payroll document", "Documento soporte de pago de nómina"),
  "103": both("Payroll adjustment note", "Nota de ajuste de nómina")
}

const byFamily: Readonly<Record<Family, Localized>> = {
  sale: both("Sale document", "Documento de venta"),
  support: both("Support document", "Documento soporte"),
  event: both("Event", "Evento"),
  answer: both("Answer of the tax authority", "Respuesta de la DIAN"),
  payroll: both("Payroll document", "Documento de nómina"),
  container: both("Container", "Contenedor")
}

/** What a document is called, for a person. */
export const documentName = (family: Family, typeCode: string | undefined): Localized => {
  const code = typeCode ?? ""
  if (family === "event") {
    const name = events.nameOf(code)
    return name === undefined ? byFamily.event : both(`Event: ${name}`, `Evento: ${name}`)
  }
  return family === "answer" || family === "container"
    ? byFamily[family]
    : ((Object.hasOwn(byCode, code) ? byCode[code] : undefined) ?? byFamily[family])
}
