import { describe, expect, it } from "@effect/vitest"
import { pathOf } from "@radicar/fixtures/certificates/TestCertificates"
import { answering } from "./support/answering.ts"
import { exampleText } from "./support/exampleText.ts"
import { radicarHere } from "./support/runHere.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder()
const body = files.write("body.json", exampleText())

describe("a secret that is piped in", () => {
  it("opens the certificate", async () => {
    const sign = ["sign", body, "--certificate", pathOf("company.p12"), "--password-file", "-"]
    const { code, stdout } = await radicarHere(sign, { stdin: "radicar\n" })
    expect(code).toBe(0)
    expect(stdout).toContain("<ds:SignatureValue")
    expect((await radicarHere(sign, { stdin: "another\n" })).code).toBe(7)
  })

  it("is the token of every question of a command", async () => {
    const answer = { status: 200, body: { items: [] } }
    await answering(answer, async (url, requests) => {
      await radicarHere(["doctor", "--token-file", "-", "--url", url], { stdin: "piped-in\n" })
      const asked = requests.filter((request) => request.url.pathname.startsWith("/v1/"))
      expect(asked.length).toBeGreaterThan(3)
      expect(new Set(asked.map(({ headers }) => headers.authorization))).toEqual(new Set(["Bearer piped-in"]))
    })
  })
})
