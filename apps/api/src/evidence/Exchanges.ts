import type { SoapExchange } from "@radicar/dian/SoapExchange"
import { Context, Effect, Layer, Option } from "effect"
import { blobKeys } from "../blobs/blobKeys.ts"
import { BlobStore } from "../blobs/BlobStore.ts"
import { readExchange, writeExchange } from "./exchangeBlob.ts"

/** What passed while a submission was brought to the authority. */
export interface Passed {
  /** The request with the document, where it may have arrived. */
  readonly sent?: SoapExchange | undefined
  /** The one whose answer settled the matter for good. */
  readonly decisive?: SoapExchange | undefined
}

const slots = ["submit", "settled"] as const

type Slot = (typeof slots)[number]

const make = Effect.map(BlobStore, (blobs) => {
  const put = Effect.fnUntraced(function* (submissionId: string, slot: Slot, exchange: SoapExchange) {
    const bytes = yield* Effect.promise(() => writeExchange(exchange))
    return yield* blobs.put(blobKeys.exchange(submissionId, slot), { name: `soap-${slot}.json.gz`, bytes })
  })

  const get = Effect.fnUntraced(function* (submissionId: string, slot: Slot) {
    const kept = yield* blobs.get(blobKeys.exchange(submissionId, slot))
    return Option.isNone(kept) ? undefined : yield* Effect.promise(() => readExchange(kept.value.bytes))
  })

  return Exchanges.of({
    keep: Effect.fnUntraced(function* (submissionId: string, { decisive, sent }: Passed) {
      const kept = sent !== undefined && (yield* put(submissionId, "submit", sent))
      // however often it is sent, two exchanges at most are kept of a submission
      if (decisive !== undefined && !(kept && decisive === sent)) yield* put(submissionId, "settled", decisive)
    }),
    get: Effect.fnUntraced(function* (submissionId: string) {
      const [submit, settled] = yield* Effect.forEach(slots, (slot) => get(submissionId, slot))
      return { submit, settled }
    })
  })
})

/**
 * What passed between the service and the authority about submissions: of each the first request that may have brought the
 * document, and the exchange that settled the matter, where that is another. Questions that settled nothing are not kept.
 */
export class Exchanges extends Context.Service<
  Exchanges,
  {
    /** Keeps what is not kept yet. */
    readonly keep: (submissionId: string, passed: Passed) => Effect.Effect<void>
    readonly get: (
      submissionId: string
    ) => Effect.Effect<{ readonly submit: SoapExchange | undefined; readonly settled: SoapExchange | undefined }>
  }
>()("@radicar/api/Exchanges") {
  static readonly layer = Layer.effect(Exchanges, make)
}
