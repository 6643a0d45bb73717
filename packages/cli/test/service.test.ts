import { afterAll, beforeAll, describe, expect, it } from "@effect/vitest"
import { bundleService } from "@radicar/build/bundle/service"
import { type RunningService, startService } from "@radicar/fixtures/processes/startService"
import { readFileSync } from "node:fs"
import { radicarProcess } from "./support/radicarProcess.ts"
import { radicarHere } from "./support/runHere.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder({ isWorking: true })
const adminToken = "first-token-of-the-installation-0123456789abcdef"
let service: RunningService

const environment = () => ({ RADICAR_URL: service.url, RADICAR_CERTIFICATE_PASSWORD: "sandbox" })

const run = (args: ReadonlyArray<string>) => radicarHere(args, { env: environment() })

const runProcess = (args: ReadonlyArray<string>) => radicarProcess(args, { cwd: files.folder, env: environment() })

beforeAll(async () => {
  service = await startService({
    file: await bundleService(),
    variables: { RADICAR_DATA_DIR: files.path("data"), RADICAR_ADMIN_TOKEN: adminToken }
  })
})

afterAll(() => service.stop())

describe("radicar with a service started without configuration", () => {
  it("files the example as the README does, answers the same again, and tells a number that is taken", async () => {
    const issue = ["sandbox", "certificate", "--nit", "900373115", "--certificates", "data/sandbox"]
    expect((await runProcess([...issue, "--out", "company.p12"])).code).toBe(0)
    const example = await runProcess(["example", "invoice"])
    files.write("invoice.json", example.stdout)
    const create = ["invoice", "create", "invoice.json", "--certificate", "company.p12"]

    const first = await runProcess(create)
    expect(first).toMatchObject({ code: 0, stderr: "" })
    const result = JSON.parse(first.stdout)
    expect(result).toMatchObject({ status: "submitted", response: { statusCode: "00" } })
    expect(result.document.number).toBe(JSON.parse(example.stdout).Number)

    // the service and the offline command agree on the key
    expect(JSON.parse((await run(["key", "invoice.json"])).stdout).key).toBe(result.document.uuid)

    const again = await run(create)
    expect(again.code).toBe(0)
    expect(JSON.parse(again.stdout)).toEqual(result)

    const { uuid } = result.document
    const pdf = files.path("invoice.pdf")
    expect((await run(["file", "pdf", uuid, "--out", pdf])).code).toBe(0)
    expect(readFileSync(pdf).subarray(0, 5).toString("latin1")).toBe("%PDF-")
    const xml = await runProcess(["file", "xml", uuid])
    files.write("filed.xml", xml.stdout)
    const verified = await run(["verify", "filed.xml", "--trust", "data/sandbox"])
    expect(JSON.parse(verified.stdout).valid).toBe(true)
    const submission = JSON.parse((await run(["submission", "show", uuid])).stdout)
    expect(submission.proof).toMatchObject({ degree: "proven", time: "received" })
    expect((await run(["file", "xml", uuid, "--kind", "response"])).stdout).toContain(uuid)
    const { url: link } = JSON.parse((await run(["file", "url", uuid])).stdout)
    expect((await fetch(link)).headers.get("content-type")).toBe("application/pdf")
    expect((await run(["file", "xml", "0".repeat(96)])).code).toBe(2)

    const { items } = JSON.parse((await run(["submission", "list", "--status", "submitted"])).stdout)
    expect(items.map((item: { result: unknown }) => item.result)).toEqual([result])
    const shown = await run(["submission", "show", uuid, "--output", "text"])
    expect(shown.stdout).toContain("Pending: being filed → Accepted")
    expect(JSON.parse((await run(["submission", "retry", uuid])).stdout)).toMatchObject({ state: "accepted", result })

    files.write("invoice.json", example.stdout.replace("Gracias por su compra", "Otra nota"))
    const taken = await run(create)
    expect(taken.code).toBe(10)
    expect(taken.stderr).toContain(result.document.uuid)
  })

  it("makes a token that files, and revokes it", async () => {
    files.write("admin.token", adminToken)
    const admin = ["--token-file", "admin.token"]
    const made = await run(["token", "create", "--name", "ERP", "--companies", "1", "--providers", "1", ...admin])
    expect(made).toMatchObject({ code: 0, stderr: "" })
    const { id, token } = JSON.parse(made.stdout)
    files.write("erp.token", token)
    expect((await run(["submission", "list", "--token-file", "erp.token"])).code).toBe(0)
    const listed = await run(["token", "list", "--output", "text", ...admin])
    expect(listed.stdout).toContain(id)
    expect(listed.stdout).not.toContain(token)
    expect((await run(["token", "list", "--token-file", "erp.token"])).code).toBe(7)
    expect((await run(["token", "revoke", id, ...admin])).code).toBe(0)
    expect((await run(["submission", "list", "--token-file", "erp.token"])).code).toBe(7)
  })

  it("shows the webhooks of a revoked token, and ends them on demand", async () => {
    const admin = ["--token-file", "admin.token"]
    const creator = async () => {
      const scopes = "webhooks:admin,documents:read"
      const made = await run(["token", "create", "--scopes", scopes, "--companies", "1", ...admin])
      const { createdBy, id, token } = JSON.parse(made.stdout)
      files.write("creator.token", token)
      const created = ["webhook", "create", "https://8.8.8.8/hook", "--events", "mail.failed"]
      const webhook = JSON.parse((await run([...created, "--token-file", "creator.token"])).stdout)
      expect(webhook.createdBy).toBe(id)
      const { id: own } = JSON.parse((await run(["token", "show", ...admin])).stdout)
      expect(createdBy).toBe(own)
      return { token: String(id), webhook: String(webhook.id) }
    }
    const kept = await creator()
    const shown = await run(["token", "revoke", kept.token, "--output", "text", ...admin])
    expect(shown.stdout).toContain(`Revoked: ${kept.token}`)
    expect(shown.stdout).toMatch(new RegExp(`${kept.webhook}.*kept`, "u"))
    expect((await run(["webhook", "delete", kept.webhook])).code).toBe(0)
    const ended = await creator()
    const revoked = await run(["token", "revoke", ended.token, "--end-webhooks", ended.webhook, ...admin])
    expect(JSON.parse(revoked.stdout).webhooks).toMatchObject([{ id: ended.webhook, ended: true }])
    expect((await run(["webhook", "show", ended.webhook])).code).toBe(2)
    const wrong = await run(["token", "revoke", ended.token, "--end-webhooks", "some", ...admin])
    expect(wrong.code).not.toBe(0)
  })

  it("registers a webhook, tests it, looks at the log and sends again", async () => {
    const made = await run([
      "webhook",
      "create",
      "https://8.8.8.8/hook",
      "--name",
      "ERP",
      "--events",
      "document.*, mail.failed"
    ])
    expect(made).toMatchObject({ code: 0, stderr: "" })
    const { events, id, secret } = JSON.parse(made.stdout)
    expect(events).toEqual(["document.*", "mail.failed"])
    expect(secret).toMatch(/^whsec_/u)
    const listed = await run(["webhook", "list", "--output", "text"])
    expect(listed.stdout).toContain("https://8.8.8.8/hook")
    expect(listed.stdout).not.toContain(secret)
    // nothing is to leave this machine
    expect((await run(["webhook", "change", id, "--state", "disabled"])).code).toBe(0)
    expect(JSON.parse((await run(["webhook", "show", id])).stdout)).toMatchObject({
      state: "disabled",
      disabledBecause: "asked"
    })
    expect(JSON.parse((await run(["webhook", "rotate", id])).stdout).secret).not.toBe(secret)
    const queued = JSON.parse((await run(["webhook", "test", id])).stdout)
    expect(queued).toMatchObject({ type: "webhook.test", state: "pending" })
    expect((await run(["webhook", "deliveries", "--webhook", id, "--output", "text"])).stdout).toContain(queued.id)
    const detail = await run(["webhook", "deliveries", queued.id, "--output", "text"])
    expect(detail.stdout).toContain(queued.event)
    expect(JSON.parse((await run(["webhook", "replay", queued.id])).stdout)).toMatchObject({ event: queued.event })
    expect(await run(["webhook", "delete", id])).toMatchObject({ code: 0, stdout: "" })
    expect((await run(["webhook", "show", id])).code).toBe(2)

    const refused = await run(["webhook", "create", "https://192.168.0.1/hook"])
    expect(refused.code).toBe(3)
    expect(refused.stderr).toContain("$.Url")
    expect((await run(["webhook", "create", "https://8.8.8.8/", "--events", "document.eaten"])).code).not.toBe(0)
  })

  it("keeps a certificate, which then signs by its token, and forgets it", async () => {
    const stored = JSON.parse(
      (await run(["certificate", "store", "company.p12", "--token-file", "admin.token"])).stdout
    )
    expect(stored.nit).toBe("900373115")
    const example = await run(["example", "invoice"])
    const body = JSON.parse(example.stdout)
    files.write("token.json", JSON.stringify({ ...body, SigningCertificate: { Token: stored.token } }))
    expect(JSON.parse((await run(["invoice", "create", "token.json"])).stdout).status).toBe("submitted")

    const listed = await run(["certificate", "list", "--output", "text"])
    expect(listed.stdout).toContain(stored.id)
    expect(listed.stdout).not.toContain(stored.token)

    const scopes = ["--scopes", "documents:write", "--companies", "1", "--token-file", "admin.token"]
    files.write("filing.token", JSON.parse((await run(["token", "create", ...scopes])).stdout).token)
    const remove = ["certificate", "remove", stored.id, "--token-file", "admin.token"]
    expect((await run(["certificate", "remove", stored.id, "--token-file", "filing.token"])).code).toBe(7)
    expect(await run(remove)).toMatchObject({ code: 0, stdout: "" })
    expect(JSON.parse((await run(["certificate", "list"])).stdout)).toEqual([])
    expect((await run(remove)).code).toBe(2)
    files.write(
      "again.json",
      JSON.stringify({ ...body, Number: body.Number + 1, SigningCertificate: { Token: stored.token } })
    )
    expect((await run(["invoice", "create", "again.json"])).code).toBe(7)
  })

  it("knows the state of the authority from its filings", async () => {
    const { items } = JSON.parse((await run(["authority", "status"])).stdout)
    expect(items).toMatchObject([{ environment: "sandbox", state: "closed", failuresInARow: 0 }])
    expect(items[0].latency.filing.calls).toBeGreaterThan(0)
    expect(items[0].latency.filing.max).toBeGreaterThan(0)
  })

  it("reports broken rules and an invalid token", async () => {
    const example = await run(["example", "invoice"])
    files.write("broken.json", example.stdout.replace(`"CityCode": "11001"`, `"CityCode": "99999"`))
    const broken = await run(["invoice", "create", "broken.json", "--output", "text", "--language", "es"])
    expect(broken.code).toBe(3)
    expect(broken.stderr).toContain("FAJ09  $.CompanyParty.PhysicalLocation.CityCode")

    const token = files.write("token.txt", "not-a-token-of-this-service")
    const refused = await run(["invoice", "create", "broken.json", "--token-file", token])
    expect(refused.code).toBe(7)
    expect(refused.stdout + refused.stderr).not.toContain("not-a-token-of-this-service")
  })
})
