import { describe, expect, it } from "@effect/vitest"
import { pathOf, read } from "@radicar/fixtures/certificates/TestCertificates"
import { type Answer, answering, problem } from "./support/answering.ts"
import { radicarHere } from "./support/runHere.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder()

const uuid = "2D".repeat(48)
const id = "0198c0de-0000-7000-8000-000000000000"

const mail = (changes: object = {}): Answer => ({
  status: 202,
  body: {
    id,
    state: "queued",
    document: { uuid: uuid.toLowerCase(), id: "SETP990000001" },
    subject: "900373115;Café;SETP990000001;01;Café",
    messageId: `<${id}@emisor.example>`,
    receivers: [{ kind: "to", address: "compras@comprador.example", state: "queued" }],
    created: "2026-01-15T15:00:00.000Z",
    tries: 0,
    ...changes
  }
})

const asking = (answer: Answer, args: ReadonlyArray<string>) =>
  answering(answer, async (url, requests) => ({ ...(await radicarHere([...args, "--url", url])), requests }))

describe("radicar mail", () => {
  it("sends the stated fields under the names of the service description, and no others", async () => {
    const receivers = ["--to", "compras@comprador.example", "--to", "dos@comprador.example"]
    const others = ["--bcc", "tres@comprador.example", "--message", "Buenos días", "--idempotency-key", "uno", "--test"]
    const { code, requests, stderr, stdout } = await asking(mail(), ["mail", "send", uuid, ...receivers, ...others])
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
    expect(JSON.parse(stdout)).toMatchObject({ id, state: "queued" })
    const [request] = requests
    expect(request?.url.pathname).toBe("/v1/dian/send-mails")
    expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({
      companyId: "1",
      providerId: "1",
      isTest: "true"
    })
    expect(request?.headers["idempotency-key"]).toBe("uno")
    expect(JSON.parse(request?.body ?? "")).toEqual({
      Uuid: uuid,
      To: ["compras@comprador.example", "dos@comprador.example"],
      Bcc: ["tres@comprador.example"],
      Message: "Buenos días"
    })
  })

  it("takes a number for a number, and one address for one", async () => {
    const { requests } = await asking(mail(), ["mail", "send", "SETP990000001", "--to", "a@comprador.example"])
    expect(JSON.parse(requests[0]?.body ?? "")).toEqual({ Id: "SETP990000001", To: ["a@comprador.example"] })
    const listed = await radicarHere(["mail", "send", "SETP990000001", "--to", "a@b.example, c@d.example"])
    expect(listed).toMatchObject({ code: 2, stderr: expect.stringContaining("--to") })
  })

  it("has the authority queried for an omitted receiver, with the certificate", async () => {
    const { bytes, password } = read("company")
    const certificate = [
      "--certificate",
      pathOf("company.p12"),
      "--password-file",
      files.write("password.txt", password)
    ]
    const learnt = await asking(mail(), ["mail", "send", "SETP990000001", ...certificate])
    expect(learnt.code).toBe(0)
    expect(JSON.parse(learnt.requests[0]?.body ?? "")).toEqual({ Id: "SETP990000001" })
    expect(learnt.requests[0]?.headers["x-radicar-certificate"]).toBe(Buffer.from(bytes).toString("base64"))
  })

  it("shows the outcome of a mail", async () => {
    const reply = "250 2.0.0 Ok: queued as ABC"
    const answer = mail({ state: "sent", tries: 2, reply })
    const shown = await asking({ ...answer, status: 200 }, ["mail", "show", id, "--output", "text"])
    expect(shown.code).toBe(0)
    expect(shown.requests[0]?.url.pathname).toBe(`/v1/dian/send-mails/${id}`)
    for (const text of ["sent", reply, "compras@comprador.example", "SETP990000001"])
      expect(shown.stdout).toContain(text)
  })

  it("reports missing parts, and documents that are not mailed", async () => {
    const send = ["mail", "send", uuid, "--to", "a@comprador.example"]
    const unset = await asking(problem(422, "mail-not-configured", { detail: "Set SMTP_URL." }), send)
    expect(unset).toMatchObject({ code: 8, stderr: expect.stringContaining("Set SMTP_URL.") })
    const refused = problem(422, "mail-refused", { reason: "notAccepted", detail: "Not accepted." })
    expect(await asking(refused, send)).toMatchObject({ code: 2, stderr: expect.stringContaining("Not accepted.") })
    const violations = [
      { rule: "RAD02", path: "$.To[0]", message: "No.", expected: "an address", actual: "a@comprador.example" }
    ]
    const invalid = await asking(problem(400, "invalid-body", { violations }), send)
    expect(invalid).toMatchObject({ code: 3, stderr: expect.stringContaining("$.To[0]") })
  })

  it("reports a bounce octet for octet, from a file or a pipe", async () => {
    const receiver = {
      address: "compras@comprador.example",
      state: "bounced",
      status: "5.1.1",
      diagnostic: "550 5.1.1 User unknown \u001b[31m",
      reported: "2026-01-15T15:00:00.000Z"
    }
    const message = "To: bounces+x@emisor.example\r\n\r\n\u00ff"
    const file = files.write("bounce.eml", message)
    const recorded = { status: 200, body: { mailId: id, receivers: [receiver] } }
    const told = await asking(recorded, ["mail", "bounce", file])
    expect(told).toMatchObject({ code: 0, stderr: "" })
    expect(JSON.parse(told.stdout)).toEqual({ mailId: id, receivers: [receiver] })
    const [request] = told.requests
    expect(request?.url.pathname).toBe("/v1/mails/bounces")
    expect(request?.headers["content-type"]).toBe("message/rfc822")
    expect(request?.body).toBe(message)

    const text = await asking(recorded, ["mail", "bounce", file, "--output", "text"])
    for (const part of ["compras@comprador.example", "bounced", "5.1.1", "User unknown"]) {
      expect(text.stdout).toContain(part)
    }
    expect(text.stdout).not.toContain("\u001b[31m")
    const shown = mail({
      state: "sent",
      receivers: [{ kind: "to", address: receiver.address, state: "sent", bounce: receiver }]
    })
    const mailShown = await asking({ ...shown, status: 200 }, ["mail", "show", id, "--output", "text"])
    expect(mailShown.stdout).toContain("550 5.1.1 User unknown")
  })

  it("reports messages that are not bounces, and unknown mails", async () => {
    const file = files.write("other.eml", "Subject: Hola\r\n\r\n")
    const refused = problem(422, "bounce-refused", { reason: "noReport", detail: "No report." })
    expect(await asking(refused, ["mail", "bounce", file])).toMatchObject({
      code: 3,
      stderr: expect.stringContaining("No report.")
    })
    const unknown = problem(404, "not-found", { detail: "No such mail." })
    expect(await asking(unknown, ["mail", "bounce", file])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("No such mail.")
    })
  })
})
