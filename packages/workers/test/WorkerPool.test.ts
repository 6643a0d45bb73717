import { describe, expect, it } from "@effect/vitest"
import { Cause, Deferred, Effect, Exit, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { getPriority } from "node:os"
import { makeWorkerPool, type TaskOptions, workerFile, type WorkerPoolOptions } from "../src/WorkerPool.ts"
import type { TestTasks } from "./support/testTasks.ts"

const file = workerFile("support/testTasks", import.meta.url)

const pool = (options: Partial<WorkerPoolOptions> = {}) =>
  makeWorkerPool<TestTasks>({ file, threads: 1, spareMiB: 0, ...options })

const mine = { key: "mine", processorMillis: 10_000 }
const others = { key: "others", processorMillis: 10_000 }

describe("a pool", () => {
  it.effect("runs tasks in a thread of its own and says what they took of the processor", () =>
    Effect.gen(function* () {
      const { run } = yield* pool()
      expect((yield* run("add", { left: 2, right: 3 }, mine)).output).toBe(5)
      const burnt = yield* run("burn", { millis: 40 }, mine)
      expect(burnt.processorMillis).toBeGreaterThanOrEqual(40)
      const waited = yield* run("wait", { millis: 100 }, mine)
      expect(waited.processorMillis).toBeLessThan(50)
      expect((yield* run("where", undefined as never, mine)).output.threadId).toBeGreaterThan(0)
    })
  )

  it.effect.runIf(process.platform === "linux")("lets the thread that answers go first", () =>
    Effect.gen(function* () {
      const { run } = yield* pool()
      expect((yield* run("where", undefined as never, mine)).output.niceness).toBe(5)
      expect(getPriority(0)).toBe(0)
    })
  )

  it.effect("hands octets over in both directions", () =>
    Effect.gen(function* () {
      const { run } = yield* pool()
      const bytes = Uint8Array.of(1, 2, 3)
      const { output } = yield* run("octets", { bytes }, { ...mine, transfer: [bytes.buffer] })
      expect(Array.from(output.bytes)).toEqual([3, 2, 1])
      expect(bytes.byteLength).toBe(0)
    })
  )

  it.effect("hands octets over that are all there is to answer, however many", () =>
    Effect.gen(function* () {
      const { run } = yield* pool({ heapMiB: 64 })
      const { output } = yield* run("blank", { octets: 20_000_000 }, mine)
      expect(output.length).toBe(20_000_000)
    })
  )

  it.effect("loads further tasks with the first of them", () =>
    Effect.gen(function* () {
      const { run } = yield* pool()
      expect((yield* run("loaded", undefined as never, mine)).output).toBe("loaded")
      expect((yield* run("add", { left: 2, right: 3 }, mine)).output).toBe(5)
    })
  )

  it.effect("keeps this thread free while a task runs", () =>
    Effect.gen(function* () {
      const { run } = yield* pool()
      yield* run("count", undefined as never, mine)
      const burning = yield* Effect.forkChild(run("burn", { millis: 300 }, mine))
      let turns = 0
      while (burning.pollUnsafe() === undefined) {
        turns += 1
        yield* Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))
      }
      expect(Exit.isSuccess(yield* Fiber.await(burning))).toBe(true)
      expect(turns).toBeGreaterThan(100)
    })
  )
})

describe("a task that takes too much", () => {
  it.effect("ends past its processor time, and the next one is served by a new thread", () =>
    Effect.gen(function* () {
      const { run } = yield* pool()
      const first = (yield* run("where", undefined as never, mine)).output.threadId
      const stopped = yield* Effect.flip(run("forever", undefined as never, { ...mine, processorMillis: 50 }))
      expect(stopped).toMatchObject({ _tag: "TaskStopped", task: "forever", of: "processor", limit: 50 })
      expect((yield* run("where", undefined as never, mine)).output.threadId).not.toBe(first)
    })
  )

  it.effect("does not end for the time that it waited", () =>
    Effect.gen(function* () {
      const { run } = yield* pool()
      expect((yield* run("wait", { millis: 400 }, { ...mine, processorMillis: 100 })).output).toBe(400)
    })
  )

  it.effect("ends when its objects fill the heap", () =>
    Effect.gen(function* () {
      const { run } = yield* pool({ heapMiB: 32 })
      const stopped = yield* Effect.flip(run("fill", undefined as never, { ...mine, processorMillis: 60_000 }))
      expect(stopped).toMatchObject({ _tag: "TaskStopped", of: "memory", limit: 32 })
      expect((yield* run("add", { left: 1, right: 1 }, mine)).output).toBe(2)
    })
  )
})

describe("a task that throws", () => {
  it.effect("is a defect with what it threw, and its thread goes on", () =>
    Effect.gen(function* () {
      const { run } = yield* pool()
      yield* run("count", undefined as never, mine)
      const exit = yield* Effect.exit(run("fail", undefined as never, mine))
      const defect = Exit.isFailure(exit) ? Cause.squash(exit.cause) : undefined
      expect(String(defect)).toContain("the reason")
      expect((yield* run("count", undefined as never, mine)).output).toBe(2)
    })
  )

  it.effect("as a file that cannot begin, fails each task once", () =>
    Effect.gen(function* () {
      const { run } = yield* pool({ file: workerFile("support/brokenTasks", import.meta.url) })
      const exits = yield* Effect.all(
        [1, 2].map(() => Effect.exit(run("count", undefined as never, mine))),
        { concurrency: "unbounded" }
      )
      expect(
        exits.map((exit) => Exit.isFailure(exit) && String(Cause.squash(exit.cause)).includes("cannot begin"))
      ).toEqual([true, true])
    })
  )
})

describe("waiting tasks", () => {
  it.effect("take turns by their keys, however many each key has", () =>
    Effect.gen(function* () {
      const { run } = yield* pool()
      const order: Array<string> = []
      const ask = (key: string) =>
        Effect.tap(run("burn", { millis: 5 }, { key, processorMillis: 10_000 }), () =>
          Effect.sync(() => order.push(key))
        )
      yield* Effect.all([ask("a"), ask("a"), ask("a"), ask("a"), ask("b"), ask("c"), ask("b")], {
        concurrency: "unbounded"
      })
      expect(order).toEqual(["a", "b", "c", "a", "b", "a", "a"])
    })
  )

  it.effect("do not run after their caller has left", () =>
    Effect.gen(function* () {
      const { run } = yield* pool()
      yield* run("count", undefined as never, mine)
      const burning = yield* Effect.forkChild(run("burn", { millis: 50 }, others), { startImmediately: true })
      const given = yield* Effect.forkChild(run("count", undefined as never, mine), { startImmediately: true })
      yield* Fiber.interrupt(given)
      yield* Fiber.join(burning)
      expect((yield* run("count", undefined as never, mine)).output).toBe(2)
    })
  )
})

describe("a task that continues another", () => {
  const where = (options: Partial<TaskOptions> = {}) => ["where", undefined as never, { ...mine, ...options }] as const

  it.effect("runs in the thread of that one, although others could begin", () =>
    Effect.gen(function* () {
      const { run } = yield* pool({ threads: 3 })
      const thread = (yield* run(...where())).output.threadId
      const burning = yield* Effect.forkChild(run("burn", { millis: 200 }, mine), { startImmediately: true })
      const continued = yield* Effect.all([run(...where({ thread })), run(...where({ thread }))], {
        concurrency: "unbounded"
      })
      expect(continued.map(({ output }) => output.threadId)).toEqual([thread, thread])
      yield* Fiber.join(burning)
    })
  )

  it.effect("goes before tasks that continue none", () =>
    Effect.gen(function* () {
      const { run } = yield* pool()
      const thread = (yield* run(...where())).output.threadId
      const order: Array<string> = []
      const ask = (name: string, options: Partial<TaskOptions> = {}) =>
        Effect.tap(run("burn", { millis: 5 }, { ...mine, key: name, ...options }), () =>
          Effect.sync(() => order.push(name))
        )
      yield* Effect.all([ask("first"), ask("second"), ask("third"), ask("continued", { thread })], {
        concurrency: "unbounded"
      })
      expect(order).toEqual(["first", "continued", "second", "third"])
    })
  )

  it.effect("runs elsewhere if its thread ends, before it is sent or while it waits", () =>
    Effect.gen(function* () {
      const { run } = yield* pool()
      const thread = (yield* run(...where())).output.threadId
      const [stopped, waited] = yield* Effect.all(
        [Effect.flip(run("forever", undefined as never, { ...mine, processorMillis: 50 })), run(...where({ thread }))],
        { concurrency: "unbounded" }
      )
      expect(stopped).toMatchObject({ _tag: "TaskStopped", of: "processor" })
      expect(waited.output.threadId).not.toBe(thread)
      expect((yield* run(...where({ thread }))).output.threadId).toBe(waited.output.threadId)
    })
  )

  it.effect("does not run after its caller has left", () =>
    Effect.gen(function* () {
      const { run } = yield* pool()
      const thread = (yield* run(...where())).output.threadId
      yield* run("count", undefined as never, mine)
      const burning = yield* Effect.forkChild(run("burn", { millis: 50 }, others), { startImmediately: true })
      const given = yield* Effect.forkChild(run("count", undefined as never, { ...mine, thread }), {
        startImmediately: true
      })
      yield* Fiber.interrupt(given)
      yield* Fiber.join(burning)
      expect((yield* run("count", undefined as never, mine)).output).toBe(2)
    })
  )
})

describe("a thread that has done a task", () => {
  it.effect("does the next one, unless it holds more than it may", () =>
    Effect.gen(function* () {
      const { run } = yield* pool({ keptMiB: 64 })
      const where = Effect.map(run("where", undefined as never, mine), ({ output }) => output.threadId)
      const first = yield* where
      expect((yield* run("blank", { octets: 100_000_000 }, mine)).output.length).toBe(100_000_000)
      // what was handed over it does not hold
      expect(yield* where).toBe(first)
      expect((yield* run("hold", { octets: 100_000_000 }, mine)).output.threadId).toBe(first)
      expect(yield* where).not.toBe(first)
    })
  )

  it.effect("is gone before another begins in its place", () =>
    Effect.gen(function* () {
      const { run } = yield* pool({ keptMiB: 64 })
      const hold = Effect.map(run("hold", { octets: 100_000_000 }, mine), ({ output }) => output.threadId)
      const threads = yield* Effect.all([hold, hold, hold], { concurrency: "unbounded" })
      expect(new Set(threads).size).toBe(3)
    })
  )
})

/** A task that waits until it is released. */
const latched = () => {
  const latch = new Int32Array(new SharedArrayBuffer(4))
  return {
    input: { latch },
    release: Effect.sync(() => {
      Atomics.store(latch, 0, 1)
      Atomics.notify(latch, 0)
    })
  }
}

describe("a spare thread", () => {
  /** A pool for which each running task is long. Keys differ, because `where` may be long as well. */
  const spared = (options: Partial<WorkerPoolOptions> = {}) =>
    pool({ longMillis: 1, spareMiB: Number.POSITIVE_INFINITY, ...options })
  const fork = <A, E>(effect: Effect.Effect<A, E>) => Effect.forkChild(effect, { startImmediately: true })
  const threadOf = Effect.map(({ output }: { readonly output: { readonly threadId: number } }) => output.threadId)
  const where = (key: string, options: Partial<TaskOptions> = {}) =>
    ["where", undefined as never, { ...mine, key, ...options }] as const
  const held = (key: string, { input }: ReturnType<typeof latched>) => ["latched", input, { ...mine, key }] as const

  it.effect("runs the tasks of others while a long one runs, and no second one of its key", () =>
    Effect.gen(function* () {
      const { run } = yield* spared()
      const long = latched()
      const first = yield* fork(threadOf(run(...held("long", long))))
      const second = yield* fork(threadOf(run(...where("long"))))
      const others = [yield* threadOf(run(...where("one"))), yield* threadOf(run(...where("another")))]
      expect(new Set(others).size).toBe(1)
      expect([first.pollUnsafe(), second.pollUnsafe()]).toEqual([undefined, undefined])
      yield* long.release
      expect(others).not.toContain(yield* Fiber.join(first))
      yield* Fiber.join(second)
    })
  )

  it.effect("waits its turn behind the long tasks of two keys, which never get a second thread", () =>
    Effect.gen(function* () {
      const { run } = yield* spared()
      const [one, another] = [latched(), latched()]
      const first = yield* fork(threadOf(run(...held("one", one))))
      const second = yield* fork(threadOf(run(...held("another", another))))
      const further = yield* fork(run(...where("one")))
      const third = yield* fork(threadOf(run(...where("third"))))
      yield* another.release
      expect(yield* Fiber.join(third)).toBe(yield* Fiber.join(second))
      expect([first.pollUnsafe(), further.pollUnsafe()]).toEqual([undefined, undefined])
      yield* one.release
      yield* Fiber.join(further)
    })
  )

  it.effect("takes no task of a key whose last one was long, until some time has passed", () =>
    Effect.gen(function* () {
      const { run } = yield* spared()
      yield* run("burn", { millis: 20 }, { ...mine, key: "heavy" })
      const long = latched()
      const first = yield* fork(threadOf(run(...held("long", long))))
      const heavy = yield* fork(threadOf(run(...where("heavy"))))
      yield* run(...where("light"))
      expect(heavy.pollUnsafe()).toBe(undefined)
      yield* TestClock.adjust("1 hour")
      yield* Fiber.join(heavy)
      expect(first.pollUnsafe()).toBe(undefined)
      yield* long.release
    })
  )

  it.effect("does not start above its limit of resident memory", () =>
    Effect.gen(function* () {
      const { run } = yield* spared({ spareMiB: 1 })
      const long = latched()
      const first = yield* fork(threadOf(run(...held("one", long))))
      const second = yield* fork(threadOf(run(...where("another"))))
      yield* Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 10)))
      yield* long.release
      expect(yield* Fiber.join(second)).toBe(yield* Fiber.join(first))
    })
  )

  it.effect("continues a task at once, without waiting until the other is long", () =>
    Effect.gen(function* () {
      const { run } = yield* spared({ longMillis: 1_000_000 })
      const long = latched()
      const first = yield* fork(threadOf(run(...held("long", long))))
      const thread = yield* threadOf(run(...where("one", { thread: -1 })))
      expect(yield* threadOf(run(...where("one", { thread })))).toBe(thread)
      yield* long.release
      expect(yield* Fiber.join(first)).not.toBe(thread)
    })
  )

  it.effect("ends when it is idle", () =>
    Effect.gen(function* () {
      const { run } = yield* spared({ idleMillis: 0 })
      const long = latched()
      const first = yield* fork(run(...held("long", long)))
      const thread = yield* threadOf(run(...where("0")))
      let turn = 0
      const next = yield* Effect.suspend(() => threadOf(run(...where(String(++turn))))).pipe(
        Effect.tap(Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 10)))),
        Effect.repeat({ until: (id) => id !== thread })
      )
      expect(next).not.toBe(thread)
      yield* long.release
      yield* Fiber.join(first)
    })
  )
})

describe("an idle thread", () => {
  it.effect("ends, and the next task starts another", () =>
    Effect.gen(function* () {
      const { run } = yield* pool({ idleMillis: 0 })
      const first = (yield* run("where", undefined as never, mine)).output.threadId
      const next = yield* run("where", undefined as never, mine).pipe(
        Effect.map(({ output }) => output.threadId),
        Effect.tap(Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 10)))),
        Effect.repeat({ until: (id) => id !== first })
      )
      expect(next).not.toBe(first)
    })
  )

  it.effect("ends with the scope, with a task in it", () =>
    Effect.gen(function* () {
      const begun = yield* Deferred.make<void>()
      const running = yield* Effect.scoped(
        Effect.gen(function* () {
          const { run } = yield* pool()
          yield* run("count", undefined as never, mine)
          const fiber = yield* Effect.forkDetach(run("forever", undefined as never, mine), { startImmediately: true })
          yield* Deferred.succeed(begun, undefined)
          return fiber
        })
      )
      expect(Exit.isFailure(yield* Fiber.await(running))).toBe(true)
    })
  )
})
