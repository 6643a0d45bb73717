import { assert, layer } from "@effect/vitest"
import { type Operation, operations, registeredType } from "@radicar/domain/inner/documentRegistry"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { Effect } from "effect"
import { anyDatabase, signingCertificate, TestService } from "../support/TestService.ts"

/** Operation of the document to which an example refers. */
const referredTo = (operation: Operation): Operation | undefined =>
  operation === "EventCreate"
    ? "InvoiceCreate"
    : operation === "PayrollDeleteNote"
      ? "PayrollReplaceNote"
      : registeredType(operation).corrects

layer(TestService.layer(anyDatabase), { excludeTestServices: true })("a body that was read from a document", (it) => {
  const fetched = (path: string, init: RequestInit = {}) =>
    Effect.flatMap(TestService, ({ token, url }) =>
      Effect.promise(() =>
        fetch(`${url}${path}`, {
          ...init,
          headers: { authorization: `Bearer ${token}`, "content-type": "application/xml" }
        })
      )
    )

  /** The body that the service reads from a filed document, with the secrets that the document does not have. */
  const readBack = Effect.fnUntraced(function* (uuid: string, filed: any) {
    const document = yield* fetched(`/v1/files/xml?uuid=${uuid}`)
    const bytes = yield* Effect.promise(() => document.arrayBuffer())
    const answer = yield* fetched("/v1/documents/read", { method: "POST", body: bytes })
    const { documents }: any = yield* Effect.promise(() => answer.json())
    const [{ body }] = documents
    const { TechnicalKey } = filed.NumberingRange ?? {}
    return {
      ...body,
      SigningCertificate: signingCertificate(),
      ...(TechnicalKey === undefined ? {} : { NumberingRange: { ...body.NumberingRange, TechnicalKey } })
    }
  })

  const answers = new Map<Operation, any>()

  /** Files the example of an operation. */
  const file = Effect.fnUntraced(function* (operation: Operation, headers: Record<string, string> = {}) {
    const { post } = yield* TestService
    const { example, exampleNumbers } = documentTypes[operation]
    const about = answers.get(referredTo(operation) ?? operation)
    const body: any = {
      ...example({
        number: exampleNumbers.from + 700 + answers.size,
        date: fromEpochMillis(Date.now()),
        ...(about === undefined
          ? {}
          : {
              reference: { uuid: about.document.uuid, number: about.id, date: about.document.date.slice(0, 10) }
            })
      }),
      SigningCertificate: signingCertificate()
    }
    const path = `/v1/dian${registeredType(operation).path}/`
    const filed = yield* post(body, { path, headers })
    assert.strictEqual(filed.body.status, "submitted", `${operation} ${JSON.stringify(filed.body)}`)
    answers.set(operation, filed.body)
    return { body, path, filed: filed.body }
  })

  it.effect("has the recorded answer, whatever the type, and files nothing", () =>
    Effect.gen(function* () {
      const { post, stored } = yield* TestService
      for (const operation of operations) {
        const { body, filed, path } = yield* file(operation)
        const before = yield* stored
        const again = yield* post(yield* readBack(filed.document.uuid, body), { path })
        assert.strictEqual(again.status, 200, `${operation} ${JSON.stringify(again.body)}`)
        assert.deepStrictEqual(again.body.document, filed.document, operation)
        assert.strictEqual(yield* stored, before)
      }
    })
  )

  it.effect("is in conflict if it says something else, or if its Idempotency-Key was used with another document", () =>
    Effect.gen(function* () {
      const { post } = yield* TestService
      const headers = { "idempotency-key": "first" }
      const { body, filed, path } = yield* file("InvoiceCreate", headers)
      const read = yield* readBack(filed.document.uuid, body)
      const otherNote = yield* post({ ...read, Note: "another" }, { path })
      assert.strictEqual(otherNote.status, 409, JSON.stringify(otherNote.body))
      const sameKey = yield* post({ ...read, Note: "another" }, { path, headers })
      assert.strictEqual(sameKey.status, 422, JSON.stringify(sameKey.body))
    })
  )
})
