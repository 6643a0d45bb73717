/** The options of a section. */
export interface BenchOptions {
  /** How long `steady` goes on. */
  readonly minutes: number
  /** How many requests a second `steady` makes. */
  readonly rate: number
  /** Takes the samples of `steady`, as CSV. */
  readonly file: string | undefined
  /** A commit whose service `endToEnd` measures as well. */
  readonly base: string | undefined
  /** How many filings a service is warmed with. */
  readonly warm: number
  /** Whether the database of `endToEnd` forces its commits to the disk. */
  readonly fsync: boolean
}
