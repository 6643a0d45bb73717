import type { SoapExchange } from "@radicar/dian/SoapExchange"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { promisify } from "node:util"
import { gunzip, gzip } from "node:zlib"
import { blobKeys } from "../../platform/blobs/blobKeys.ts"
import { BlobStore } from "../../platform/blobs/BlobStore.ts"

/** What is said of an exchange: a line of JSON, behind which its messages follow as they were. */
const Heading = Schema.Struct({
  operation: Schema.String,
  url: Schema.String,
  created: Schema.String,
  requestBytes: Schema.Int,
  /** Absent where there was no answer; its octets are those behind the request. */
  status: Schema.optionalKey(Schema.Int)
})

/** As exchanges were kept at first: one object, with both messages in base64. */
const InBase64 = Schema.Struct({
  operation: Schema.String,
  url: Schema.String,
  created: Schema.String,
  request: Schema.String,
  answer: Schema.optionalKey(Schema.Struct({ status: Schema.Int, body: Schema.String }))
})

const decodeHeading = Schema.decodeUnknownSync(Heading)
const decodeInBase64 = Schema.decodeUnknownSync(InBase64)

const LINE_END = 0x0a

// most of a message is the base64 of something compressed, which more effort would make no smaller
const compress = (bytes: Uint8Array): Promise<Uint8Array> => promisify(gzip)(bytes, { level: 1 })

/** An exchange as it is kept: a heading and both messages, compressed. */
export const writeExchange = ({ answer, created, operation, request, url }: SoapExchange): Promise<Uint8Array> => {
  const heading: typeof Heading.Type = {
    operation,
    url,
    created: created.toISOString(),
    requestBytes: request.length,
    ...(answer === undefined ? {} : { status: answer.status })
  }
  return compress(
    Buffer.concat([Buffer.from(`${JSON.stringify(heading)}\n`), request, ...(answer ? [answer.body] : [])])
  )
}

const readInBase64 = (text: string): SoapExchange => {
  const { answer, created, operation, request, url } = decodeInBase64(JSON.parse(text))
  return {
    operation,
    url,
    created: new Date(created),
    request: Buffer.from(request, "base64"),
    answer: answer && { status: answer.status, body: Buffer.from(answer.body, "base64") }
  }
}

/** The exchange that was kept; rejects what {@link writeExchange} has not written, today or before. */
export const readExchange = async (bytes: Uint8Array): Promise<SoapExchange> => {
  const written = await promisify(gunzip)(bytes)
  const end = written.indexOf(LINE_END)
  if (end < 0) return readInBase64(written.toString("utf8"))
  const { created, operation, requestBytes, status, url } = decodeHeading(
    JSON.parse(written.subarray(0, end).toString("utf8"))
  )
  const messages = written.subarray(end + 1)
  return {
    operation,
    url,
    created: new Date(created),
    request: messages.subarray(0, requestBytes),
    answer: status === undefined ? undefined : { status, body: messages.subarray(requestBytes) }
  }
}

/** What passed while a submission was brought to the authority. */
export interface Passed {
  /** The request with the document, where it may have arrived. */
  readonly sent?: SoapExchange | undefined
  /** The one whose answer settled the submission. */
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
 * What passed between the service and the authority about submissions: of each the first request that may have brought
 * the document, and the exchange that settled the matter, where that is another. Questions that settled nothing are not
 * kept.
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
