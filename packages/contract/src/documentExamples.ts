import { LocalDateTime } from "@radicar/domain/time/LocalDateTime"
import { documentDefinitions } from "@radicar/domain/type/documentDefinitions"

const date = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })

/** An example without the fields that are absent in another spelling. */
const withoutNulls = (example: object): object =>
  JSON.parse(JSON.stringify(example), (_, value: unknown) => (value === null ? undefined : value))

/** A body for each operation that files a document, by the operation: what the sandbox accepts, without a certificate. */
export const documentExamples: ReadonlyMap<string, object> = new Map(
  Object.values(documentDefinitions).map(({ example, exampleNumbers, operation }) => [
    operation,
    withoutNulls(example({ number: exampleNumbers.from, date }))
  ])
)
