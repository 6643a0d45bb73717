import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { licencesPage } from "./licences.ts"

writeFileSync(join(import.meta.dirname, "../../../../docs/reference/licences.md"), licencesPage())
