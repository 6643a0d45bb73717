import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { writeLibraries } from "../lib/writeLibraries.ts"
import { buildAll, libraries, repository } from "../repository.ts"
import { apiReport } from "./apiReport.ts"

buildAll()
writeLibraries(repository)
for (const each of libraries) {
  writeFileSync(join(repository, "packages", each.folder, "api.md"), apiReport(each))
}
