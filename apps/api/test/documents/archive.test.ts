import { assert, describe, layer } from "@effect/vitest"
import { payrollExample } from "@radicar/domain/inner/example/payrollExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { execFileSync, spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { anyDatabase, invoiceBody, signingCertificate, TestService } from "../support/TestService.ts"

const installed = (program: string) => spawnSync(program, ["--version"]).error === undefined

const python = `
import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    assert archive.testzip() is None
    archive.extractall(sys.argv[2])
    print(json.dumps(archive.namelist()))
`

/** The files of a ZIP by Python's reader, or by that of `unzip`. */
const unpacked = (bytes: Uint8Array): ReadonlyMap<string, Buffer> => {
  const folder = mkdtempSync(join(tmpdir(), "radicar-archive-"))
  try {
    const file = join(folder, "archive.zip")
    writeFileSync(file, bytes)
    const names = JSON.parse(execFileSync("python3", ["-c", python, file, folder], { encoding: "utf8" }))
    return new Map(names.map((name: string) => [name, readFileSync(join(folder, name))]))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const pagesOf = (bytes: Uint8Array): number => {
  const folder = mkdtempSync(join(tmpdir(), "radicar-archive-"))
  try {
    const file = join(folder, "archive.pdf")
    writeFileSync(file, bytes)
    assert.include(execFileSync("qpdf", ["--check", file], { encoding: "utf8" }), "No syntax or stream encoding errors")
    return Number(execFileSync("qpdf", ["--show-npages", file], { encoding: "utf8" }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe("an archive of documents", () => {
  layer(TestService.layer(anyDatabase), { excludeTestServices: true })((it) => {
    const archive = (query: string, body: unknown = {}) =>
      Effect.flatMap(TestService, ({ url }) =>
        Effect.promise(async () => {
          const response = await fetch(`${url}/v1/files/archive?companyId=1&${query}`, {
            method: "POST",
            headers: { authorization: `Bearer ${developmentToken}`, "content-type": "application/json" },
            body: JSON.stringify(body)
          })
          const bytes = new Uint8Array(await response.arrayBuffer())
          return { status: response.status, type: response.headers.get("content-type"), bytes }
        })
      )

    const fetched = (path: string) =>
      Effect.flatMap(TestService, ({ url }) =>
        Effect.promise(async () => {
          const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${developmentToken}` } })
          return Buffer.from(await response.arrayBuffer())
        })
      )

    /** Three invoices and a payroll, one of the invoices erased. */
    const filed = Effect.gen(function* () {
      const { post } = yield* TestService
      const sql = yield* SqlClient.SqlClient
      const uuids: Array<string> = []
      for (const number of [990021001, 990021002, 990021003]) {
        const { body } = yield* post(invoiceBody(number))
        assert.strictEqual(body.status, "submitted", JSON.stringify(body))
        uuids.push(body.document.uuid)
      }
      const payroll = payrollExample({ number: 21004, date: fromEpochMillis(Date.now()) })
      const { body: paid } = yield* post(
        { ...payroll, SigningCertificate: signingCertificate() },
        { path: "/v1/dian/payrolls/" }
      )
      assert.strictEqual(paid.status, "submitted", JSON.stringify(paid))
      const [first = "", second = "", erased = ""] = uuids
      yield* sql`update standings set erased_at = now() where id in (select id from documents where document_key = ${erased})`
      yield* sql`
        update documents set deflated_xml = null, signature_value = '', reference = '', notifications = null, sale = null
        where document_key = ${erased}`
      return { first, second, erased, payroll: paid.document.uuid as string, payrollId: paid.id as string }
    })

    it.effect("has the files of each as they are served one by one, and says what is missing and why", (context) =>
      Effect.gen(function* () {
        const { erased, first, payroll, payrollId, second } = yield* filed
        const unknown = "019a0000-0000-7000-8000-000000000000"
        if (!installed("python3")) return context.skip("python3 is missing")
        const Ids = [second, first.toUpperCase(), second, erased, unknown, payroll]
        const answer = yield* archive("content=pdf,xml,container", { Ids })
        assert.deepStrictEqual([answer.status, answer.type], [200, "application/zip"])
        const files = unpacked(answer.bytes)
        const { documents } = JSON.parse(files.get("contents.json")?.toString("utf8") ?? "")
        assert.deepStrictEqual(
          documents.map(({ id, missing }: any) => [id, missing.map(({ content, reason }: any) => [content, reason])]),
          [
            [second, []],
            [first, []],
            [erased, [[undefined, "erased"]]],
            [unknown, [[undefined, "unknown"]]],
            [payroll, [["container", "noContainer"]]]
          ]
        )
        const named = documents.flatMap(({ files }: any) => files)
        assert.sameMembers([...files.keys()], [...named, "contents.json"])
        const [pdf, xml, container] = documents[1].files
        for (const [name, path] of [
          [pdf, `/v1/files/pdf?uuid=${first}`],
          [xml, `/v1/files/xml?uuid=${first}`],
          [container, `/v1/files/xml?uuid=${first}&kind=attached`]
        ]) {
          assert.match(name, /^SETP990021001_/u)
          assert.isTrue(files.get(name)?.equals(yield* fetched(path)), name)
        }

        // by filters: the payroll alone, and everything, the newest first
        const byType = JSON.parse(
          unpacked((yield* archive("type=102&content=xml")).bytes)
            .get("contents.json")
            ?.toString("utf8") ?? ""
        )
        assert.deepStrictEqual(
          byType.documents.map(({ files, number }: any) => [number, files.length]),
          [[payrollId, 1]]
        )
        if (!installed("qpdf")) return context.skip("qpdf is missing")
        const joined = yield* archive("as=pdf", { Ids: [first, payroll, erased, unknown] })
        assert.deepStrictEqual([joined.status, joined.type], [200, "application/pdf"])
        const single = yield* Effect.forEach([first, payroll], (uuid) => fetched(`/v1/files/pdf?uuid=${uuid}`))
        // and a page with what is missing
        assert.strictEqual(
          pagesOf(joined.bytes),
          single.reduce((sum, bytes) => sum + pagesOf(bytes), 1)
        )
      })
    )

    it.effect("is refused for nothing, for both ids and filters, and for what a PDF has not", () =>
      Effect.gen(function* () {
        const id = "019a0000-0000-7000-8000-000000000000"
        assert.strictEqual((yield* archive("type=95")).status, 404)
        assert.strictEqual((yield* archive("", { Ids: [] })).status, 404)
        assert.strictEqual((yield* archive("type=01", { Ids: [id] })).status, 400)
        assert.strictEqual((yield* archive("as=pdf&content=pdf,xml", { Ids: [id] })).status, 400)
        assert.strictEqual((yield* archive("content=zip", { Ids: [id] })).status, 400)
        assert.strictEqual((yield* archive("", { Ids: ["SETP990021001"] })).status, 400)
        assert.strictEqual((yield* archive("", { Ids: Array.from({ length: 2001 }, () => id) })).status, 400)
      })
    )
  })
})
