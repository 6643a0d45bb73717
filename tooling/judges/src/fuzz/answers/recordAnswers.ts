import { read } from "@radicar/fixtures/certificates/TestCertificates"
import { Authority } from "@radicar/dian/inner/Authority"
import { Endpoint } from "@radicar/dian/inner/Endpoint"
import { zipSync } from "@radicar/zip/inner/zip"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import * as Pkcs12 from "@radicar/signature/inner/Pkcs12"
import { signXades } from "@radicar/signature/inner/XadesSignature"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { Clock, Context, Effect, Layer, Redacted, References, Result } from "effect"
import { HttpClient, HttpClientResponse } from "effect/http"

/** An HTTP answer: status, headers, and the body as bytes. */
export interface RawAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Uint8Array
}

type Service = Authority["Service"]

/** A recorded call to the authority: the operation, the function that repeats the call, and the answer. */
interface Recorded {
  readonly operation: string
  readonly ask: (authority: Service) => Effect.Effect<unknown, unknown>
  readonly answer: RawAnswer
}

/** Makes the real client of the authority over a function that answers requests in place of a socket. */
export const authorityOver = (exchange: (body: Uint8Array) => Promise<RawAnswer>) =>
  Effect.map(
    Layer.build(
      Authority.layerNoDeps({ endpoint: Endpoint.sandbox("http://127.0.0.1:9/") }).pipe(
        Layer.provide(
          Layer.succeed(
            HttpClient.HttpClient,
            HttpClient.make((request) =>
              Effect.map(
                Effect.promise(() =>
                  exchange(request.body._tag === "Uint8Array" ? request.body.body : new Uint8Array())
                ),
                ({ bytes, headers, status }) =>
                  HttpClientResponse.fromWeb(request, new Response(new Uint8Array(bytes), { status, headers }))
              )
            )
          )
        )
      )
    ),
    (context) => Context.get(context, Authority)
  )

const software = "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11"
const fileName = "fv09003731150002600000001.xml"

/** Records calls to a sandbox with their answers, which are later changed and replayed. */
export const recordAnswers = (documentNote: string) =>
  Effect.gen(function* () {
    const sandbox = yield* Sandbox.make({
      batches: { delay: 0 },
      registry: { acquirers: [{ idType: "31", number: "800199436", name: "El Trigal", email: "a@example.com" }] }
    })
    const { bytes, password } = read("company")
    const now = yield* Clock.currentTimeMillis
    const identity = yield* Pkcs12.open(bytes, Redacted.make(password), new Date(now))
    const documentOf = (number: number) => {
      const example = documentTypes.InvoiceCreate.example({ number, date: fromEpochMillis(now) })
      const configuration = { environment: "2", now: fromEpochMillis(now) } as const
      const json = Result.getOrThrow(
        parseJson(JSON.stringify({ ...example, Note: documentNote, SoftwareProvider: { Id: software, Pin: "12345" } }))
      )
      const document = Result.getOrThrow(documentTypes.InvoiceCreate.identify(json, configuration, { language: "en" }))
      const signed = signXades(document.render(), identity, {
        id: `fuzz-${number}`,
        signingTime: `${fromEpochMillis(now)}.000-05:00`
      })
      return { documentKey: document.key.value, content: zipSync(fileName, signed.bytes) }
    }
    const [one, other] = [documentOf(990_000_001), documentOf(990_000_002)]
    let last: RawAnswer | undefined
    const authority = yield* authorityOver(async (body) => {
      const response = await fetch(sandbox.url, {
        method: "POST",
        headers: { "content-type": "application/soap+xml; charset=utf-8" },
        body: new Uint8Array(body)
      })
      last = {
        status: response.status,
        headers: { "content-type": response.headers.get("content-type") ?? "" },
        bytes: new Uint8Array(await response.arrayBuffer())
      }
      return last
    })
    const recorded: Array<Recorded> = []
    const record = Effect.fnUntraced(function* <A, E>(
      operation: string,
      ask: (authority: Service) => Effect.Effect<A, E>
    ) {
      const result = yield* ask(authority)
      if (last !== undefined) recorded.push({ operation, ask, answer: last })
      return result
    })
    yield* record("SendBillSync", (to) => to.sendBillSync({ ...one, fileName: "z.zip", identity }))
    yield* record("GetStatus", (to) => to.getStatus({ trackId: one.documentKey, identity }))
    const testSetId = "a8c0f0de-6f1d-4c3b-9b42-2f6f5b0f7e01"
    const upload = yield* record("SendTestSetAsync", (to) =>
      to.sendTestSetAsync({ content: other.content, fileName: "z.zip", testSetId, identity })
    )
    const zipKey = "zipKey" in upload ? String(upload.zipKey) : ""
    yield* record("GetStatusZip", (to) => to.getStatusZip({ zipKey, documentKey: other.documentKey, identity }))
    yield* record("GetNumberingRange", (to) =>
      to.getNumberingRange({ issuerNit: "900373115", softwareOwnerNit: "900373115", softwareId: software, identity })
    )
    yield* record("GetXmlByDocumentKey", (to) => to.getXmlByDocumentKey({ trackId: one.documentKey, identity }))
    yield* record("GetAcquirer", (to) =>
      to.getAcquirer({ identificationType: "31", identificationNumber: "800199436", identity })
    )
    yield* record("GetExchangeEmails", (to) => to.getExchangeEmails({ identity }))
    return { recorded, keys: [one.documentKey, other.documentKey] }
  }).pipe(Effect.orDie, Effect.provideService(References.MinimumLogLevel, "None"))
