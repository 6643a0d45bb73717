import { useCallback, useEffect, useRef, useState } from "preact/hooks"
import { useSession } from "../session/Session.ts"
import { isLasting } from "./failureText.ts"

/** State of a query that is repeated. */
export interface Live<A> {
  /** The last answer, kept while queries fail. */
  readonly data: A | undefined
  /** Failure of the last attempt. */
  readonly failure: unknown
  /** Time of the last answer, in milliseconds since 1970. */
  readonly at: number | undefined
  /** Time of the answer shown, also while queries fail. */
  readonly answered: number | undefined
  /** Queries after a change, also if a query is under way, and forgets the answers of other views. */
  readonly ask: () => void
}

type State<A> = Omit<Live<A>, "ask">

const longestPause = 60_000

/**
 * The state before a query: the earlier answer under the same key, if there is one. Answers under other keys are never
 * shown.
 */
const begin = <A>(answers: ReadonlyMap<string, unknown>, key: string): State<A> => ({
  data: answers.get(key) as A | undefined,
  failure: undefined,
  at: undefined,
  answered: undefined
})

/** A query and the pause after it. Both may change while a query runs. */
interface Question<A> {
  readonly question: (signal: AbortSignal) => Promise<A>
  readonly every: (answer: A | undefined) => number
}

interface Polling<A> {
  readonly answers: Map<string, unknown>
  readonly key: string
  readonly now: { readonly current: Question<A> }
  readonly show: (value: State<A>) => void
}

/** Repeats a query until `end` is called, and shows each new state. */
const startPolling = <A>({ answers, key, now, show }: Polling<A>) => {
  const ends = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isAskedAgain = false
  let failures = 0
  let last = begin<A>(answers, key)
  const tell = (value: State<A>): void => {
    last = value
    show(value)
  }
  const later = (pause: number): void => {
    clearTimeout(timer)
    if (!document.hidden) timer = setTimeout(() => void ask(), pause)
  }
  const ask = async (): Promise<void> => {
    if (isAsking || ends.signal.aborted) return
    isAsking = true
    clearTimeout(timer)
    try {
      const answer = await now.current.question(AbortSignal.any([ends.signal, AbortSignal.timeout(30_000)]))
      if (ends.signal.aborted) return
      failures = 0
      const data = JSON.stringify(answer) === JSON.stringify(last.data) ? (last.data ?? answer) : answer
      answers.set(key, data)
      tell({ data, failure: undefined, at: Date.now(), answered: Date.now() })
      later(now.current.every(data))
    } catch (failure) {
      if (ends.signal.aborted) return
      failures += 1
      tell({ ...last, failure })
      if (!isLasting(failure)) later(Math.min(now.current.every(last.data) * 2 ** Math.min(failures, 5), longestPause))
    } finally {
      isAsking = false
      if (isAskedAgain) {
        isAskedAgain = false
        void ask()
      }
    }
  }
  const askAgain = (): void => {
    // what other views have seen may be out of date now, and so may an answer that is under way
    answers.clear()
    isAskedAgain = isAsking
    void ask()
  }
  const onVisible = (): void => {
    if (document.hidden) clearTimeout(timer)
    else void ask()
  }
  const online = (): void => void ask()
  show(last)
  void ask()
  document.addEventListener("visibilitychange", onVisible)
  globalThis.addEventListener("online", online)
  const end = (): void => {
    ends.abort()
    clearTimeout(timer)
    document.removeEventListener("visibilitychange", onVisible)
    globalThis.removeEventListener("online", online)
  }
  return { askAgain, end }
}

/**
 * Runs `question` at once, then after each pause that `every` returns, in milliseconds. It stops while the tab is
 * hidden, and runs at once when the tab is shown or the network returns. Failures lengthen the pause; a lasting
 * failure ends the polling. An answer equal to the last one does not change the page. `key` names the query; without a
 * key nothing is queried.
 */
export const useLive = <A>(
  key: string | undefined,
  question: (signal: AbortSignal) => Promise<A>,
  every: (answer: A | undefined) => number
): Live<A> => {
  const { answers } = useSession()
  const [state, setState] = useState<{ readonly key: string | undefined; readonly value: State<A> }>()
  const now = useRef({ question, every })
  now.current = { question, every }
  const askNow = useRef(() => {})

  useEffect(() => {
    if (key === undefined) return
    const polling = startPolling({ answers, key, now, show: (value) => setState({ key, value }) })
    askNow.current = polling.askAgain
    return polling.end
  }, [key, answers])

  const ask = useCallback(() => askNow.current(), [])
  if (key === undefined) return { data: undefined, failure: undefined, at: undefined, answered: undefined, ask }
  return { ...(state?.key === key ? state.value : begin<A>(answers, key)), ask }
}

/** All items of a paged list. */
export const everyItem = async <Item>(list: AsyncIterable<Item>): Promise<ReadonlyArray<Item>> => {
  const items: Array<Item> = []
  for await (const item of list) items.push(item)
  return items
}
