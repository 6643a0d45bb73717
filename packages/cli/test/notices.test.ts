import { describe, expect, it } from "vitest"
import { answering, problem } from "./support/answering.ts"
import { radicarHere } from "./support/runHere.ts"

const open = {
  items: [
    {
      kind: "document.overdue",
      message: "Documents have had no verdict for three days.",
      action: "Retry each.",
      count: 21,
      subjects: [
        {
          name: "SETP990000001",
          since: "2026-01-15T15:00:00.000Z",
          companyId: "7",
          submissionId: "01a20122-85c1-7d4a-a417-52fb5013b6fe"
        }
      ]
    }
  ]
}

const notices = (url: string, ...more: ReadonlyArray<string>) =>
  radicarHere(["notices", ...more], { env: { RADICAR_URL: url, RADICAR_TOKEN: "a-token" } })

describe("radicar notices", () => {
  it("answers what the service says about the company", () =>
    answering({ status: 200, body: open }, async (url, requests) => {
      const ran = await notices(url, "--company-id", "7")
      expect(ran).toMatchObject({ code: 0, stderr: "" })
      expect(JSON.parse(ran.stdout)).toEqual(open)
      expect(requests[0]?.url.href).toContain("/v1/notices?companyId=7")
    }))

  it.each([
    ["en", ["no verdict for three days", "SETP990000001 company 7", "and 20 more", "Retry each."]],
    ["es", ["SETP990000001 compañía 7", "y 20 más"]]
  ] as const)("tells it to a person (%s)", (language, texts) =>
    answering({ status: 200, body: open }, async (url) => {
      const { stdout } = await notices(url, "--output", "text", "--language", language)
      for (const text of texts) expect(stdout).toContain(text)
    })
  )

  it("says so where nothing is open", () =>
    answering({ status: 200, body: { items: [] } }, async (url) => {
      expect((await notices(url, "--output", "text", "--language", "en")).stdout).toContain(
        "There are no open notices."
      )
    }))

  it("fails as the others do", () =>
    answering(problem(403, "forbidden"), async (url) => {
      expect((await notices(url)).code).toBe(7)
    }))
})
