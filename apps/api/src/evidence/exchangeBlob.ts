import type { SoapExchange } from "@radicar/dian/SoapExchange"
import { Schema } from "effect"
import { promisify } from "node:util"
import { gunzip, gzip } from "node:zlib"

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
