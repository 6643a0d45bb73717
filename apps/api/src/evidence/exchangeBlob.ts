import type { SoapExchange } from "@radicar/dian/SoapExchange"
import { Schema } from "effect"
import { promisify } from "node:util"
import { gunzip, gzip } from "node:zlib"

const Recorded = Schema.Struct({
  operation: Schema.String,
  url: Schema.String,
  created: Schema.String,
  request: Schema.String,
  answer: Schema.optionalKey(Schema.Struct({ status: Schema.Int, body: Schema.String }))
})

const decode = Schema.decodeUnknownSync(Recorded)

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64")

/** An exchange as it is kept: JSON with both messages in base64, compressed to about what a ZIP of the document takes. */
export const writeExchange = async ({
  answer,
  created,
  operation,
  request,
  url
}: SoapExchange): Promise<Uint8Array> => {
  const recorded: typeof Recorded.Type = {
    operation,
    url,
    created: created.toISOString(),
    request: base64(request),
    ...(answer === undefined ? {} : { answer: { status: answer.status, body: base64(answer.body) } })
  }
  return promisify(gzip)(Buffer.from(JSON.stringify(recorded)))
}

/** The exchange that was kept; rejects what {@link writeExchange} has not written. */
export const readExchange = async (bytes: Uint8Array): Promise<SoapExchange> => {
  const { answer, created, operation, request, url } = decode(
    JSON.parse((await promisify(gunzip)(bytes)).toString("utf8"))
  )
  return {
    operation,
    url,
    created: new Date(created),
    request: Buffer.from(request, "base64"),
    answer: answer && { status: answer.status, body: Buffer.from(answer.body, "base64") }
  }
}
