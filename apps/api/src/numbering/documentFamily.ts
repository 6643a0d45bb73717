/**
 * The family of documents that share numbers at the authority, named by one of its type codes. Invoices 01, 02 and 04
 * are one family, because their CUFE does not contain the type. Every other type is its own family.
 */
export const documentFamily = (documentType: string): string =>
  documentType === "02" || documentType === "04" ? "01" : documentType
