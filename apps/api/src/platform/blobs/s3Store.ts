import { AwsV4Signer } from "aws4fetch"
import { Effect, Redacted, Schedule } from "effect"
import { createHash } from "node:crypto"
import type { S3Settings } from "./BlobSettings.ts"
import { operatorsClient } from "../outbound/GuardedClient.ts"
import type { OutboundError } from "../outbound/resolveTarget.ts"
import { type OutsideStore, OutsideStoreError, pathOf } from "./OutsideStore.ts"

/** Time limit of one attempt, to the answer's last byte. */
const TIMEOUT_MILLIS = 30_000

/** Maximum octets of an answer, far above any file of the service. */
const maximumBytes = 1024 ** 3

const retrySchedule = Schedule.exponential("200 millis").pipe(Schedule.jittered, Schedule.upTo({ times: 4 }))

interface Answer {
  readonly status: number
  readonly bytes: Uint8Array
}

const isTemporary = (status: number): boolean => status >= 500 || status === 429 || status === 408

/** The code in an error's XML (Amazon S3 API, error responses). */
const errorCode = ({ bytes }: Answer): string =>
  /<Code>(\w{1,60})<\/Code>/u.exec(Buffer.from(bytes).toString("utf8"))?.[1] ?? "without a code"

const refused = (answer: Answer): OutsideStoreError =>
  new OutsideStoreError({ reason: `${answer.status} ${errorCode(answer)}`, retryable: isTemporary(answer.status) })

const unreachable = ({ text }: OutboundError): OutsideStoreError =>
  new OutsideStoreError({ reason: text, retryable: true })

/**
 * Objects in a bucket, addressed by path; each request is signed with its body's digest (AWS Signature Version 4).
 * Temporary failures are retried, five attempts in all within some seconds, because every request may be repeated.
 */
export const s3Store = (settings: S3Settings): OutsideStore => {
  const { accessKeyId, bucket, endpoint, prefix, region, secretAccessKey, sessionToken } = settings
  const base = [endpoint, bucket, ...(prefix === "" ? [] : [prefix])].join("/")
  const cache = new Map<string, ArrayBuffer>()
  const outbound = operatorsClient(endpoint)

  const sign = async (method: "GET" | "PUT" | "DELETE", path: string, body: Uint8Array) => {
    const signer = new AwsV4Signer({
      method,
      url: `${base}/${path}`,
      headers: { "x-amz-content-sha256": createHash("sha256").update(body).digest("hex") },
      accessKeyId,
      secretAccessKey: Redacted.value(secretAccessKey),
      ...(sessionToken === undefined ? {} : { sessionToken: Redacted.value(sessionToken) }),
      service: "s3",
      region,
      cache
    })
    const { headers, url } = await signer.sign()
    return { headers: Object.fromEntries(headers), url: url.href }
  }

  const call = (method: "GET" | "PUT" | "DELETE", path: string, body: Uint8Array) =>
    Effect.promise(() => sign(method, path, body)).pipe(
      Effect.flatMap(({ headers, url }) =>
        outbound.send(url, {
          method,
          headers,
          timeoutMillis: TIMEOUT_MILLIS,
          maximumBytes,
          longer: "fail",
          ...(method === "PUT" ? { body } : {})
        })
      ),
      Effect.mapBoth({
        onSuccess: ({ body: bytes, status }): Answer => ({ status, bytes }),
        onFailure: unreachable
      }),
      Effect.flatMap((answer) => (isTemporary(answer.status) ? Effect.fail(refused(answer)) : Effect.succeed(answer))),
      Effect.retry({ while: ({ retryable }) => retryable, schedule: retrySchedule })
    )

  return {
    write: Effect.fnUntraced(function* (digest, bytes) {
      const answer = yield* call("PUT", pathOf(digest), bytes)
      if (answer.status !== 200 && answer.status !== 201) return yield* refused(answer)
    }),
    read: Effect.fnUntraced(function* (digest) {
      const answer = yield* call("GET", pathOf(digest), new Uint8Array())
      if (answer.status === 200) return answer.bytes
      return answer.status === 404 && errorCode(answer) === "NoSuchKey" ? undefined : yield* refused(answer)
    }),
    remove: Effect.fnUntraced(function* (digest) {
      const answer = yield* call("DELETE", pathOf(digest), new Uint8Array())
      // 204 in either case (Amazon S3 API, DeleteObject); other services answer 200, or 404 if there was none
      if (![200, 204].includes(answer.status) && errorCode(answer) !== "NoSuchKey") return yield* refused(answer)
    })
  }
}
