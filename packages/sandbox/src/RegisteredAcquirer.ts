/** A buyer that GetAcquirer finds. */
export interface RegisteredAcquirer {
  /** Code of the kind of identification: 13 identity card, 31 NIT, … */
  readonly idType: string
  readonly number: string
  readonly name: string
  readonly email: string
}
