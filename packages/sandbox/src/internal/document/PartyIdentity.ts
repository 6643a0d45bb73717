/** A party as stated in a document. Missing parts are empty strings. */
export interface PartyIdentity {
  readonly name: string
  readonly nit: string
  readonly checkDigit: string
  /** Code of the identification type: 31 is the NIT. */
  readonly idType: string
}
