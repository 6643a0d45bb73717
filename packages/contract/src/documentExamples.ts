import type { ExampleOptions } from "@radicar/domain/document/DocumentDefinition"
import { LocalDateTime } from "@radicar/domain/time/LocalDateTime"
import { creditNote } from "@radicar/domain/type/creditNote"
import { debitNote } from "@radicar/domain/type/debitNote"
import { equivalent } from "@radicar/domain/type/equivalent"
import { equivalentNote } from "@radicar/domain/type/equivalentNote"
import { equivalentSpd } from "@radicar/domain/type/equivalentSpd"
import { event } from "@radicar/domain/type/event"
import { invoice } from "@radicar/domain/type/invoice"
import { payroll, payrollDeleteNote, payrollReplaceNote } from "@radicar/domain/type/payroll"
import { support } from "@radicar/domain/type/support"
import { supportNote } from "@radicar/domain/type/supportNote"

const definitions = [
  invoice,
  creditNote,
  debitNote,
  support,
  supportNote,
  equivalent,
  equivalentSpd,
  equivalentNote,
  event,
  payroll,
  payrollReplaceNote,
  payrollDeleteNote
]

const date = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })

/** An example without the fields that are absent in another spelling. */
const withoutNulls = (example: object): object =>
  JSON.parse(JSON.stringify(example), (_, value: unknown) => (value === null ? undefined : value))

/** A body for each operation that files a document, by the operation: what the sandbox accepts, without a certificate. */
export const documentExamples: ReadonlyMap<string, object> = new Map(
  definitions.map(({ example, exampleNumbers, operation }: (typeof definitions)[number]) => {
    const options: ExampleOptions = { number: exampleNumbers.from, date }
    return [operation, withoutNulls(example(options))]
  })
)
