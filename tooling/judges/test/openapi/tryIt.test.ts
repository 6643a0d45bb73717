import { assert, describe, inject, it } from "vitest"
import { object } from "../../src/openapi/parts.ts"

const query = "companyId=1&providerId=1"

describe("the examples of /openapi.json", () => {
  it("file with the development company as they stand, those that need another document after it", async () => {
    const service = inject("serviceUrl")
    const document: any = await (await fetch(`${service}/openapi.json`)).json()
    const examples = new Map(
      Object.entries<any>(document.paths).flatMap(([path, { post }]) => {
        const example = post?.requestBody?.content["application/json"]?.example
        return post?.tags.includes("Documents") === true ? [[post.operationId as string, { path, example, post }]] : []
      })
    )
    assert.strictEqual(examples.size, 12)
    const file = async (operation: string, reference?: any): Promise<any> => {
      const { example, path } = examples.get(operation) ?? assert.fail(operation)
      const { DocumentReference } = example
      const referring =
        reference === undefined
          ? {}
          : {
              DocumentReference: { ...object(DocumentReference), Uuid: reference.document.uuid, Number: reference.id }
            }
      const response = await fetch(`${service}${path}?${query}`, {
        method: "POST",
        headers: { authorization: "Bearer radicar-dev-token", "content-type": "application/json" },
        body: JSON.stringify({ ...example, ...referring })
      })
      const answer = await response.json()
      assert.strictEqual(answer.status, "submitted", `${operation}: ${JSON.stringify(answer)}`)
      return answer
    }
    const needs = new Map([
      ["SupportNoteCreate", "SupportCreate"],
      ["EquivalentNoteCreate", "EquivalentCreate"],
      ["EventCreate", "InvoiceCreate"],
      ["PayrollReplaceNote", "PayrollCreate"]
    ])
    const filed = new Map<string, any>()
    for (const operation of examples.keys()) {
      if (needs.has(operation) || operation === "PayrollDeleteNote") continue
      filed.set(operation, await file(operation))
    }
    for (const [operation, needed] of needs) {
      assert.include(examples.get(operation)?.post.description, `first file one with ${needed}`)
      filed.set(operation, await file(operation, filed.get(needed)))
    }
    // the note that replaced the payroll is now the one that counts
    await file("PayrollDeleteNote", filed.get("PayrollReplaceNote"))
  })
})
