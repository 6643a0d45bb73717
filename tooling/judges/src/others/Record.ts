/** Counts of a judge: documents that it accepted, and documents that it was shown. */
export type Count = readonly [agreed: number, shown: number]

/** Record of a judge's run. */
export interface JudgeRecord {
  readonly name: string
  readonly version: string
  /** Accepted documents by type code. */
  readonly accepted: Readonly<Record<string, Count>>
  /** Damaged documents that were refused. */
  readonly refused: Count
}

/** Record of a run of all judges, `docs/judged-by-others.json`. */
export interface RunRecord {
  /** Day of the run, `2026-11-29`. */
  readonly date: string
  readonly judges: ReadonlyArray<JudgeRecord>
}
