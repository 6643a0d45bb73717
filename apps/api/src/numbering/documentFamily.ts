/**
 * The documents that share their numbers at the authority, named by one type code of theirs: invoices 01, 02 and 04 are
 * one family, as their CUFE does not contain the type; every other type is a family of its own.
 */
export const documentFamily = (documentType: string): string =>
  documentType === "02" || documentType === "04" ? "01" : documentType
