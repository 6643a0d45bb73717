import { radicarFile } from "@radicar/build/bundle/radicar"
import { execFileSync } from "node:child_process"
import { isSampled } from "@radicar/fixtures/long"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assert, describe, it } from "vitest"
import { operations, placeTexts } from "../src/operationPage.ts"
import { queries } from "../src/queryParts.ts"

const repository = join(import.meta.dirname, "../../..")

describe.each(operations.map((operation) => [operation.operation, operation] as const))(
  "the page of %s",
  (_, operation) => {
    const page = readFileSync(join(repository, "docs/operations", `${operation.name}.md`), "utf8")

    it("says where every field goes", () => {
      const placeOf = placeTexts(operation.operation)
      const silent = operation.fields.filter(({ path }) => placeOf(path) === undefined)
      assert.deepStrictEqual(
        silent.map(({ path }) => path),
        []
      )
    })

    it("says of every field that is not filed what becomes of it", () => {
      const placeOf = placeTexts(operation.operation)
      const unfiled = operation.fields.filter(({ path }) => /not filed/u.test(placeOf(path) ?? ""))
      assert.isNotEmpty(unfiled)
      assert.deepStrictEqual(
        unfiled.filter(({ path }) => !/printed|notif|takes this one value/u.test(placeOf(path) ?? "")),
        []
      )
    })

    // the pages differ in the type of document only, and each page starts several processes
    if (!isSampled(operation.name, 3)) return

    it("has an example that runs", () => {
      const [, commands = ""] = /^```sh\n(.*?)^```$/msu.exec(page) ?? []
      const folder = mkdtempSync(join(tmpdir(), "radicar-page-"))
      const program = `${process.execPath} ${radicarFile}`
      try {
        const printed = execFileSync("sh", ["-ec", commands.replaceAll(/^radicar /gmu, `${program} `)], {
          cwd: folder,
          encoding: "utf8",
          env: { PATH: process.env["PATH"], LANG: "C.UTF-8" }
        })
        assert.match(printed, /[0-9a-f]{96}/u)
      } finally {
        rmSync(folder, { recursive: true })
      }
    })
  }
)

it("there is a page for each question to the authority", () => {
  assert.deepStrictEqual(
    queries.map(({ operation }) => operation),
    ["NumberingRangeGetAll", "StatusZipGetAll", "DocumentEventGetAll", "AcquirerGetItem"]
  )
})
