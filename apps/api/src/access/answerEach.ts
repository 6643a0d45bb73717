import type { ItemProblem } from "@radicar/contract/inner/problem/ItemProblem"
import { ServiceUnavailable, type TooManyRequests } from "@radicar/contract/inner/problem/problems"
import { problemName, problemTable } from "@radicar/contract/inner/problem/problemTable"
import type { Language } from "@radicar/domain/inner/rules/Language"
import type { Violation } from "@radicar/domain/inner/rules/Violation"
import { Clock, Effect } from "effect"
import { CallerLanguage, failWith } from "../http/language.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"
import { CurrentWorkOwner } from "../platform/work/HeavyWork.ts"
import { RequestLimits } from "./RequestLimits.ts"

/** The fields of a problem in the contract that its item repeats. */
interface ProblemFields {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail?: string
  readonly reason?: string
  readonly violations?: ReadonlyArray<Violation>
}

/** Milliseconds after which no further item is begun, because callers and proxies would give up on the answer. */
const PATIENCE = 60_000

const notReached = failWith(ServiceUnavailable, {
  en: "The items before took a minute, and nothing was done for this one: send it again.",
  es: "Los elementos anteriores tomaron un minuto, y por este no se hizo nada: envíelo de nuevo."
})

/** The problem of one item in a language, with the same fields as if the item had been requested alone. */
export const itemProblem = (fields: ProblemFields, language: Language): ItemProblem => {
  const name = problemName(fields.type)
  return {
    type: fields.type,
    title: name === undefined ? fields.title : problemTable[name][language],
    status: fields.status,
    ...withoutUndefined({ detail: fields.detail, reason: fields.reason, violations: fields.violations })
  }
}

/** The result of an item: its value, or its problem in the caller's language. */
export type ItemResult<A> = { readonly value: A } | { readonly problem: ItemProblem }

/**
 * Answers a request with several items: runs `work` for each as if it had been requested alone. Each item after the
 * first counts as one more request of the tenant. Results are in the order of the items.
 */
export const answerEach = Effect.map(RequestLimits, (limits) =>
  Effect.fnUntraced(function* <Item, A, E extends ProblemFields, R>(
    items: ReadonlyArray<Item>,
    work: (item: Item, index: number) => Effect.Effect<A, E, R>,
    concurrency = 1
  ) {
    const { tenant } = yield* CurrentWorkOwner
    const language = yield* CallerLanguage
    const end = (yield* Clock.currentTimeMillis) + PATIENCE
    const one = Effect.fnUntraced(function* (
      item: Item,
      index: number
    ): Effect.fn.Return<A, E | ServiceUnavailable | TooManyRequests, R> {
      if ((yield* Clock.currentTimeMillis) > end) return yield* notReached
      if (index > 0) yield* limits.take(tenant)
      return yield* work(item, index)
    })
    return yield* Effect.forEach(
      items,
      (item, index) =>
        Effect.match(one(item, index), {
          onSuccess: (value): ItemResult<A> => ({ value }),
          onFailure: (error): ItemResult<A> => ({ problem: itemProblem(error, language) })
        }),
      { concurrency }
    )
  })
)
