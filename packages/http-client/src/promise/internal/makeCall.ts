import { Authorization } from "@radicar/contract/inner/Authorization"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { Effect, Option, Predicate, Schema } from "effect"
import { HttpClientResponse } from "effect/http"
import { HttpApiClient, type HttpApiEndpoint } from "effect/http-api"
import type { Connection } from "../../internal/connect.ts"
import type { CallOptions } from "../ClientOptions.ts"
import type { FileDownload } from "../FileDownload.ts"
import type { Run } from "./makeRun.ts"
import { type AnyRequest, wireRequest } from "./wireRequest.ts"

/** Makes a download from an answer whose body has not been read. The signal also ends the download. */
const fileDownload = (
  response: HttpClientResponse.HttpClientResponse,
  signal: AbortSignal | undefined
): FileDownload => {
  const body = Option.getOrThrow(HttpClientResponse.toWeb(response)).body ?? new Blob().stream()
  // an unreferenced answer is aborted, so the stream keeps a reference
  const held = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      if (response.status > 0) controller.enqueue(chunk)
    }
  })
  const { headers } = response
  return {
    stream: body.pipeThrough(held, signal === undefined ? {} : { signal }),
    filename: /filename="([^"]*)"/u.exec(headers["content-disposition"] ?? "")?.[1],
    contentType: headers["content-type"] ?? "application/octet-stream",
    etag: headers["etag"]
  }
}

/** Makes one call of an operation. */
export type OperationCall = (request?: AnyRequest, options?: CallOptions) => Promise<unknown>

type Decode = (response: HttpClientResponse.HttpClientResponse) => Effect.Effect<unknown, unknown>

const decoderOf = (group: string, endpoint: string): Decode =>
  // names known only at run time meet the types of the contract
  HttpApiClient.decodeResponse(RadicarApi, { group, endpoint } as never)

/** Whether an operation returns octets: a file, which must not be held in memory. */
const answersFile = ({ success }: HttpApiEndpoint.Top): boolean =>
  [...success].some((schema) => Predicate.isTagged(schema, "StreamUint8Array") || Schema.is(schema)(new Uint8Array()))

/** Calls an operation of the contract. The answer is checked against the contract and returned in its wire form. */
export const makeCall = (
  connection: Connection,
  run: Run,
  group: string,
  endpoint: HttpApiEndpoint.Top
): OperationCall => {
  const isFile = answersFile(endpoint)
  const needsToken = endpoint.middlewares.has(Authorization)
  let decode: Decode | undefined
  return async (request = {}, options = {}) => {
    const wire = wireRequest(group, endpoint, request)
    const answer = Effect.gen(function* () {
      const response = yield* needsToken ? connection.send(endpoint, wire) : connection.open.execute(wire)
      if (isFile && response.status === 200) return fileDownload(response, options.signal)
      decode ??= decoderOf(group, endpoint.identifier)
      yield* decode(response)
      return response.status === 204 ? undefined : yield* response.json
    })
    return run(answer, options)
  }
}
