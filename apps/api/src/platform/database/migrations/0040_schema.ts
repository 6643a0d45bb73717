import { readFileSync } from "node:fs"
import { join } from "node:path"
import { applySql } from "./statements.ts"

const submissions = "../../../documents/submissions"

/** The first schema. */
export const schema = applySql(
  readFileSync(join(import.meta.dirname, "0040_schema.sql"), "utf8"),
  readFileSync(join(import.meta.dirname, "../months.sql"), "utf8"),
  readFileSync(join(import.meta.dirname, submissions, "claim.sql"), "utf8"),
  readFileSync(join(import.meta.dirname, submissions, "settle.sql"), "utf8"),
  readFileSync(join(import.meta.dirname, submissions, "payrolls.sql"), "utf8")
)
