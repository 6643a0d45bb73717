import { Context, Effect } from "effect"
import type { Statement } from "effect/sql"
import { CurrentTransformer } from "effect/sql/Statement"

/** A SQL statement with its parameters. */
export interface RecordedStatement {
  readonly text: string
  readonly parameters: ReadonlyArray<unknown>
}

/** Runs an effect and returns the SQL statements that it executes, each once. */
export const recordStatements = <A, E, R>(
  effect: Effect.Effect<A, E, R>
): Effect.Effect<ReadonlyArray<RecordedStatement>, E, R> =>
  Effect.suspend(() => {
    const recorded = new Map<string, RecordedStatement>()
    const record = (statement: Statement.Statement<unknown>) =>
      Effect.sync(() => {
        const [text, parameters] = statement.compile()
        if (!recorded.has(text)) recorded.set(text, { text, parameters })
        return statement
      })
    return effect.pipe(
      Effect.provideContext(Context.make(CurrentTransformer, record)),
      Effect.map(() => [...recorded.values()])
    )
  })
