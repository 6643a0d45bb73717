import { pathOf, read } from "@radicar/fixtures/certificates/TestCertificates"
import { describe, expect, it } from "@effect/vitest"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { type Answer, answering, problem, result } from "./support/answering.ts"
import { type RunOptions, startRadicar } from "./support/radicarProcess.ts"
import { radicarHere } from "./support/runHere.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder()
// digits that a binary float does not keep, an order and spacing that no encoder would give
const body = `{ "Number" :990000001,"Price": 1234567890123.456789,\n"Note":"\\u00d1and\\u00fa ñ", "Big":1.10 }`
const file = files.write("invoice.json", body)
const password = read("company").password
const certificate = ["--certificate", pathOf("company.p12"), "--password-file", files.write("password.txt", password)]
const accepted = { status: 200, body: result("submitted", { statusCode: "00", statusDescription: "Procesado" }) }

const create = (answer: Answer, args: ReadonlyArray<string> = [], options: RunOptions = {}) =>
  answering(answer, async (url, requests) => {
    const ran = await radicarHere(["invoice", "create", file, "--url", url, ...args], options)
    return { ...ran, requests }
  })

describe("radicar invoice create", () => {
  it("sends the file octet for octet, to company and provider 1 with this machine's development token", async () => {
    const { code, requests, stderr, stdout } = await create(accepted)
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
    expect(JSON.parse(stdout)).toEqual(accepted.body)
    expect(requests).toHaveLength(1)
    expect(requests[0]?.body).toBe(body)
    expect(requests[0]?.url.pathname).toBe("/v1/dian/invoices")
    expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual({ companyId: "1", providerId: "1" })
    expect(requests[0]?.headers).toMatchObject({
      authorization: "Bearer radicar-dev-token",
      "accept-language": "en",
      "content-type": "application/json"
    })
  })

  it("sends what flags and environment say, flags first", async () => {
    const { requests } = await create(
      accepted,
      ["--company-id", "7", "--test", "--contingency", "--idempotency-key", "order-1042", "--language", "es"],
      { env: { RADICAR_TOKEN: "token-of-the-environment", RADICAR_COMPANY_ID: "5", RADICAR_PROVIDER_ID: "6" } }
    )
    const query = { companyId: "7", providerId: "6", isTest: "true", contingency: "auto" }
    expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual(query)
    expect(requests[0]?.headers).toMatchObject({
      authorization: "Bearer token-of-the-environment",
      "accept-language": "es",
      "idempotency-key": "order-1042"
    })
  })

  it("tells a person that an invoice was issued in contingency", async () => {
    const pending = { ...result("pending"), contingency: { since: "2026-01-15T09:58:00.000-05:00" } }
    const { code, stdout } = await create({ status: 202, body: pending }, ["--output", "text", "--language", "es"])
    expect(code).toBe(5)
    expect(stdout).toMatch(/contingencia desde\s+2026-01-15T09:58:00\.000-05:00/u)
  })

  it("puts the certificate into a body that has none, and keeps every digit", async () => {
    const { code, requests, stderr, stdout } = await create(accepted, certificate)
    expect(code).toBe(0)
    const sent = requests[0]?.body ?? ""
    expect(sent).toContain(`"Price":1234567890123.456789,`)
    expect(sent).toContain(`"Big":1.10`)
    expect(JSON.parse(sent)).toEqual({
      ...JSON.parse(body),
      SigningCertificate: { Content: Buffer.from(read("company").bytes).toString("base64"), Password: password }
    })
    expect(stdout + stderr).not.toContain(password)
  })

  it("leaves a body that names its certificate alone, and says so", async () => {
    const stdin = `{"SigningCertificate":{"Token":"stored"}}`
    const { requests, stderr } = await answering(accepted, async (url, requests) => {
      const ran = await radicarHere(["invoice", "create", "-", "--url", url, ...certificate], { stdin })
      return { ...ran, requests }
    })
    expect(requests[0]?.body).toBe(stdin)
    expect(stderr).toContain("--certificate is not used")
  })

  const violation = { rule: "FAU04", path: "$.LegalMonetaryTotal", message: "Sums.", expected: "1.00", actual: "2.00" }
  const existing = { id: "SETP1", uuid: "ab12", status: "submitted" }
  it.each([
    ["an accepted document", accepted, 0],
    ["a rejected document", { status: 200, body: result("rejected", { statusCode: "99" }) }, 4],
    ["a document in process", { status: 200, body: result("processing", { zipkey: "z-1" }) }, 5],
    ["a pending document", { status: 202, body: result("pending") }, 5]
  ] as const)("answers the result of %s and ends with its exit code", async (_, answer, expected) => {
    const { code, stderr, stdout } = await create(answer)
    expect({ code, stderr }).toEqual({ code: expected, stderr: "" })
    expect(JSON.parse(stdout)).toEqual(answer.body)
  })

  it.each([
    ["broken rules", problem(400, "invalid-document", { violations: [violation] }), 3],
    ["a body that is no JSON", problem(400, "malformed-body"), 3],
    ["a request that does not fit", problem(400, "invalid-request"), 2],
    ["a token that is not valid", problem(401, "unauthorized"), 7],
    ["a token without permission", problem(403, "forbidden"), 7],
    [
      "a company of another NIT",
      problem(403, "another-taxpayer", { companyNit: "900373115", statedNit: "901234567" }),
      7
    ],
    ["a number that is taken", problem(409, "number-conflict", { existing }), 10],
    ["a body that is too large", problem(413, "payload-too-large", { limit: 10 }), 3],
    ["another media type", problem(415, "unsupported-media-type"), 1],
    ["a certificate that cannot sign", problem(422, "certificate-unusable", { reason: "Expired" }), 7],
    ["an idempotency key used before", problem(422, "idempotency-conflict"), 10],
    ["too many requests", problem(429, "about:blank"), 6],
    ["a defect of the service", problem(500, "about:blank"), 1],
    ["a gateway without service", problem(502, "about:blank"), 6],
    ["a service that cannot work", problem(503, "service-unavailable"), 6],
    ["a connection that breaks", { drop: true }, 9],
    ["an answer that is none", { status: 200, body: { hello: "world" } }, 1]
  ] as const)("ends %s with its exit code, an error as JSON and a message", async (_, answer, expected) => {
    const { code, stderr, stdout } = await create(answer)
    expect(code).toBe(expected)
    expect(JSON.parse(stdout)).toMatchObject({ error: { exitCode: expected } })
    expect(stderr).toMatch(/^Error: \S/u)
  })

  it("tells a person what the authority notifies of an accepted document", async () => {
    const message = "NIT 901234567 no autorizado a enviar documentos para emisor con NIT 900373115."
    const notifications = [{ rule: "89", message }]
    const { response, ...submitted } = accepted.body
    const answer = { status: 200, body: { ...submitted, response: { ...response, notifications } } }
    const { stdout } = await create(answer, ["--output", "text", "--language", "es"])
    expect(stdout).toMatch(/Notifica:\n\s+- 89 NIT 901234567 no autorizado/u)
  })

  it("tells a person what the authority refused, in Spanish when asked, within 80 columns", async () => {
    const errorMessage =
      "Regla: FAK61, Rechazo: Si el adquiriente es persona jurídica debe informar su NIT con dígito de verificación correcto.\n" +
      "Regla: FAJ43b, Notificación: Nombre informado no corresponde al registrado en el RUT."
    const answer = { status: 200, body: result("rejected", { statusCode: "99", errorMessage }) }
    const { code, stdout } = await create(answer, ["--output", "text"], { env: { LC_ALL: "es_CO.UTF-8" } })
    expect(code).toBe(4)
    expect(stdout).toMatch(/^Rechazado {2}SETP990000001 {2}CUFE-SHA384\n/u)
    const lines = stdout.split("\n")
    expect(lines).toContain(answer.body.document.uuid)
    expect(lines.filter((line) => line.startsWith("  - Regla: "))).toHaveLength(2)
    for (const line of lines.filter((line) => line !== answer.body.document.uuid)) {
      expect([...line].length).toBeLessThanOrEqual(80)
    }
  })

  it("shows an escape sequence in an answer as text", async () => {
    const answer = { status: 200, body: result("rejected", { statusMessage: "\u001b[2Jgone" }) }
    const { stdout } = await create(answer, ["--output", "text"])
    expect(stdout).toContain("\\u001b[2Jgone")
    expect(stdout).not.toContain("\u001b")
  })

  it("says that nothing was sent when nobody listens", async () => {
    const url = await answering(accepted, async (url) => url)
    const { code, stderr } = await radicarHere(["invoice", "create", file, "--url", url])
    expect(code).toBe(9)
    expect(stderr).toContain("Nothing was sent")
  })

  it("says when it is interrupted that the outcome is not known", async () => {
    const server = createServer().listen(0, "127.0.0.1")
    await once(server, "listening")
    const { port } = server.address() as AddressInfo
    const child = startRadicar(["invoice", "create", file, "--url", `http://127.0.0.1:${port}`])
    const [request] = await once(server, "request")
    let stderr = ""
    child.stderr.on("data", (chunk: Buffer) => {
      stderr += chunk.toString("utf8")
    })
    child.kill("SIGINT")
    const [code] = await once(child, "close")
    request.socket.destroy()
    server.close()
    expect(code).toBe(130)
    expect(stderr).toContain("Run the same command again")
  })

  it("sends nothing when something is missing or wrong on this side", async () => {
    const create = (...args: ReadonlyArray<string>) => radicarHere(["invoice", "create", ...args])
    const [noToken, badUrl, badCompany, wrongPassword, noJson, badToken] = await Promise.all([
      create(file, "--url", "https://radicar.example"),
      create(file, "--url", "ftp://radicar.example"),
      create(file, "--company-id", "seven"),
      create(file, ...certificate.slice(0, 2), "--password-file", files.write("wrong.txt", "not-this-one")),
      create(files.write("broken.json", "{")),
      create(file, "--token-file", files.write("token.txt", "two words"))
    ])
    expect(noToken.code).toBe(8)
    expect(noToken.stderr).toContain("RADICAR_TOKEN")
    expect([badUrl.code, badCompany.code]).toEqual([2, 2])
    expect(badUrl.stdout + badCompany.stdout).toBe("")
    expect(wrongPassword.code).toBe(7)
    expect(wrongPassword.stderr).not.toContain("not-this-one")
    expect(noJson.code).toBe(3)
    expect(badToken.code).toBe(8)
    expect(badToken.stderr).not.toContain("two words")
  })
})
