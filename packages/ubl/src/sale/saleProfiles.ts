/** `cbc:ProfileID` of the documents of a sale that are no equivalents (rules FAD03, CAD03, DAD03, DSAD03, NSAD03). */
export const saleProfiles = {
  invoice: "DIAN 2.1: Factura Electrónica de Venta",
  creditNote: "DIAN 2.1: Nota Crédito de Factura Electrónica de Venta",
  debitNote: "DIAN 2.1: Nota Débito de Factura Electrónica de Venta",
  support: "DIAN 2.1: documento soporte en adquisiciones efectuadas a no obligados a facturar.",
  // the annex prints a blank at the end, which the authority refuses (NSAD03)
  supportNote:
    "DIAN 2.1: Nota de ajuste al documento soporte en adquisiciones efectuadas a sujetos no obligados a expedir factura o documento equivalente",
  equivalentCreditNote: "DIAN 2.1: Nota de ajuste crédito al documento equivalente",
  equivalentDebitNote: "DIAN 2.1: Nota de ajuste débito al documento equivalente"
} as const
