import { describe, expect, it } from "vitest"
import { answering, problem } from "./support/answering.ts"
import { radicarHere } from "./support/runHere.ts"

const down = {
  WatchedSince: "2026-01-15T09:00:00.000Z",
  items: [
    {
      Environment: "production",
      State: "open",
      RetryAfterSeconds: 42,
      LastSuccess: "2026-01-15T10:00:00.000Z",
      LastFailure: {
        At: "2026-01-15T10:01:05.000Z",
        Operation: "SendBillSync",
        Reason: "ServiceUnavailable",
        Message: "SendBillSync: HTTP 503 without an answer of the service."
      },
      FailuresInARow: 5,
      Calls: 25,
      Failures: [{ Reason: "ServiceUnavailable", Calls: 5 }],
      Latency: { Filing: { Calls: 20, P50: 1200, P95: 4100, P99: 9000, Max: 9000 } }
    },
    { Environment: "habilitacion", State: "closed", FailuresInARow: 0, Calls: 0, Failures: [], Latency: {} }
  ]
}

const status = (url: string, ...more: ReadonlyArray<string>) =>
  radicarHere(["authority", "status", ...more], { env: { RADICAR_URL: url, RADICAR_TOKEN: "a-token" } })

describe("radicar authority status", () => {
  it("asks the service with its token and answers what that says", () =>
    answering({ status: 200, body: down }, async (url, requests) => {
      const ran = await status(url)
      expect(ran).toMatchObject({ code: 0, stderr: "" })
      expect(JSON.parse(ran.stdout)).toEqual(down)
      expect(requests[0]?.url.pathname).toBe("/v1/authority/status")
      expect(requests[0]?.headers.authorization).toBe("Bearer a-token")
    }))

  it.each([
    ["en", ["does not answer; next attempt in 42 s", "p95 4100 ms", "service unavailable: 5", "is called"]],
    ["es", ["no responde; próximo intento en 42 s", "p95 4100 ms", "servicio no disponible: 5", "se consulta"]]
  ] as const)("tells it to a person (%s)", (language, texts) =>
    answering({ status: 200, body: down }, async (url) => {
      const { stdout } = await status(url, "--output", "text", "--language", language)
      for (const text of texts) expect(stdout).toContain(text)
    })
  )

  it("fails as the others do", () =>
    answering(problem(403, "forbidden"), async (url) => {
      expect((await status(url)).code).toBe(7)
    }))
})
