import { describe, expect, it } from "@effect/vitest"
import { pathOf, read } from "@radicar/fixtures/certificates/TestCertificates"
import { type Answer, answering, problem } from "./support/answering.ts"
import type { RunOptions } from "./support/radicarProcess.ts"
import { radicarHere } from "./support/runHere.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder()
const { bytes, password } = read("company-accented-password")
const passwordFile = files.write("password.txt", password)
const certificate = ["--certificate", pathOf("company-accented-password.p12"), "--password-file", passwordFile]
const base64 = (value: string | Uint8Array): string => Buffer.from(value).toString("base64")

const technicalKey = "fc8eac422eba16e22ffd8c6f94b3f40a6e38162c"
const list = {
  items: [
    {
      Id: 18760000001,
      Date: "2019-01-19T00:00:00",
      Prefix: "SETP",
      FromNumber: 990000000,
      ToNumber: 995000000,
      TechnicalKey: technicalKey,
      StartDate: "2019-01-19T00:00:00",
      EndDate: "2030-01-19T00:00:00",
      Used: 2,
      UsedByOthers: 1,
      Left: 4999998,
      FreedByRejection: 0,
      Skipped: 0,
      Warnings: [{ code: "used-by-others", message: "1 number belongs to a document that this service does not know" }],
      LastNumber: 990000907,
      DaysToExpiry: 1155
    }
  ],
  asked: "2026-11-20T10:00:00-05:00",
  age: 42
}

const zipkey = "358f9538-0000-4000-8000-000000000000"
const item = (verdict: string, statusCode: string, more: object = {}) => ({
  verdict,
  statusCode,
  statusMessage: "",
  statusDescription: "",
  rules: [],
  alarms: [],
  ...more
})
const batch = (state: string, ...items: ReadonlyArray<object>): Answer => ({
  status: 200,
  body: { zipkey, state, followed: state === "open", asked: list.asked, age: 42, items }
})
const rule = { kind: "rejection", rule: "FAD06", message: "CUFE mal calculado.", fix: "Corrija la clave técnica." }
const accepted = item("accepted", "00", { uuid: "ab12", fileName: "fv1.xml" })
const rejected = item("rejected", "99", { fileName: "fv2.xml", rules: [rule] })

const asking = (answer: Answer, args: ReadonlyArray<string>, options: RunOptions = {}) =>
  answering(answer, async (url, requests) => {
    const ran = await radicarHere([...args, "--url", url], options)
    return { ...ran, requests }
  })

const found: Answer = { status: 200, body: list }

describe("radicar ranges", () => {
  it("asks for company and provider 1, without a certificate where none is named", async () => {
    const { code, requests, stderr } = await asking(found, ["ranges"])
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
    expect(requests).toHaveLength(1)
    expect(requests[0]?.url.pathname).toBe("/v1/dian/numbering-ranges")
    expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual({ companyId: "1", providerId: "1" })
    expect(requests[0]?.headers.authorization).toBe("Bearer radicar-dev-token")
    expect(requests[0]?.headers).not.toHaveProperty("x-radicar-certificate")
  })

  it("sends certificate and password so that every character survives, and whom to ask for", async () => {
    const software = "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11"
    const whom = [
      "--nit",
      "900373115",
      "--software-id",
      software,
      "--software-owner",
      "800199436",
      "--refresh",
      "--test"
    ]
    const { code, requests, stderr, stdout } = await asking(found, ["ranges", ...certificate, ...whom])
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
    expect(requests[0]?.headers).toMatchObject({
      "x-radicar-certificate": base64(bytes),
      "x-radicar-certificate-password": base64(password)
    })
    expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toMatchObject({
      nit: "900373115",
      softwareId: software,
      softwareOwnerNit: "800199436",
      refresh: "true",
      isTest: "true"
    })
    expect(stdout).not.toContain(password)
  })

  it("names a stored certificate where the environment has its token, a file before it", async () => {
    const env = { RADICAR_CERTIFICATE_TOKEN: "cert_stored" }
    const stored = await asking(found, ["ranges"], { env })
    expect(stored.requests[0]?.headers).toMatchObject({ "x-radicar-certificate-token": "cert_stored" })
    const sent = await asking(found, ["ranges", ...certificate], { env })
    expect(sent.requests[0]?.headers).not.toHaveProperty("x-radicar-certificate-token")
    expect(sent.requests[0]?.headers).toHaveProperty("x-radicar-certificate")
  })

  it("shows technical keys only when told to", async () => {
    const { stdout } = await asking(found, ["ranges"])
    const [{ TechnicalKey: _, ...shown }] = list.items as [(typeof list.items)[number]]
    expect(JSON.parse(stdout)).toEqual({ ...list, items: [shown] })
    const secrets = await asking(found, ["ranges", "--show-secrets"])
    expect(JSON.parse(secrets.stdout)).toEqual(list)
  })

  it("shows the remaining numbers and the age of the answer, in Spanish on request", async () => {
    const { stdout } = await asking(found, ["ranges", "--output", "text", "--language", "es"])
    for (const text of [
      "SETP",
      "990000000 – 995000000",
      "4999998",
      "último 990000907",
      "quedan 1155 días",
      "hace 42 s"
    ]) {
      expect(stdout).toContain(text)
    }
    expect(stdout).not.toContain(technicalKey)
  })

  const refused = { reason: "noAssociatedPrefix", operationCode: "302", detail: "Associate the prefixes." }
  it.each([
    ["ranges that the authority does not name", problem(422, "numbering-ranges-refused", refused), 4, "302"],
    ["a certificate that is missing", problem(422, "certificate-unusable", { reason: "NoCertificate" }), 7, ""],
    ["an authority that does not answer", problem(503, "service-unavailable"), 6, "run the same command again"],
    ["a token without permission", problem(403, "forbidden"), 7, ""],
    ["a connection that breaks", { drop: true }, 9, "run the same command again"]
  ] as const)("ends %s with its exit code", async (_, answer, exitCode, text) => {
    const { code, stderr, stdout } = await asking(answer, ["ranges"])
    expect(code).toBe(exitCode)
    expect(JSON.parse(stdout)).toMatchObject({ error: { exitCode } })
    expect(stderr).toContain(text)
  })

  it("rejects an invalid NIT before it queries", async () => {
    const { code, requests } = await asking(found, ["ranges", "--nit", "abc"])
    expect({ code, requests: requests.length }).toEqual({ code: 2, requests: 0 })
  })
})

describe("radicar status-zip", () => {
  it.each([
    ["all accepted", batch("final", accepted, accepted), 0],
    ["one rejected", batch("final", accepted, rejected), 4],
    ["refused as a whole", batch("final", item("notProcessed", "2")), 4],
    ["in process", batch("open", item("processing", "")), 5],
    ["a key that is not known", batch("unknown", item("unknownDocument", "66")), 5]
  ] as const)("answers a batch, %s, and ends with its exit code", async (_, answer, exitCode) => {
    const { code, requests, stderr, stdout } = await asking(answer, ["status-zip", zipkey, ...certificate])
    expect({ code, stderr }).toEqual({ code: exitCode, stderr: "" })
    expect(JSON.parse(stdout)).toEqual("body" in answer ? answer.body : undefined)
    expect(requests[0]?.url.pathname).toBe("/v1/dian/status-zips")
    expect(requests[0]?.url.searchParams.get("zipkey")).toBe(zipkey)
    expect(requests[0]?.headers["x-radicar-certificate"]).toBe(base64(bytes))
  })

  it("shows each verdict with its reasons, and whether the service keeps querying", async () => {
    const args = ["status-zip", zipkey, "--output", "text", "--language", "es"]
    const { stdout } = await asking(batch("open", accepted, rejected, item("processing", "")), args)
    for (const text of [
      "Aceptado",
      "Rechazado",
      "fv2.xml",
      "FAD06: CUFE mal calculado.",
      "→ Corrija la clave técnica."
    ]) {
      expect(stdout).toContain(text)
    }
    expect(stdout).toContain("El lote está abierto; el servicio sigue consultando. Respuesta de hace 42 s.")
  })

  it("rejects an invalid key before it queries", async () => {
    const { code, requests } = await asking(batch("final", accepted), ["status-zip", "abc"])
    expect({ code, requests: requests.length }).toEqual({ code: 2, requests: 0 })
  })
})
