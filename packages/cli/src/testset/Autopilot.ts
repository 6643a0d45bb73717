import type { TestSet, TestSetDocument } from "@radicar/contract/inner/testSet/TestSet"
import { Clock, Duration, Effect } from "effect"
import { nameOf, type PlannedDocument } from "./PlannedDocument.ts"

/** Operations of the service that a run of `radicar testset run` needs. */
export interface TestSetService<E, R> {
  /**
   * Files documents for the test set. Returns `undefined` if the authority has closed the set and nothing was filed.
   */
  readonly file: (documents: ReadonlyArray<PlannedDocument>) => Effect.Effect<TestSet | undefined, E, R>
  /** State of the test set in the service; `undefined` if the service does not know the set. */
  readonly get: Effect.Effect<TestSet | undefined, E, R>
  /**
   * Called when the status of a document changes, with the number of judged documents and all documents of the stage.
   */
  readonly onChange: (
    document: TestSetDocument,
    stage: { readonly done: number; readonly of: number }
  ) => Effect.Effect<void>
}

/** Reason why a stage of documents ended: all are judged, the set is closed, or there was no news for too long. */
export type StageEnd = "judged" | "closed" | "stalled"

/**
 * Number of documents per request. It is small because the authority takes seconds for an upload, and a waiting person
 * should see progress.
 */
const CHUNK = 10

const ASK_EVERY = Duration.seconds(1)

/**
 * Time without news after which documents without verdict are posted again. Without a certificate the service does not
 * query the authority by itself, but it does when documents are posted again.
 */
const POST_AGAIN_AFTER = Duration.seconds(30)

const isOpen = ({ status }: TestSetDocument): boolean => status === "pending" || status === "processing"

const nameOfFiled = ({ id, operation }: TestSetDocument): string => `${operation} ${id}`

/**
 * Documents of a set by name. If several have the same number, only the last one counts, because the others were
 * rejected.
 */
export const documentsOf = (testset: TestSet | undefined): ReadonlyMap<string, TestSetDocument> =>
  new Map((testset?.documents ?? []).map((document) => [nameOfFiled(document), document]))

const chunksOf = <A>(all: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: Math.ceil(all.length / CHUNK) }, (_, index) => all.slice(index * CHUNK, (index + 1) * CHUNK))

/**
 * Whether the authority has closed the test set permanently. A set that refuses documents for another reason may accept
 * later ones, such as corrected ones.
 */
const isClosed = ({ progress: { state } }: TestSet): boolean => state === "accepted" || state === "rejected"

/**
 * Files the documents of a stage and waits for their verdicts, at most `patience` without news. Documents that the
 * authority has already accepted are not filed again.
 */
export const runStage = Effect.fn("runStage")(function* <E, R>(
  documents: ReadonlyArray<PlannedDocument>,
  { file, get, onChange }: TestSetService<E, R>,
  patience: Duration.Duration
): Effect.fn.Return<StageEnd, E, R> {
  if (documents.length === 0) return "judged"
  const names = new Set(documents.map(nameOf))
  const seen = new Map<string, TestSetDocument["status"]>()
  const isDone = (name: string): boolean => {
    const status = seen.get(name)
    return status !== undefined && status !== "pending" && status !== "processing"
  }

  /** Reports each document whose status changed; returns whether there was one. */
  const observe = Effect.fnUntraced(function* (testset: TestSet) {
    let news = false
    for (const [name, document] of documentsOf(testset)) {
      if (!names.has(name) || seen.get(name) === document.status) continue
      seen.set(name, document.status)
      news = true
      yield* onChange(document, { done: [...names].filter(isDone).length, of: names.size })
    }
    return news
  })

  const before = documentsOf(yield* get)
  const isAccepted = (document: PlannedDocument): boolean => before.get(nameOf(document))?.status === "submitted"
  for (const name of before.keys()) if (names.has(name)) seen.set(name, before.get(name)?.status ?? "pending")
  for (const chunk of chunksOf(documents.filter((document) => !isAccepted(document)))) {
    const filed = yield* file(chunk)
    if (filed === undefined) return "closed"
    yield* observe(filed)
    if (isClosed(filed)) return "closed"
  }

  let newsAt = yield* Clock.currentTimeMillis
  let postedAt = newsAt
  while (true) {
    const now = yield* Clock.currentTimeMillis
    const testset = yield* get
    if (testset === undefined) return "stalled"
    if (yield* observe(testset)) newsAt = now
    const filed = documentsOf(testset)
    const open = documents.filter((document) => {
      const filedDocument = filed.get(nameOf(document))
      return filedDocument === undefined || isOpen(filedDocument)
    })
    if (open.length === 0) return testset.progress.state === "open" ? "judged" : "closed"
    if (now - newsAt > Duration.toMillis(patience)) return "stalled"
    if (now - Math.max(newsAt, postedAt) > Duration.toMillis(POST_AGAIN_AFTER)) {
      postedAt = now
      for (const chunk of chunksOf(open)) if ((yield* file(chunk)) === undefined) return "closed"
    }
    yield* Effect.sleep(ASK_EVERY)
  }
})

/**
 * Runs a stage of a few documents first, and the stage of all only if these are accepted, so that a common error does
 * not use up the set.
 */
export const runCarefully = Effect.fnUntraced(function* <E, R>(
  first: ReadonlyArray<PlannedDocument>,
  all: ReadonlyArray<PlannedDocument>,
  service: TestSetService<E, R>,
  patience: Duration.Duration
): Effect.fn.Return<StageEnd | "stopped", E, R> {
  const tried = yield* runStage(first, service, patience)
  if (tried !== "judged") return tried
  const filed = documentsOf(yield* service.get)
  const isAccepted = first.every((document) => filed.get(nameOf(document))?.status === "submitted")
  return isAccepted ? yield* runStage(all, service, patience) : "stopped"
})
