import { codeLists } from "@radicar/domain/inner/codeLists"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { codeListPage, codesPage } from "./codesPages.ts"
import { everydayPage, everydayPages } from "./everyday/everydayPage.ts"
import { inboxStatesPage } from "./inboxStatesPage.ts"
import { llmsText } from "./llmsText.ts"
import { openApiDocument } from "./openApiDocument.ts"
import { operationPage, operations } from "./operationPage.ts"
import { operationsIndex } from "./operationsIndex.ts"
import { problemsPage } from "./problemsPage.ts"
import { queries, queryPage } from "./queryPage.ts"
import { resourcePage, resources } from "./resources/resourcePage.ts"
import { rulesPage } from "./rulesPage.ts"
import { scopesPage } from "./scopesPage.ts"
import { statesPage } from "./statesPage.ts"
import { webhooksPage } from "./webhooksPage.ts"

const folder = join(import.meta.dirname, "../../../docs/operations")

for (const operation of operations) writeFileSync(join(folder, `${operation.name}.md`), operationPage(operation))
for (const query of queries) writeFileSync(join(folder, `${query.name}.md`), queryPage(query))
for (const resource of resources) writeFileSync(join(folder, `${resource.name}.md`), resourcePage(resource))
writeFileSync(join(folder, "README.md"), operationsIndex())
writeFileSync(join(folder, "../rules.md"), rulesPage())
writeFileSync(join(folder, "../codes.md"), codesPage())
for (const list of codeLists) writeFileSync(join(folder, "../codes", `${list.id}.md`), codeListPage(list))
writeFileSync(join(folder, "../problems.md"), problemsPage())
writeFileSync(join(folder, "../scopes.md"), scopesPage())
writeFileSync(join(folder, "../submission-states.md"), statesPage())
writeFileSync(join(folder, "../inbox-states.md"), inboxStatesPage())
writeFileSync(join(folder, "../webhooks.md"), webhooksPage())
for (const language of ["en", "es"] as const) {
  writeFileSync(join(folder, "..", everydayPages[language]), everydayPage(language))
}
writeFileSync(join(folder, "../openapi.json"), openApiDocument())
// last: it quotes the pages above
writeFileSync(join(folder, "../../llms.txt"), llmsText())
