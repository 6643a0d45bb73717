/** A party as a document states it. Missing parts are empty texts. */
export interface PartyIdentity {
  readonly name: string
  readonly nit: string
  readonly checkDigit: string
  /** Code of the kind of identification: 31 is the NIT. */
  readonly idType: string
}
