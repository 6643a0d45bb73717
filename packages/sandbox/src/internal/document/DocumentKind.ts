/**
 * How the codes of a kind's rules begin: `FAJ24b` of invoices is `CAJ24b` of credit notes, `DSAJ24b` of 05, and `FAD06`
 * is `AAD06` of events.
 */
export type RulePrefix = "F" | "C" | "D" | "DS" | "NS" | "DE" | "NA" | "NAD" | "A" | "NIE" | "NIAE"

/** What the sandbox knows about a kind of document before it reads the rest of it. */
export interface DocumentKind {
  /** As in InvoiceTypeCode, CreditNoteTypeCode or TipoXML; the code of the annex's table where a root states none. */
  readonly typeCode: string
  /** Types of one group share their numbers. */
  readonly group: string
  /** What makes the key secret: the range's technical key (CUFE) or the software's pin (all others). */
  readonly secret: "technical-key" | "pin"
  readonly keyScheme: "CUFE-SHA384" | "CUDE-SHA384" | "CUDS-SHA384" | "CUNE-SHA384"
  /** How the sentence of acceptance begins: "La Factura electrónica SETP1, ha sido autorizada." */
  readonly name: string
  readonly rules: RulePrefix
}
