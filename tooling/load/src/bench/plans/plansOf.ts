import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { readSamples } from "../growth/samples.ts"
import { type StorageCall, storageCalls } from "../growth/storageCalls.ts"
import { planOf } from "./planOf.ts"
import { type RecordedStatement, recordStatements } from "./recordStatements.ts"

/** Whether a statement sets a parameter of the transaction, which affects the plans of later statements. */
const isSetting = ({ text }: RecordedStatement): boolean => text.trimStart().startsWith("select set_config(")

const plansInOrder = Effect.fnUntraced(function* (statements: ReadonlyArray<RecordedStatement>) {
  const sql = yield* SqlClient.SqlClient
  const plans: Array<string> = []
  for (const statement of statements) {
    if (isSetting(statement)) yield* sql.unsafe(statement.text, statement.parameters)
    else plans.push(yield* planOf(statement))
  }
  return plans
})

/** Makes the plans of all `storageCalls` on the database of the context, by name. */
export const plansOf = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const samples = yield* readSamples
  const plans = new Map<string, string>()
  for (const [name, call] of Object.entries<StorageCall>(storageCalls)) {
    const statements = yield* recordStatements(call(samples, 0))
    plans.set(name, (yield* sql.withTransaction(plansInOrder(statements))).join("\n\n"))
  }
  return plans
})
