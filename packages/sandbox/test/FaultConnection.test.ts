import { connect } from "node:net"
import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Duration, Effect, Exit, Fiber } from "effect"
import { Sandbox } from "../src/Sandbox.ts"
import { sendBill } from "./support/client.ts"
import { codeOf, faultBench } from "./support/faultBench.ts"
import { fixedClock, movableClock, testInstant } from "./support/fixedClock.ts"
import { getStatus } from "./support/client.ts"

/** A clock on which nobody really sleeps: it records for how long, and wakes the sleepers on demand. */
const sleepClock = () => {
  const naps: Array<{ readonly millis: number; readonly wake: () => void }> = []
  let noticed: () => void = () => undefined
  return {
    naps,
    clock: {
      ...fixedClock(),
      sleep: (duration: Duration.Duration) =>
        Effect.promise(
          () =>
            new Promise<void>((resolve) => {
              naps.push({ millis: Duration.toMillis(duration), wake: resolve })
              noticed()
            })
        )
    },
    /** Resolves when somebody sleeps. */
    asleep: Effect.promise(() => (naps.length > 0 ? Promise.resolve() : new Promise<void>((done) => (noticed = done))))
  }
}

const drops = movableClock()
layer(Sandbox.layer({ certificateDirectory, clock: drops.clock }), { excludeTestServices: true })(
  "lost answers",
  (it) => {
    it.effect("F1 drop-after-processing: the connection closes without a byte, the document is on record", () =>
      Effect.gen(function* () {
        const { fail, send, status } = yield* faultBench()
        yield* fail("drop-after-processing")
        expect(codeOf(yield* Effect.flip(send))).toBe("UND_ERR_SOCKET")
        expect(yield* status).toMatchObject({ status: 200, statusCode: "00" })
        expect(yield* send).toMatchObject({ statusCode: "99", rules: ["90"] })
      })
    )

    it.effect(
      "F2 drop-and-forget: GetStatus answers 66 for the time told, then 00; rule 90 with the own key all along",
      () =>
        Effect.gen(function* () {
          const { key, sandbox, send, signer, xml } = yield* faultBench()
          const statusAt = (milliseconds: number) =>
            Effect.promise(() => {
              drops.at(milliseconds)
              return getStatus(sandbox.url, key, signer, { created: testInstant + milliseconds })
            })
          yield* sandbox.program({ operation: "SendBillSync", behaviour: "drop-and-forget", duration: "3 minutes" })
          yield* Effect.flip(send)
          expect(yield* statusAt(0)).toMatchObject({ statusCode: "66", applicationResponse: undefined })
          expect(yield* Effect.promise(() => sendBill(sandbox.url, xml, signer))).toMatchObject({
            rules: ["90"],
            documentKey: key
          })
          expect(yield* statusAt(179_999)).toMatchObject({ statusCode: "66" })
          expect(yield* statusAt(180_000)).toMatchObject({ statusCode: "00", isValid: "true", documentKey: key })
          drops.at(0)
        })
    )

    it.effect("F3 drop-before-processing: the connection closes without a byte, nothing is on record", () =>
      Effect.gen(function* () {
        const { fail, sandbox, send, status } = yield* faultBench()
        yield* fail("drop-before-processing")
        expect(codeOf(yield* Effect.flip(send))).toBe("UND_ERR_SOCKET")
        expect(yield* sandbox.received).toEqual([])
        expect(yield* status).toMatchObject({ statusCode: "66" })
        expect(yield* send).toMatchObject({ statusCode: "00" })
      })
    )

    it.effect("F9 truncated: the body breaks off, the document is on record", () =>
      Effect.gen(function* () {
        const { fail, send, status } = yield* faultBench()
        yield* fail("truncated")
        expect(codeOf(yield* Effect.flip(send))).toBe("UND_ERR_SOCKET")
        expect(yield* status).toMatchObject({ statusCode: "00" })
      })
    )

    it.effect("F23 connection-reset: a TCP reset, nothing on record", () =>
      Effect.gen(function* () {
        const { fail, sandbox, send } = yield* faultBench()
        yield* fail("connection-reset")
        expect(codeOf(yield* Effect.flip(send))).toBe("ECONNRESET")
        expect(yield* sandbox.received).toEqual([])
      })
    )

    it.effect("F23 tls-alert: the bytes of a fatal TLS alert and nothing else", () =>
      Effect.gen(function* () {
        const { fail, sandbox, send } = yield* faultBench()
        yield* fail("tls-alert")
        yield* Effect.flip(send)
        yield* sandbox.program({ behaviour: "tls-alert", operation: "GetAcquirer" })
        const action = "http://wcf.dian.colombia/IWcfDianCustomerServices/GetAcquirer"
        const body = `<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Header><a:Action xmlns:a="http://www.w3.org/2005/08/addressing">${action}</a:Action></s:Header><s:Body/></s:Envelope>`
        const bytes = yield* Effect.promise(
          () =>
            new Promise<Buffer>((resolve, reject) => {
              const chunks: Array<Buffer> = []
              const socket = connect(sandbox.port, "127.0.0.1")
              socket.on("data", (chunk: Buffer) => chunks.push(chunk))
              socket.on("error", reject)
              socket.on("close", () => resolve(Buffer.concat(chunks)))
              socket.write(
                `POST /WcfDianCustomerServices.svc HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/soap+xml\r\ncontent-length: ${body.length}\r\n\r\n${body}`
              )
            })
        )
        expect(bytes.toString("hex")).toBe("15030300020228")
        expect(yield* sandbox.received).toEqual([])
      })
    )
  }
)

const slow = sleepClock()
layer(Sandbox.layer({ certificateDirectory, clock: slow.clock }), { excludeTestServices: true })(
  "slow answers",
  (it) => {
    it.effect.each(["10 seconds", "58 seconds", "65 seconds", "10 minutes"] as const)(
      "F8 slow: processed at once, answered after %s on the sandbox's clock",
      (delay) =>
        Effect.gen(function* () {
          const { sandbox, send } = yield* faultBench()
          slow.naps.length = 0
          yield* sandbox.program({ behaviour: "slow", delay })
          const answer = yield* Effect.forkChild(send, { startImmediately: true })
          yield* slow.asleep
          expect(slow.naps.map(({ millis }) => millis)).toEqual([Duration.toMillis(Duration.fromInputUnsafe(delay))])
          expect(yield* sandbox.received).toHaveLength(1)
          slow.naps[0]?.wake()
          expect(yield* Fiber.join(answer)).toMatchObject({ status: 200, statusCode: "00" })
        })
    )

    it.effect("F1 drop-after-processing with a delay: silence, then the connection closes", () =>
      Effect.gen(function* () {
        const { sandbox, send } = yield* faultBench()
        slow.naps.length = 0
        yield* sandbox.program({ behaviour: "drop-after-processing", delay: "65 seconds" })
        const answer = yield* Effect.forkChild(Effect.exit(send), { startImmediately: true })
        yield* slow.asleep
        expect(slow.naps.map(({ millis }) => millis)).toEqual([65_000])
        slow.naps[0]?.wake()
        expect(Exit.isFailure(yield* Fiber.join(answer))).toBe(true)
        expect(yield* sandbox.received).toHaveLength(1)
      })
    )

    it.effect("F26 simultaneous: the first waits for the second; one 00, one rule 90 with the same key", () =>
      Effect.gen(function* () {
        const { key, sandbox, send } = yield* faultBench()
        slow.naps.length = 0
        yield* sandbox.program({ operation: "SendBillSync", behaviour: "simultaneous" })
        const first = yield* Effect.forkChild(send, { startImmediately: true })
        yield* slow.asleep
        expect(yield* sandbox.received).toEqual([])
        const answers = [yield* send, yield* Fiber.join(first)]
        expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual(["00", "99"])
        expect(answers.flatMap(({ rules }) => rules)).toEqual(["90"])
        expect(answers.map(({ documentKey }) => documentKey)).toEqual([key, key])
        expect(yield* sandbox.received).toHaveLength(1)
      })
    )

    it.effect("F26 simultaneous: who is left alone is answered after the delay", () =>
      Effect.gen(function* () {
        const { sandbox, send } = yield* faultBench()
        slow.naps.length = 0
        yield* sandbox.program({ behaviour: "simultaneous", delay: "20 seconds" })
        const first = yield* Effect.forkChild(send, { startImmediately: true })
        yield* slow.asleep
        expect(slow.naps.map(({ millis }) => millis)).toEqual([20_000])
        slow.naps[0]?.wake()
        expect(yield* Fiber.join(first)).toMatchObject({ statusCode: "00" })
      })
    )
  }
)
