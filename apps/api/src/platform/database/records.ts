/** The column of each field of a record. */
export type Columns<A> = { readonly [Field in keyof Required<A>]: string }

/** A row as the driver gives it. The table's constraints answer for literals. */
export type Row = Readonly<Record<string, unknown>>

const valueOf = (value: unknown): unknown => {
  if (value === null) return undefined
  return typeof value === "bigint" ? Number(value) : value
}

/** Reads records from rows: `null` is an absent value, and what the database counts in 64 bits is a number. */
export const recordReader = <A>(columns: Columns<A>): ((row: Row) => A) => {
  const fields = Object.entries<string>(columns)
  return (row) => {
    const record: Record<string, unknown> = {}
    for (const [field, column] of fields) record[field] = valueOf(row[column])
    return record as A
  }
}
