/** Options of the benchmark's sections. */
export interface BenchOptions {
  /** Duration of the section `steady`, in minutes. */
  readonly minutes: number
  /** Requests per second in the section `steady`. */
  readonly rate: number
  /** Output file for the samples of the section `steady`, as CSV. */
  readonly file: string | undefined
  /** Commit whose service the section `endToEnd` measures in addition to the current one. */
  readonly base: string | undefined
  /** Number of filings that warm a service up before it is measured. */
  readonly warm: number
  /** Whether the Postgres of the section `endToEnd` forces commits to disk. */
  readonly fsync: boolean
  /** Names of the tasks that the section `budgets` measures; empty for all. */
  readonly only: ReadonlyArray<string>
}
