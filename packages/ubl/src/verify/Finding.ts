import type { DifferingPart } from "@radicar/domain/inner/key/stated/differingPart"
import type { Localized } from "@radicar/domain/inner/rules/Language"

/** The subject of a check. */
export type Section =
  | "file"
  | "structure"
  | "key"
  | "numbering"
  | "reference"
  | "signature"
  | "container"
  | "against"
  | "bundle"

/** A check of a document and its result. */
export interface Finding {
  readonly section: Section
  readonly check: string
  readonly ok: boolean
  readonly detail: Localized
  /** The expected value. */
  readonly expected?: string | undefined
  /** The value found in the document. */
  readonly actual?: string | undefined
  /** Position of the first character that differs between the expected and the actual value, from 1. */
  readonly firstDifference?: number | undefined
  /** The part of a key that was hashed differently. */
  readonly differingPart?: DifferingPart | undefined
}

/**
 * A remark that does not make a document invalid: a check that could not be made, with the reason, or an unusual fact.
 */
export interface Note {
  readonly section: Section
  readonly note: string
  readonly text: Localized
}

/** Checks and notes on a document. */
export interface ChecksAndNotes {
  readonly checks: ReadonlyArray<Finding>
  readonly notes: ReadonlyArray<Note>
}

/** Joins findings. */
export const together = (...all: ReadonlyArray<ChecksAndNotes>): ChecksAndNotes => ({
  checks: all.flatMap(({ checks }) => checks),
  notes: all.flatMap(({ notes }) => notes)
})

/** Makes findings of checks, without notes. */
export const onlyChecks = (checks: ReadonlyArray<Finding>): ChecksAndNotes => ({ checks, notes: [] })
