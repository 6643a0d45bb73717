import type { documentRegistry, SaleOperation } from "@radicar/domain/inner/documentRegistry"

type SaleTypeCode = (typeof documentRegistry)[SaleOperation]["types"][number]["code"]

/** Printed titles of a type of sale document. */
export interface SaleTitle {
  readonly title: string
  /** Name of the document as it follows `Representación gráfica`, such as `de la factura electrónica de venta`. */
  readonly of: string
  /** Further text that must be printed, such as the notice of an outage. */
  readonly warning?: string
}

/** Whether documents of a type are issued because the authority is not available. */
export const isIssuedInContingency = (typeCode: string): boolean => saleTitle(typeCode).warning === outage

const invoice = (title: string, warning?: string): SaleTitle => ({
  title,
  of: "de la factura electrónica de venta",
  ...(warning === undefined ? {} : { warning })
})

const equivalent = (name: string, warning?: string): SaleTitle => ({
  title: `Documento equivalente electrónico: ${name}`,
  of: "del documento equivalente electrónico",
  ...(warning === undefined ? {} : { warning })
})

const note = (title: string, of: string): SaleTitle => ({ title, of })

const ticket = "tiquete de máquina registradora con sistema P.O.S."
const purchase = "en adquisiciones efectuadas a sujetos no obligados a expedir factura de venta o documento equivalente"
const outage = "Expedido en contingencia por inconvenientes tecnológicos de la DIAN"
const transcription = "Transcripción de un documento expedido en contingencia del facturador"

/**
 * Titles by document type, in the wording of the resolutions. The registry has shorter names for lists and screens,
 * except for 01 and 02.
 */
const titles: Readonly<Record<SaleTypeCode, SaleTitle>> = {
  "01": invoice("Factura electrónica de venta"),
  "02": invoice("Factura electrónica de venta de exportación"),
  "03": invoice("Factura electrónica de venta, transmisión por contingencia", transcription),
  "04": invoice("Factura electrónica de venta", outage),
  "05": note(`Documento soporte ${purchase}`, "del documento soporte electrónico"),
  "07": equivalent(ticket, outage),
  "08": equivalent(ticket, transcription),
  "20": equivalent(ticket),
  "25": equivalent("boleta de ingreso a cine"),
  "27": equivalent("boleta de ingreso a espectáculos públicos"),
  "32": equivalent("juegos localizados, relación diaria de control de ventas"),
  "35": equivalent("tiquete de transporte terrestre de pasajeros"),
  "40": equivalent("cobro de peajes"),
  "45": equivalent("extracto"),
  "50": equivalent("tiquete o boleto aéreo de pasajeros"),
  "55": equivalent("comprobante de liquidación de operaciones de bolsa"),
  "60": equivalent("servicios públicos domiciliarios"),
  "91": note("Nota crédito de la factura electrónica de venta", "de la nota crédito electrónica"),
  "92": note("Nota débito de la factura electrónica de venta", "de la nota débito electrónica"),
  "93": note("Nota de ajuste débito al documento equivalente electrónico", "de la nota de ajuste electrónica"),
  "94": note("Nota de ajuste crédito al documento equivalente electrónico", "de la nota de ajuste electrónica"),
  "95": note(`Nota de ajuste al documento soporte ${purchase}`, "de la nota de ajuste electrónica")
}

/** Titles of a type of sale document, by its code. */
export const saleTitle = (typeCode: string): SaleTitle =>
  titles[typeCode as SaleTypeCode] ?? { title: `Documento electrónico ${typeCode}`, of: "del documento electrónico" }

/** Types of documents of a till, whose paper is a roll unless the company or a request says otherwise. */
const tillTypes: ReadonlySet<string> = new Set<SaleTypeCode>(["07", "08", "20"])

/** Whether documents of a type are tickets of a till. */
export const isTillTicket = (typeCode: string): boolean => tillTypes.has(typeCode)
