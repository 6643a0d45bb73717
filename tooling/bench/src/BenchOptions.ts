/** The options of a section. */
export interface BenchOptions {
  /** Duration of `steady`. */
  readonly minutes: number
  /** Requests per second of `steady`. */
  readonly rate: number
  /** Output file for the samples of `steady`, as CSV. */
  readonly file: string | undefined
  /** Commit whose service `endToEnd` measures as well. */
  readonly base: string | undefined
  /** Number of filings that warm a service up. */
  readonly warm: number
  /** Whether the database of `endToEnd` forces its commits to disk. */
  readonly fsync: boolean
}
