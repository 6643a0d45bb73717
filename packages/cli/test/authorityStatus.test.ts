import { describe, expect, it } from "vitest"
import { answering, problem } from "./support/answering.ts"
import { radicarHere } from "./support/runHere.ts"

const down = {
  watchedSince: "2026-01-15T09:00:00.000Z",
  items: [
    {
      environment: "production",
      state: "open",
      retryAfterSeconds: 42,
      lastSuccess: "2026-01-15T10:00:00.000Z",
      lastFailure: {
        at: "2026-01-15T10:01:05.000Z",
        operation: "SendBillSync",
        reason: "ServiceUnavailable",
        message: "SendBillSync: HTTP 503 without an answer of the service."
      },
      failuresInARow: 5,
      calls: 25,
      failures: [{ reason: "ServiceUnavailable", calls: 5 }],
      latency: { filing: { calls: 20, p50: 1200, p95: 4100, p99: 9000, max: 9000 } }
    },
    { environment: "habilitacion", state: "closed", failuresInARow: 0, calls: 0, failures: [], latency: {} }
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
