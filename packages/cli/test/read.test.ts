import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { JsonObject, writeJson } from "@radicar/domain/inner/json/JsonValue"
import { beforeAll, describe, expect, it } from "@effect/vitest"
import { Effect, Result } from "effect"
import { TestClock } from "effect/testing"
import { answerOf } from "./support/answerOf.ts"
import { containerOf } from "./support/containerOf.ts"
import { exampleText } from "./support/exampleText.ts"
import { runHere } from "./support/runHere.ts"
import { signedExample } from "./support/signedExample.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"
import { zip } from "./support/zip.ts"

const files = temporaryFolder()
let signed = ""
let answer = ""
let container = ""

beforeAll(async () => {
  signed = await signedExample(files)
  answer = await answerOf(signed)
  container = containerOf(signed, answer)
})

const radicar = (args: ReadonlyArray<string>, stdin?: string) =>
  Effect.gen(function* () {
    yield* TestClock.setTime(Date.now() + 60_000)
    return yield* runHere(args, stdin === undefined ? {} : { stdin })
  })

const read = (stdin: string, ...args: ReadonlyArray<string>) =>
  Effect.map(radicar(["read", "-", ...args], stdin), ({ code, stdout }) => ({ code, answer: JSON.parse(stdout) }))

describe("radicar read", () => {
  it.effect("gives the body of a signed document, its checks, and no unread values", () =>
    Effect.gen(function* () {
      const { answer, code } = yield* read(signed)
      expect(code).toBe(0)
      expect(answer.documents).toHaveLength(1)
      const [document] = answer.documents
      expect(document).toMatchObject({
        kind: "invoice",
        operation: "InvoiceCreate",
        typeCode: "01",
        number: "SETP990000001",
        schemeName: "CUFE-SHA384",
        environment: "2",
        unread: []
      })
      expect(document.uuid).toBe(/<cbc:UUID[^>]*>([0-9a-f]{96})</u.exec(signed)?.[1])
      const { authorityResponse, container, key, signature, valid } = document.verification
      expect({ authorityResponse, container, key, valid }).toEqual({
        authorityResponse: null,
        container: null,
        key: { valid: true, recomputed: true },
        valid: true
      })
      expect(signature).toMatchObject({ valid: true, role: "supplier", signer: { nit: "900373115" } })
      const { Code, Price } = document.body.Items[0]
      expect({ Code, Price }).toEqual({ Code: JSON.parse(exampleText()).Items[0].Code, Price: 28500.5 })
    })
  )

  it.effect("says the checks that verify says", () =>
    Effect.gen(function* () {
      for (const text of [signed, container, signed.replace(">342006.00<", ">342006.01<")]) {
        const { answer } = yield* read(text)
        const verified = JSON.parse((yield* radicar(["verify", "-"], text)).stdout)
        const all = [verified, ...(verified.inside ?? []).map((each: any) => each.report)]
        const expected = all.flatMap(({ checks }: any) => checks.map(({ check, ok }: any) => `${check} ${ok}`))
        const found = answer.documents[0].verification.checks.map(({ check, ok }: any) => `${check} ${ok}`)
        expect(found.toSorted()).toEqual(expected.toSorted())
        expect(answer.documents[0].verification.valid).toBe(verified.valid)
      }
    })
  )

  it.effect("takes the document and the authority's answer out of a container", () =>
    Effect.gen(function* () {
      const { answer, code } = yield* read(container)
      expect(code).toBe(0)
      const [{ kind, operation, unread, uuid, verification }] = answer.documents
      expect({ kind, operation, unread }).toEqual({ kind: "invoice", operation: "InvoiceCreate", unread: [] })
      expect(verification.container).toEqual({ valid: true, signed: false })
      expect(verification.authorityResponse).toMatchObject({
        valid: true,
        accepted: true,
        code: "02",
        documentUuid: uuid,
        signature: { valid: true, signer: { nit: "800197268" } }
      })
    })
  )

  it.effect("reads the authority's answer by itself, which has no body", () =>
    Effect.gen(function* () {
      const result = yield* read(answer)
      expect(result.answer.documents[0]).toMatchObject({ kind: "authority-response", operation: null, body: null })
      expect(result.answer.documents[0].verification.authorityResponse.accepted).toBe(true)
    })
  )

  it.effect("reads every XML of a ZIP, with its name", () =>
    Effect.gen(function* () {
      const bytes = zip(
        { name: "fv1.xml", bytes: Buffer.from(signed) },
        { name: "fv1.pdf", bytes: Buffer.from("%PDF-") },
        { name: "ad1.xml", bytes: Buffer.from(container) }
      )
      const { code, stdout } = yield* radicar(["read", files.write("two.zip", bytes)])
      expect(code).toBe(0)
      expect(JSON.parse(stdout).documents.map(({ file }: any) => file)).toEqual(["fv1.xml", "ad1.xml"])
    })
  )

  it.effect("says in exit code and answer that a signature does not hold, and reads the rest", () =>
    Effect.gen(function* () {
      const { answer, code } = yield* read(signed.replace("28500.50", "28500.51"))
      expect(code).toBe(3)
      const [{ body, verification }] = answer.documents
      expect(verification.signature.valid).toBe(false)
      expect(verification.valid).toBe(false)
      expect(body.Items[0].Price).toBe(28500.51)
    })
  )

  it.effect("writes with --body what can be signed again into the same key, every digit kept", () =>
    Effect.gen(function* () {
      const { code, stdout } = yield* radicar(["read", "-", "--body"], signed)
      expect(code).toBe(0)
      const body = Result.getOrThrow(parseJson(stdout)) as JsonObject
      const range = body.get("NumberingRange") as JsonObject
      expect(writeJson(range)).toContain('"Id":18760000001')
      const technicalKey = JSON.parse(exampleText()).NumberingRange.TechnicalKey
      const again = writeJson(body.with("NumberingRange", range.with("TechnicalKey", technicalKey)))
      const { key } = JSON.parse((yield* radicar(["key", "-"], again)).stdout)
      expect(key).toMatch(/^[0-9a-f]{96}$/u)
      expect(signed).toContain(key)
    })
  )

  it.effect("is a summary for a person", () =>
    Effect.gen(function* () {
      const foreign = signed.replace(
        "</cac:PaymentMeans>",
        "</cac:PaymentMeans><cac:PaymentTerms><cbc:Note>a 30 días</cbc:Note></cac:PaymentTerms>"
      )
      const { stdout } = yield* radicar(["read", "-", "--output", "text", "--language", "en"], foreign)
      expect(stdout).toContain("SETP990000001")
      expect(stdout).toContain("does not hold: documentReference")
      expect(stdout).toContain("  /Invoice/cac:PaymentTerms")
      const spanish = yield* radicar(["read", "-", "--output", "text", "--language", "es"], signed)
      expect(spanish.stdout).toContain("Leído completo, como cuerpo de InvoiceCreate.")
    })
  )

  it.each([
    ["no XML", "{}"],
    ["a DTD", `<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>`],
    ["deep nesting", "<a>".repeat(200) + "</a>".repeat(200)],
    ["a foreign root", `<Order xmlns="urn:x"/>`]
  ])("refuses %s with exit code 3 and says why", async (_, text) => {
    const { code, stdout } = await Effect.runPromise(
      radicar(["read", "-"], text).pipe(Effect.provide(TestClock.layer()))
    )
    expect(code).toBe(3)
    expect(JSON.parse(stdout).error.code).toBe("invalid-document")
  })
})
