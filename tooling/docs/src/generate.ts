import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { bodyTypesFile, describedBodies } from "./bodyTypes.ts"
import { clientSources } from "./clientSources.ts"
import { collections } from "./collections/collections.ts"
import { generatedPages } from "./generatedPages.ts"
import { llmsText } from "./llmsText.ts"
import { openApiDocument } from "./openApiDocument.ts"

const repository = join(import.meta.dirname, "../../..")

for (const files of [generatedPages("en"), generatedPages("es"), collections(), clientSources()]) {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(repository, path)), { recursive: true })
    writeFileSync(join(repository, path), text)
  }
}
writeFileSync(join(repository, "docs/openapi.json"), openApiDocument())
writeFileSync(join(repository, bodyTypesFile), describedBodies().text)
// last: it quotes the pages above
writeFileSync(join(repository, "llms.txt"), llmsText())
