import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { buildAll, publishedPackages, repository } from "../repository.ts"
import { apiReport } from "./apiReport.ts"

buildAll()
for (const each of publishedPackages) {
  writeFileSync(join(repository, "packages", each.folder, "api.md"), apiReport(each))
}
