import { describe, expect, it } from "vitest"
import { signedContent } from "../../src/fuzz/answers/signedContent.ts"
import { lackOf } from "../../src/fuzz/bodies/judgeAnswer.ts"

const problem = { type: "urn:radicar:problem:malformed-body", title: "Malformed", status: 400, detail: "No JSON." }

const answer = (
  status: number,
  body: unknown,
  type = "application/problem+json",
  requestId: string | undefined = "1"
) => lackOf({ status, type, requestId, text: typeof body === "string" ? body : JSON.stringify(body) })

describe("an answer", () => {
  it("is in order as JSON, and as a problem of its own status", () => {
    expect(answer(200, {}, "application/json")).toBeUndefined()
    expect(answer(400, problem)).toBeUndefined()
  })

  it.each([
    ["a failure of the service", answer(500, { ...problem, status: 500 })],
    ["unavailable", answer(503, { ...problem, status: 503 })],
    ["a page", answer(404, "<html>", "text/html")],
    ["a problem of another status", answer(404, problem)],
    ["a problem without a sentence", answer(400, { ...problem, detail: "" })],
    ["half JSON", answer(200, "{", "application/json")],
    ["without request id", lackOf({ status: 200, type: "application/json", requestId: undefined, text: "{}" })]
  ])("lacks something when it is %s", (_what, lack) => {
    expect(lack).toBeTypeOf("string")
  })
})

describe("signed content", () => {
  const xml = (text: string, signature = "<ds:Signature>a</ds:Signature>") =>
    Buffer.from(`<a xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><b c="1"  d="2">${text}</b>${signature}</a>`)

  it("is the same without the signature and in another spelling, and another when a letter changes", () => {
    const original = signedContent(xml("x"))
    expect(original).toBeTypeOf("string")
    expect(signedContent(xml("x", ""))).toBe(original)
    expect(signedContent(Buffer.from(xml("x").toString().replace(`c="1"  d="2"`, `d='2' c='1'`)))).toBe(original)
    expect(signedContent(xml("y"))).not.toBe(original)
    expect(signedContent(Buffer.from("<a>"))).toBeUndefined()
  })
})
