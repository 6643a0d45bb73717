import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"
import { contractionsIn } from "../../src/migrations/contractions.ts"

const folder = join(import.meta.dirname, "../../../../apps/api/src/platform/database/migrations")

const files = readdirSync(folder).filter((file) => /^\d{4}_/u.test(file))

describe("migrations", () => {
  it("only add, so that the version before serves on", () => {
    assert.isNotEmpty(files)
    const found = files.flatMap((file) =>
      contractionsIn(readFileSync(join(folder, file), "utf8")).map((what) => `${file} ${what}`)
    )
    assert.deepStrictEqual(found, [])
  })

  it.each([
    ["alter table tokens drop column last_used_at", "drops a column"],
    ["drop table outages", "drops a table"],
    ["alter table batches rename column zipkey to upload_key", "renames"],
    ["alter table blobs rename to files", "renames"],
    ["alter table blobs alter column bytes set not null", "demands a value"],
    ["alter table blobs add column size bigint not null", "demands a value of a new column"],
    ["alter table blobs alter column name drop default", "takes a default away"],
    ["alter table submissions alter column number type text", "changes a type"]
  ])("with %s are detected", (text, what) => {
    assert.deepStrictEqual(contractionsIn(text), [what])
  })

  it.each([
    "create table t (id uuid primary key, name text not null)",
    "alter table blobs add column size bigint",
    "alter table blobs add column size bigint not null default 0",
    "alter table blobs add column size bigint default 0 not null",
    "alter table blobs alter column bytes drop not null"
  ])("with %s only add", (text) => {
    assert.deepStrictEqual(contractionsIn(text), [])
  })
})
