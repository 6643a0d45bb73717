import type { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"

/** A party as the document in the container names it. */
export interface ContainerParty {
  readonly name: string
  /** Number of the identification, `cbc:CompanyID`, without check digit. */
  readonly id: string
  readonly checkDigit?: string
  /** Type of the identification, such as `31`. */
  readonly idType?: string
  /** `cbc:TaxLevelCode`: responsibilities. */
  readonly responsibilities?: string
  /** `TaxScheme/cbc:ID` and its name; `01`, `IVA`. */
  readonly taxScheme?: { readonly id: string; readonly name: string }
}

/** The tax authority's answer to the document. */
export interface ContainedAnswer {
  /** XML text of its ApplicationResponse. */
  readonly text: string
  readonly date: string
  /** Time with offset: `10:00:05-05:00`. */
  readonly time: string
  /** Code of the verdict: `02` valid. */
  readonly code: string
}

/** The content of a container (annex FE 1.9 §6.4). */
export interface AttachedDocument {
  /** `ProfileExecutionID`: 1 production, 2 test. */
  readonly environment: "1" | "2"
  /** Prefix and number of the document. */
  readonly number: string
  readonly key: { readonly value: string; readonly scheme: string }
  /** The time at which the container is made. */
  readonly date: LocalDateTime
  readonly sender: ContainerParty
  readonly receiver: ContainerParty
  /** XML text of the signed document. */
  readonly document: string
  readonly answer?: ContainedAnswer
}
