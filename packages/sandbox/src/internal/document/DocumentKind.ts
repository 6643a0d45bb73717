/**
 * First letters of the rule codes of a document kind. The same rule is `FAJ24b` for invoices, `CAJ24b` for credit notes
 * and `DSAJ24b` for support documents. For events, `FAD06` becomes `AAD06`.
 */
export type RulePrefix = "F" | "C" | "D" | "DS" | "NS" | "DE" | "NA" | "NAD" | "A" | "NIE" | "NIAE"

/** Facts common to all documents of a kind. */
export interface DocumentKind {
  /**
   * Type code as in InvoiceTypeCode, CreditNoteTypeCode or TipoXML; if a root states none, the code of the annex's
   * table.
   */
  readonly typeCode: string
  /** Group of types that share their numbers. */
  readonly group: string
  /** Secret part of the key: the range's technical key (CUFE) or the software's pin (all others). */
  readonly secret: "technical-key" | "pin"
  readonly keyScheme: "CUFE-SHA384" | "CUDE-SHA384" | "CUDS-SHA384" | "CUNE-SHA384"
  /** Beginning of the sentence of acceptance: "La Factura electrónica SETP1, ha sido autorizada." */
  readonly name: string
  readonly rules: RulePrefix
}
