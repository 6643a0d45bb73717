// Memory for requests and answers, and the queue for it. The contract's `RequestMemory` is what one request sees of it;
// `RequestMemories` is all of them.
// Rates are in RequestLimits.ts, processor time in platform/work/HeavyWork.ts.
import { NodeHttpServerRequest } from "@effect/platform-node"
import { RequestMemory } from "@radicar/contract/inner/Authorization"
import { ServiceUnavailable } from "@radicar/contract/inner/problem/problems"
import { FairQueue } from "@radicar/workers/inner/FairQueue"
import { Context, Deferred, Duration, Effect, Fiber, Layer, Option, Record, Stream } from "effect"
import { HttpEffect, HttpServerError, HttpServerRequest } from "effect/http"
import { ServerResponse } from "node:http"
import { failWith } from "../http/language.ts"
import { SlowBody } from "../http/problems.ts"
import { setRetryAfter } from "./RequestLimits.ts"

const MIB = 1024 * 1024

/** Memory in octets that all requests of a process may hold together, and those of one tenant. */
interface Share {
  readonly process: number
  readonly tenant: number
}

/** Memory limits of a process and of each tenant in it, by the stage of the request that holds the memory. */
const shares = {
  /** Bodies that are still arriving. */
  arriving: { process: 48 * MIB, tenant: 16 * MIB },
  /** Complete bodies and everything derived from them. */
  work: { process: 64 * MIB, tenant: 32 * MIB },
  /** Files of documents while they are made and sent. */
  files: { process: 64 * MIB, tenant: 32 * MIB },
  /** Exports: one page of each is in memory until the caller has read it. */
  exports: { process: 64 * MIB, tenant: 16 * MIB },
  /** Documents in background jobs; their callers already have an answer. */
  background: { process: 64 * MIB, tenant: 32 * MIB },
  /** Answers that their callers have not read yet. */
  answers: { process: Number.POSITIVE_INFINITY, tenant: 32 * MIB }
} as const satisfies Readonly<Record<string, Share>>

/** Octets counted for a request for a file; the size of its document is not known in advance. */
const fileOctets = 8 * MIB

/** Octets counted for an export: a page of documents, its rows, and the text or the sheet made of them. */
const exportOctets = 4 * MIB

/** Memory of a filed body as a multiple of its size: text, XML, signed XML, ZIP, message, evidence. */
export const filingFactor = 12

/**
 * Size in octets up to which bodies and answers are not counted, because few can be in progress at once. An arriving
 * body above it is counted without these octets.
 */
const uncountedOctets = 64 * 1024

/** Octets by which the memory reserved for a slow body, or one of unknown length, grows. */
const growthOctets = 256 * 1024

/** Arrival rate in octets per second below which a body gives up memory reserved for data that has not arrived. */
const promptRate = 256 * 1024

/** Time limits for slow callers, as stated in SECURITY.md. */
export interface PatienceOptions {
  /** Seconds for which a request waits for free memory; 30 by default. */
  readonly patience?: number
  /** Seconds over which the speed of a body is measured; 30 by default. */
  readonly window?: number
  /** Seconds after which an export ends if the caller reads nothing; 60 by default. */
  readonly idle?: number
}

/** Octets per second below which a body is rejected as too slow. */
const slowest = 4 * 1024

/** Retry hint in seconds for a request that found no free memory. */
const PAUSE = 5

const noMemory = Effect.andThen(
  setRetryAfter(PAUSE),
  failWith(ServiceUnavailable, {
    en: `The service is busy with other large bodies and answers; nothing was done. Send it again in ${PAUSE} seconds.`,
    es: `El servicio está ocupado con otros cuerpos y respuestas grandes; no se hizo nada. Envíelo de nuevo en ${PAUSE} segundos.`
  })
)

/** A request that waits for free memory. */
interface Waiting {
  readonly tenant: string
  readonly octets: number
  readonly admitted: Deferred.Deferred<void>
}

/** A memory budget in octets, for which tenants queue in turns. A request above a tenant's share runs alone. */
const makeBudget = ({ process, tenant: share }: Share, patience: number) => {
  const waiting = new FairQueue<Waiting>()
  const held = new Map<string, number>()
  let heldByAll = 0

  /**
   * Decides which waiting requests may start now. After one that does not fit into the process's budget, no other may
   * start, because the first would then wait forever.
   */
  const inOrder = (): ((next: Waiting) => boolean) => {
    let isFull = false
    return ({ octets, tenant }) => {
      const tenantOctets = held.get(tenant) ?? 0
      if (isFull || (tenantOctets > 0 && tenantOctets + octets > share)) return false
      isFull = heldByAll + octets > process
      return !isFull
    }
  }
  const hold = (tenant: string, octets: number): void => {
    const tenantOctets = (held.get(tenant) ?? 0) + octets
    heldByAll += octets
    if (tenantOctets === 0) held.delete(tenant)
    else held.set(tenant, tenantOctets)
  }
  const admit = (): void => {
    for (let next = waiting.next(inOrder()); next !== undefined; next = waiting.next(inOrder())) {
      hold(next.tenant, next.octets)
      Deferred.doneUnsafe(next.admitted, Effect.void)
    }
  }
  const give = (tenant: string, octets: number): void => {
    if (octets === 0) return
    hold(tenant, -octets)
    admit()
  }

  return {
    /**
     * Waits until `octets` are free; succeeds with the number of octets reserved. They are capped at the whole budget:
     * a larger request waits until it is alone, instead of forever.
     */
    take: (tenant: string, octets: number) =>
      Effect.suspend(() => {
        if (octets === 0) return Effect.succeed(0)
        const next: Waiting = { tenant, octets: Math.min(octets, process), admitted: Deferred.makeUnsafe() }
        waiting.add(tenant, next)
        admit()
        const leave = Effect.sync(() => {
          if (Deferred.isDoneUnsafe(next.admitted)) return give(tenant, next.octets)
          waiting.remove(tenant, next)
          admit()
        })
        return Deferred.await(next.admitted).pipe(
          Effect.timeoutOrElse({ duration: Duration.seconds(patience), orElse: () => noMemory }),
          Effect.onError(() => leave),
          Effect.as(next.octets)
        )
      }),
    /** Counts octets that are already in memory, without waiting and beyond the limits if necessary. */
    force: hold,
    /**
     * Reserves octets. Returns how many, or `undefined` if they are not free now. They are capped at the tenant's
     * share: nothing waits here, and a larger job would find no moment at which it is alone.
     */
    tryTake: (tenant: string, octets: number): number | undefined => {
      const wanted: Waiting = { tenant, octets: Math.min(octets, share), admitted: Deferred.makeUnsafe() }
      if (wanted.octets > 0 && !inOrder()(wanted)) return undefined
      hold(tenant, wanted.octets)
      return wanted.octets
    },
    give
  }
}

type Budget = keyof typeof shares

/** Keeps the memory of the current request reserved while work is in progress; `undefined` outside of a request. */
const CurrentHold = Context.Reference<{ readonly enter: () => void; readonly leave: () => void } | undefined>(
  "@radicar/api/CurrentHold",
  { defaultValue: () => undefined }
)

/**
 * Makes work that outlives its caller hold the current request's memory until the work ends, because the request's
 * document stays in memory. Call it before the work is forked.
 */
export const keepingMemory = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<Effect.Effect<A, E, R>> =>
  Effect.map(CurrentHold, (hold) => {
    if (hold === undefined) return work
    hold.enter()
    return Effect.ensuring(work, Effect.sync(hold.leave))
  })

/** Memory to count for a request until its connection is done. */
interface Holder {
  /** Memory of a body and everything derived from it, as a multiple of the body's size. */
  readonly factor: number
  /** Kind of answer for which memory is reserved in addition to the body's: a file of a document, or an export. */
  readonly answer?: "file" | "export"
}

type Budgets = Readonly<Record<Budget, ReturnType<typeof makeBudget>>>

/** Reads a small body without counting it; it must arrive within the window. */
const receiveSmall = (request: HttpServerRequest.HttpServerRequest, window: number) =>
  // a reading that is interrupted ends the connection, which has to be answered first
  Effect.flatMap(Effect.forkDetach(request.arrayBuffer), (reading) =>
    Fiber.join(reading).pipe(
      Effect.timeoutOrElse({
        duration: Duration.seconds(window),
        orElse: () => Effect.die(new SlowBody(slowest))
      })
    )
  ).pipe(
    Effect.map((read) => new Uint8Array(read)),
    Effect.catchIf(HttpServerError.isHttpServerError, () => Effect.fail("EndedEarly" as const))
  )

/** Memory that a request holds while its body arrives. */
interface ArrivingMemory {
  readonly held: Readonly<Record<Budget, number>>
  readonly take: (
    name: Budget,
    octets: number
  ) => Effect.Effect<number, ServiceUnavailable, HttpServerRequest.HttpServerRequest>
  readonly give: (name: Budget, octets?: number) => void
}

/** Makes the function that reads a body, and holds memory for what has arrived. */
const receiveWith = ({ give, held, take }: ArrivingMemory, window: number): RequestMemory["Service"]["receive"] =>
  Effect.fnUntraced(function* (request, limit) {
    const contentLength = Number(request.headers["content-length"] ?? Number.NaN)
    if (contentLength > limit) return yield* Effect.fail("TooLarge" as const)
    if (contentLength <= uncountedOctets) return yield* receiveSmall(request, window)
    if (!Number.isNaN(contentLength)) yield* take("arriving", contentLength - uncountedOctets)
    const chunks: Array<Uint8Array> = []
    const body = { octets: 0, isWaiting: false }
    const collect = Effect.fnUntraced(function* (chunk: Uint8Array) {
      chunks.push(chunk)
      body.octets += chunk.length
      if (body.octets > limit) return yield* Effect.fail("TooLarge" as const)
      const missing = body.octets - uncountedOctets - held.arriving
      if (missing <= 0) return
      body.isWaiting = true
      yield* take("arriving", Math.max(missing, growthOctets))
      body.isWaiting = false
    })
    /** Releases memory that a slow body does not use, and fails for a body that is too slow. */
    const watch = Effect.gen(function* () {
      let [lastSecond, lastWindow, seconds] = [0, 0, 0]
      while (true) {
        yield* Effect.sleep("1 second")
        if (body.isWaiting) continue
        seconds += 1
        const unused = held.arriving - Math.max(0, body.octets - uncountedOctets)
        if (unused > growthOctets && body.octets - lastSecond < promptRate) give("arriving", unused)
        lastSecond = body.octets
        if (seconds % window !== 0) continue
        if (body.octets - lastWindow < slowest * window) return yield* Effect.die(new SlowBody(slowest))
        lastWindow = body.octets
      }
    })
    yield* Effect.raceFirst(
      Stream.runForEach(request.stream, collect).pipe(
        Effect.catchIf(HttpServerError.isHttpServerError, () => Effect.fail("EndedEarly" as const))
      ),
      watch
    )
    return Buffer.concat(chunks)
  })

/**
 * Starts to count the memory of a request; for `factor` see {@link Holder}. The request itself and every work that
 * outlives its caller `enter` and `leave`; the last one to leave gives all memory back. What is taken afterwards, by a
 * wait that had begun before, is given back at once.
 */
const openMemory = (budgets: Budgets, window: number, tenant: string, factor: number) => {
  const held: Record<Budget, number> = { arriving: 0, work: 0, files: 0, exports: 0, background: 0, answers: 0 }
  let isClosed = false
  let users = 0

  const take = (name: Budget, octets: number) =>
    Effect.tap(budgets[name].take(tenant, octets), (taken) =>
      Effect.sync(() => {
        // the connection may have ended meanwhile
        if (isClosed) budgets[name].give(tenant, taken)
        else held[name] += taken
      })
    )
  const give = (name: Budget, octets = held[name]): void => {
    held[name] -= octets
    budgets[name].give(tenant, octets)
  }
  const enter = (): void => {
    users++
  }
  /** Releases all memory of the request once the answer was read and no work of the request remains. */
  const leave = (): void => {
    users--
    if (users > 0) return
    isClosed = true
    for (const name of Object.keys(held) as ReadonlyArray<Budget>) give(name)
  }

  const receive = receiveWith({ held, take, give }, window)
  const work: RequestMemory["Service"]["work"] = Effect.fnUntraced(function* (octets) {
    if (octets > uncountedOctets) yield* take("work", octets * factor)
    // arrived data is counted with the work from now on
    give("arriving")
  })

  /** Counts an answer in memory until the caller has read it. */
  const answer = (octets: number): void => {
    if (octets <= uncountedOctets || isClosed) return
    held.answers += octets
    budgets.answers.force(tenant, octets)
  }

  return { receive, work, take, answer, enter, leave }
}

const make = ({ idle = 60, patience = 30, window = 30 }: PatienceOptions) => {
  const budgets = Record.map(shares, (share) => makeBudget(share, patience))
  return RequestMemories.of({
    inBackground: (tenant, octets) => (work) =>
      Effect.suspend(() => {
        const taken = budgets.background.tryTake(tenant, octets > uncountedOctets ? octets : 0)
        if (taken === undefined) return Effect.succeed(Option.none())
        return work.pipe(Effect.asSome, Effect.ensuring(Effect.sync(() => budgets.background.give(tenant, taken))))
      }),
    holding:
      (tenant, { answer: kind, factor }) =>
      (answer) =>
        Effect.suspend(() => {
          const { enter, leave, receive, take, work, ...memory } = openMemory(budgets, window, tenant, factor)
          enter()
          return Effect.gen(function* () {
            const request = yield* HttpServerRequest.HttpServerRequest
            yield* HttpEffect.appendPreResponseHandler((_request, response) =>
              Effect.sync(() => {
                if (response.body._tag === "Uint8Array") memory.answer(response.body.contentLength)
                return response
              })
            )
            // a caller that does not read its answers gets no further ones: only below its share it may take an octet
            budgets.answers.give(tenant, yield* budgets.answers.take(tenant, 1))
            if (kind === "file") yield* take("files", fileOctets)
            if (kind === "export") {
              yield* take("exports", exportOctets)
              endIdle(request, idle)
            }
            const result = yield* answer.pipe(
              Effect.provideService(RequestMemory, { receive, work }),
              Effect.provideService(CurrentHold, { enter, leave })
            )
            onAnswerRead(request, leave)
            return result
          }).pipe(Effect.onError(() => Effect.sync(leave)))
        })
  })
}

/** Ends the connection if the caller does not read the answer for this number of seconds. */
const endIdle = (request: HttpServerRequest.HttpServerRequest, seconds: number): void => {
  const response = NodeHttpServerRequest.toServerResponse(request)
  response.setTimeout(seconds * 1000, () => void response.destroy())
}

/** Calls `done` when an answer was read or its connection ended. */
const onAnswerRead = (request: HttpServerRequest.HttpServerRequest, done: () => void): void => {
  const response: unknown = NodeHttpServerRequest.toServerResponse(request)
  if (response instanceof ServerResponse && !response.closed) response.once("close", done)
  else done()
}

/** Accounts for the memory that the requests of a process hold, and limits it. */
export class RequestMemories extends Context.Service<
  RequestMemories,
  {
    /**
     * Answers a request of a tenant; provides the {@link RequestMemory} that counts its body. Its memory is released
     * when the answer was read or the connection ended.
     */
    readonly holding: (
      tenant: string,
      holder: Holder
    ) => <A, E, R>(
      answer: Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | ServiceUnavailable, Exclude<R, RequestMemory> | HttpServerRequest.HttpServerRequest>
    /** Runs a job's work for a tenant if its memory is free now; else does nothing and returns `None`. */
    readonly inBackground: (
      tenant: string,
      octets: number
    ) => <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<Option.Option<A>, E, R>
  }
>()("@radicar/api/RequestMemories") {
  static readonly layer = (options: PatienceOptions = {}) => Layer.sync(RequestMemories, () => make(options))
}
