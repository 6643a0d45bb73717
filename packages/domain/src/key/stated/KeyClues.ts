/** A text that was found elsewhere and may have gone into a key by mistake. */
export interface Elsewhere {
  /** Name of the part that it may stand for. */
  readonly part: string
  readonly value: string
  /** Where it stands, `cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount`. */
  readonly place: string
}

/** What beside the texts of the key helps to find out which part of it differs. All may be absent. */
export interface KeyClues {
  /** Prefix of the number. */
  readonly prefix?: string | undefined
  /** `xades:SigningTime` as it stands. */
  readonly signingTime?: string | undefined
  /** Secrets of other kinds that the owner has: the pin where the technical key belongs, and the other way round. */
  readonly otherSecrets?: ReadonlyArray<{ readonly name: string; readonly value: string }>
  /** Check digits by the part whose number they belong to. */
  readonly checkDigits?: Readonly<Record<string, string | undefined>>
  /** Amounts before they were truncated, by part. */
  readonly amountsAsWritten?: Readonly<Record<string, string>>
  readonly elsewhere?: ReadonlyArray<Elsewhere>
}
