import { assert, describe, it, layer } from "@effect/vitest"
import type { ReceivedSpan } from "@radicar/fixtures/otlp/ReceivedSpan"
import type { Received, Receiver } from "@radicar/fixtures/otlp/Receiver"
import { Context, Effect, Layer, Redacted } from "effect"
import { randomBytes } from "node:crypto"
import { eventually } from "../../support/eventually.ts"
import { hurriedFollowing } from "../../support/hurriedFollowing.ts"
import { otlpReceiver, tracesTo } from "../../support/otlpReceiver.ts"
import { anyDatabase, invoiceBody, TestService } from "../../support/TestService.ts"

const KIND = { internal: 1, server: 2, client: 3, consumer: 5 }
const ERROR = 2

const steps = ["parse", "decode", "check", "key", "certificate", "render", "sign", "claim", "file"]

class Traces extends Context.Service<Traces, Receiver>()("test/Traces") {}

/** A service that sends its spans to a receiver of its own. */
const traced = (changes: Parameters<typeof tracesTo>[1] = {}) =>
  Layer.unwrap(
    Effect.map(Traces, ({ endpoint }) =>
      TestService.layer(anyDatabase, { traces: tracesTo(endpoint, changes), following: hurriedFollowing() })
    )
  ).pipe(Layer.provideMerge(Layer.effect(Traces, otlpReceiver)))

/** What the receiver has got, once it has what is waited for. */
const receivedOnce = (isThere: (received: Received) => boolean) =>
  Effect.flatMap(Traces, ({ received }) => eventually(Effect.promise(received), isThere))

const callerOf = (flags = "01") => {
  const [traceId, spanId] = [randomBytes(16).toString("hex"), randomBytes(8).toString("hex")]
  return { traceId, spanId, headers: { traceparent: `00-${traceId}-${spanId}-${flags}` } }
}

const hasRequestOf =
  (traceId: string) =>
  ({ spans }: Received): boolean =>
    spans.some((span) => span.kind === KIND.server && span.traceId === traceId)

const parentsOf = (spans: ReadonlyArray<ReceivedSpan>, span: ReceivedSpan): ReadonlyArray<string> => {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId)
  return parent === undefined ? [] : [parent.name, ...parentsOf(spans, parent)]
}

const only = (spans: ReadonlyArray<ReceivedSpan>, name: string): ReceivedSpan => {
  const [span, ...others] = spans.filter((each) => each.name === name)
  if (span === undefined) assert.fail(`no ${name} among ${spans.map((each) => each.name).join(", ")}`)
  assert.isEmpty(others, name)
  return span
}

const isStatement = ({ attributes }: ReceivedSpan): boolean => "db.operation.name" in attributes

/** The spans of an accepted filing, below the caller's span. */
const assertFiling = (spans: ReadonlyArray<ReceivedSpan>, callerSpan: string) => {
  const root = only(spans, "POST /v1/dian/invoices")
  assert.strictEqual(root.kind, KIND.server)
  assert.strictEqual(root.parentSpanId, callerSpan)
  const submissionId = root.attributes["radicar.submission.id"]
  assert.match(String(submissionId), /^[0-9a-f-]{36}$/u)
  assert.deepInclude(root.attributes, {
    "http.request.method": "POST",
    "http.route": "/v1/dian/invoices",
    "http.response.status_code": 200,
    "radicar.request.id": "traced-request",
    "radicar.operation": "InvoiceCreate",
    "radicar.company.id": "1",
    "radicar.provider.id": "1",
    "radicar.document.type": "01",
    "radicar.filing.status": "submitted"
  })
  const inOrder = steps.map((step) => only(spans, step))
  for (const span of inOrder) {
    assert.strictEqual(span.kind, KIND.internal, span.name)
    assert.deepStrictEqual(parentsOf(spans, span), [root.name], span.name)
    assert.isTrue(root.start <= span.start && span.start <= span.end && span.end <= root.end, span.name)
  }
  for (const [index, span] of inOrder.slice(1).entries())
    assert.isTrue(inOrder[index]!.end <= span.start, `${inOrder[index]!.name} before ${span.name}`)
  assert.deepInclude(only(spans, "file").attributes, {
    "radicar.submission.id": submissionId,
    "radicar.environment": "sandbox",
    "radicar.attempt": 1,
    "radicar.submission.state": "accepted"
  })
  const call = only(spans, "SendBillSync")
  assert.strictEqual(call.kind, KIND.client)
  assert.deepInclude(call.attributes, {
    "radicar.authority.operation": "SendBillSync",
    "radicar.authority.outcome": "answered"
  })
  for (const span of [call, only(spans, "answer")])
    assert.deepStrictEqual(parentsOf(spans, span), ["file", root.name], span.name)
  const statements = spans.filter(isStatement)
  assert.isAbove(statements.length, 3)
  for (const span of statements) {
    assert.strictEqual(span.kind, KIND.client)
    assert.match(span.name, /^(?:SELECT|INSERT|UPDATE|DELETE|WITH)$/u)
    assert.notProperty(span.attributes, "db.query.text")
  }
  // nothing of the inside that has no name outside
  const known = [root.name, "SendBillSync", "answer", ...steps]
  for (const span of spans) assert.isTrue(known.includes(span.name) || isStatement(span), span.name)
}

/** The answer is lost, and so is the answer to the query for its outcome. */
const stillOpen = "[[sandbox:drop-after-processing]] [[sandbox:http-503 operation=GetStatus]]"

describe("traces", () => {
  layer(traced(), { excludeTestServices: true })((it) => {
    it.effect("of a filing contain its steps, below the caller's span", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const { headers, spanId, traceId } = callerOf()
        const answer = yield* post(invoiceBody(990_000_101), {
          headers: { ...headers, "x-request-id": "traced-request" }
        })
        assert.strictEqual(answer.body.status, "submitted", JSON.stringify(answer.body))
        const { refused, spans } = yield* receivedOnce(hasRequestOf(traceId))
        assert.deepStrictEqual(refused, [])
        assertFiling(
          spans.filter((span) => span.traceId === traceId),
          spanId
        )
      })
    )

    it.effect("tell a problem by its name, and no text of it", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const { headers, traceId } = callerOf()
        yield* post(`{"CompanyParty": "SECRETO`, { headers })
        const received = yield* receivedOnce(hasRequestOf(traceId))
        const spans = received.spans.filter((span) => span.traceId === traceId)
        const parse = only(spans, "parse")
        assert.deepInclude(parse, { statusCode: ERROR, statusMessage: "MalformedBody" })
        assert.strictEqual(parse.attributes["error.type"], "MalformedBody")
        const root = only(spans, "POST /v1/dian/invoices")
        assert.strictEqual(root.attributes["http.response.status_code"], 400)
        assert.strictEqual(root.attributes["radicar.filing.status"], "MalformedBody")
        // the service is not at fault
        assert.notStrictEqual(root.statusCode, ERROR)
        assert.isFalse(received.bodies.some((body) => Buffer.from(body).includes("SECRETO")))
      })
    )

    it.effect("of background work are separate and name the submission", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const { headers, traceId } = callerOf()
        yield* post(invoiceBody(990_000_102, { Note: stillOpen }), { headers })
        const isFollowed = ({ spans }: Received) => {
          const request = spans.find((span) => span.traceId === traceId && span.kind === KIND.server)
          return (
            request !== undefined &&
            spans.some(
              ({ attributes, name, parentSpanId, traceId: own }) =>
                name === "follow submission" &&
                parentSpanId === "" &&
                own !== traceId &&
                attributes["radicar.submission.id"] === request.attributes["radicar.submission.id"]
            )
          )
        }
        const { spans } = yield* receivedOnce(isFollowed)
        assert.isTrue(isFollowed({ spans } as Received))
        // waiting for work is nobody's trace
        const alone = spans.filter(({ parentSpanId }) => parentSpanId === "")
        for (const { name } of alone) assert.match(name, /^(?:follow submission|send mail|post event)$/u)
      })
    )

    it.effect("are not created for untraced requests, and are not sent to the authority", () =>
      Effect.gen(function* () {
        const { post, sandbox } = yield* TestService
        const [unsampled, sampled] = [callerOf("00"), callerOf()]
        yield* post(invoiceBody(990_000_103), unsampled)
        yield* post(invoiceBody(990_000_104), sampled)
        const { spans } = yield* receivedOnce(hasRequestOf(sampled.traceId))
        assert.isEmpty(spans.filter(({ traceId }) => traceId === unsampled.traceId))
        const requests = yield* sandbox.requests
        assert.isAtLeast(requests.length, 2)
        const sent = JSON.stringify(requests)
        for (const trace of [unsampled.traceId, sampled.traceId, '"traceparent"', '"b3"'])
          assert.notInclude(sent, trace)
      })
    )
  })

  it.live("are sent as JSON too, with headers and resource as configured, and what is left when the service ends", () =>
    Effect.gen(function* () {
      const { endpoint, received } = yield* Traces
      const { headers, spanId, traceId } = callerOf()
      const settings = tracesTo(endpoint, {
        protocol: "http/json",
        headers: Redacted.make({ "x-tenant": "radicar-tests" }),
        attributes: { "service.namespace": "billing" },
        serviceName: "radicar-test"
      })
      yield* Effect.flatMap(TestService, ({ post }) =>
        post(invoiceBody(990_000_105), { headers: { ...headers, "x-request-id": "traced-request" } })
      ).pipe(Effect.provide(TestService.layer(anyDatabase, { traces: settings })))
      const got = yield* Effect.promise(received)
      assert.deepStrictEqual(got.refused, [])
      assert.isTrue(got.headers.every((each) => each["x-tenant"] === "radicar-tests"))
      const spans = got.spans.filter((span) => span.traceId === traceId)
      assertFiling(spans, spanId)
      assert.deepInclude(spans[0]?.resource, {
        "service.name": "radicar-test",
        "service.namespace": "billing",
        "deployment.environment.name": "sandbox"
      })
    }).pipe(Effect.provide(Layer.effect(Traces, otlpReceiver)))
  )

  it.live("keep no request and no shutdown waiting if no receiver accepts them", () =>
    Effect.gen(function* () {
      const { behave, endpoint, received } = yield* Traces
      let number = 990_000_110
      yield* Effect.gen(function* () {
        const { post } = yield* TestService
        for (const behaviour of ["refuses", "hangs"] as const) {
          yield* Effect.promise(() => behave(behaviour))
          for (let times = 0; times < 3; times += 1) {
            assert.strictEqual((yield* post(invoiceBody(++number))).body.status, "submitted", behaviour)
          }
        }
        yield* eventually(Effect.promise(received), ({ connections }) => connections > 0)
      }).pipe(Effect.provide(TestService.layer(anyDatabase, { traces: tracesTo(endpoint) })))
      assert.isEmpty((yield* Effect.promise(received)).spans)
    }).pipe(Effect.provide(Layer.effect(Traces, otlpReceiver)))
  )
})
