import { readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, it } from "vitest"

const page = readFileSync(join(import.meta.dirname, "../../../docs/api/scopes.md"), "utf8")

it("the page of the scopes has bounces, vault, erasure and ranges under the scope that each needs", () => {
  const [, head = ""] = /^\| operation \|([^\n]+)$/mu.exec(page) ?? []
  const columns = head.split("|").map((cell) => cell.trim().replaceAll("`", ""))
  const neededBy = (operation: string): ReadonlyArray<string | undefined> => {
    const [, row = ""] = new RegExp(`^\\| \\[?${operation}\\b[^|]*\\|([^\\n]+)$`, "mu").exec(page) ?? []
    return row.split("|").flatMap((cell, column) => (cell.trim() === "●" ? [columns[column]] : []))
  }
  assert.deepStrictEqual(
    ["MailBounceCreate", "CertificateStore", "CertificateDelete", "CompanyErase", "NumberingRangeGetAll"].map(neededBy),
    [["mails:report"], ["companies:admin"], ["companies:admin"], ["companies:admin"], ["documents:read"]]
  )
})
