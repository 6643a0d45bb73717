import { Deferred, Duration, Effect, Metric, Schema } from "effect"
import cluster, { type Worker } from "node:cluster"
import { exposition, serveMetrics } from "../../platform/observability/metrics/MetricsServer.ts"
import { countedExposition, sumExpositions } from "../../platform/observability/metrics/sumExpositions.ts"
import { type Configuration, hasEmbeddedSandbox } from "../Configuration.ts"
import { processSamples } from "../processSamples.ts"
import { logListening } from "./logListening.ts"
import { type ListeningFacts, numberVariable, type Order, type Report } from "../Membership.ts"
import { logInfo, logWarning } from "../../platform/observability/log.ts"

/** The first process ended before it could serve, and logged the reason. */
class ProcessFailed extends Schema.TaggedError<ProcessFailed>()("ProcessFailed", {}) {}

/** The end of a process: its exit code or signal. */
type End = { readonly code: number } | { readonly signal: string }

/** A process of the service in the parent's records. */
interface Child {
  readonly number: number
  readonly worker: Worker
  readonly ready: Deferred.Deferred<ListeningFacts>
  readonly ended: Deferred.Deferred<End>
  /** The metrics that the process sent last. */
  measured: string
}

/** Milliseconds that a process may take to finish its work, longer than it waits for open requests. */
const DRAIN_MILLIS = 50_000

/** Time limit for a process to send its metrics, longer than the process waits for the database. */
const PATIENCE = "5 seconds"

/** Pause before restarting a process that ended before it served, by the number of such failures. */
const pauseAfter = (failures: number): Duration.Duration => Duration.seconds(Math.min(2 ** failures / 2, 30))

/** Sends an order to a process, unless it has just ended. */
const order = ({ worker }: Child, what: Order): void => {
  if (worker.isConnected()) worker.process.send(what, () => {})
}

/**
 * Closes the last connection handed to a process that ends without confirming it. Node keeps a copy of the connection
 * in the parent until the confirmation, so the caller would wait forever. Node's cluster does not expose this copy;
 * only `send` sees it.
 */
const closeUnconfirmed = (worker: Worker): void => {
  const { process: child } = worker
  const send = child.send.bind(child) as (...sent: ReadonlyArray<unknown>) => boolean
  let last: { readonly close: () => void } | undefined
  child.send = (...sent: ReadonlyArray<unknown>) => {
    const [, handle] = sent
    if (typeof handle === "object" && handle !== null && "close" in handle) last = handle as typeof last
    return send(...sent)
  }
  // closing again has no effect
  worker.on("exit", () => last?.close())
}

const fork = (number: number, variables: Readonly<Record<string, string>>): Child => {
  const worker = cluster.fork({ ...variables, [numberVariable]: String(number) })
  closeUnconfirmed(worker)
  const ready = Deferred.makeUnsafe<ListeningFacts>()
  const ended = Deferred.makeUnsafe<End>()
  const child: Child = { number, worker, ready, ended, measured: "" }
  worker.on("message", (report: Report) => {
    if ("ready" in report) Deferred.doneUnsafe(ready, Effect.succeed(report.ready))
    else child.measured = report.measured
  })
  worker.on("error", () => {})
  worker.on("exit", (code: number, signal: string | null) => {
    Deferred.doneUnsafe(ended, Effect.succeed(signal === null ? { code } : { signal }))
  })
  return child
}

/** Lets a process finish its work, then ends it. */
const drain = ({ ended, worker }: Child): Effect.Effect<void> =>
  Effect.suspend(() => {
    if (Deferred.isDoneUnsafe(ended)) return Effect.void
    worker.process.kill("SIGTERM")
    const killTimer = setTimeout(() => worker.process.kill("SIGKILL"), DRAIN_MILLIS)
    return Effect.map(Deferred.await(ended), () => clearTimeout(killTimer))
  })

/** The serving processes; one of them runs the shared jobs. */
const makeGroup = () => {
  const serving = new Set<Child>()
  let leader: Child | undefined
  // totals of ended processes, so that counters never decrease
  let past = ""

  const appointLeader = (): void => {
    if (leader !== undefined) return
    ;[leader] = serving
    if (leader !== undefined) order(leader, "lead")
  }

  const measure = (child: Child): Effect.Effect<string> =>
    Effect.callback<string>((resume) => {
      const listener = (report: Report) => {
        if ("measured" in report) resume(Effect.succeed(report.measured))
      }
      child.worker.on("message", listener)
      order(child, "measure")
      return Effect.sync(() => void child.worker.off("message", listener))
    }).pipe(
      Effect.timeout(PATIENCE),
      Effect.orElseSucceed(() => countedExposition(child.measured))
    )

  return {
    join: (child: Child): void => {
      serving.add(child)
      appointLeader()
    },
    leave: (child: Child): void => {
      serving.delete(child)
      past = countedExposition(sumExpositions([past, child.measured]))
      if (leader !== child) return
      leader = undefined
      appointLeader()
    },
    measurements: Effect.map(
      Effect.suspend(() => Effect.forEach([...serving], measure, { concurrency: "unbounded" })),
      (texts) => sumExpositions([...texts, past])
    )
  }
}

type Group = ReturnType<typeof makeGroup>

/** Runs one process to its end; drains it when interrupted. */
const runChild = Effect.fnUntraced(function* (
  group: Group,
  number: number,
  variables: Readonly<Record<string, string>>,
  onReady: (facts: ListeningFacts) => Effect.Effect<void>
) {
  const child = yield* Effect.acquireRelease(
    Effect.sync(() => fork(number, variables)),
    drain
  )
  const served = Effect.gen(function* () {
    const facts = yield* Deferred.await(child.ready)
    group.join(child)
    yield* logInfo({
      en: "A process of the service is ready",
      es: "Un proceso del servicio está listo",
      process: number,
      pid: child.worker.process.pid
    })
    yield* onReady(facts)
    return yield* Effect.never
  })
  const end = yield* Effect.raceFirst(Deferred.await(child.ended), served)
  group.leave(child)
  return { end, hasServed: Deferred.isDoneUnsafe(child.ready) }
}, Effect.scoped)

/**
 * Starts the sandbox that all processes share as their authority; returns the environment variables with its address.
 */
const startSandbox = Effect.fnUntraced(function* (configuration: Configuration) {
  if (!hasEmbeddedSandbox(configuration)) return {}
  // loaded on demand, because it is large
  const { startEmbeddedSandbox } = yield* Effect.promise(() => import("../embeddedSandbox.ts"))
  return { AUTHORITY_URL: yield* startEmbeddedSandbox(configuration) }
})

const measureAll = Effect.fnUntraced(function* ({ metrics }: Configuration, group: Group) {
  if (metrics === undefined) return
  const parentSamples = yield* processSamples("parent")
  const parent = Effect.flatMap(parentSamples, exposition).pipe(Effect.provideService(Metric.MetricRegistry, new Map()))
  yield* serveMetrics(
    metrics,
    Effect.zipWith(parent, group.measurements, (...texts) => sumExpositions(texts))
  )
})

/**
 * Runs the service as several processes at one address until it is stopped; each then finishes its work. A process
 * that ends is replaced. The first one starts alone, so that only one migrates and reports errors.
 */
export const superviseProcesses = Effect.fnUntraced(function* (configuration: Configuration) {
  cluster.schedulingPolicy = cluster.SCHED_RR
  const group = makeGroup()
  const variables = yield* startSandbox(configuration)
  yield* measureAll(configuration, group)
  const first = yield* Deferred.make<ListeningFacts>()

  const keepRunning = Effect.fnUntraced(function* (number: number) {
    let failures = 0
    while (true) {
      const { end, hasServed } = yield* runChild(group, number, variables, (facts) => Deferred.succeed(first, facts))
      if (!Deferred.isDoneUnsafe(first)) return yield* new ProcessFailed()
      yield* logWarning({
        en: "A process of the service has ended and is replaced",
        es: "Un proceso del servicio terminó y se reemplaza",
        process: number,
        ...end
      })
      failures = hasServed ? 0 : failures + 1
      if (failures > 0) yield* Effect.sleep(pauseAfter(failures))
    }
  })

  const others = Array.from({ length: configuration.processes - 1 }, (_, index) => keepRunning(index + 2))
  const rest = Effect.gen(function* () {
    yield* logListening(configuration, yield* Deferred.await(first))
    return yield* Effect.all(others, { concurrency: "unbounded", discard: true })
  })
  return yield* Effect.all([keepRunning(1), rest], { concurrency: "unbounded", discard: true })
}, Effect.scoped)
