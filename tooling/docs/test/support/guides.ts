import { twins } from "../../src/twins.ts"
import { blocksOf } from "./blocksOf.ts"
import type { Guide } from "./Guide.ts"
import { bounces } from "./guides/bounces.ts"
import { benchmarks, certificates, clone, contributing, goldens } from "./guides/contributions.ts"
import { migrations, observability, running } from "./guides/deployment.ts"
import { everyday } from "./guides/everyday.ts"
import { exports } from "./guides/exports.ts"
import { faults } from "./guides/faults.ts"
import { batchFiling, commandLine, completion, reading, testSet } from "./guides/filing.ts"
import { acquirers, documentEvents, numberingRanges, search, statusZips } from "./guides/queries.ts"
import { inbox } from "./guides/inbox.ts"
import {
  access,
  clients,
  companies,
  contingency,
  files,
  goingLive,
  mail,
  outages,
  sandbox,
  storedCertificates
} from "./guides/service.ts"
import { webhooks } from "./guides/webhooks.ts"

/** How each page is done whose blocks no other test runs. */
export const guides: Readonly<Record<string, Guide>> = {
  "CONTRIBUTING.md": contributing,
  "README.md": clone,
  "docs/access.md": access,
  "docs/acquirers.md": acquirers,
  "docs/batch-filing.md": batchFiling,
  "docs/bounces.md": bounces(),
  "docs/certificates.md": storedCertificates,
  "docs/clients.md": clients,
  "docs/companies.md": companies,
  "docs/completion.md": completion,
  "docs/contingency.md": contingency,
  "docs/everyday.md": everyday,
  "docs/exports.md": exports,
  "docs/faults.md": faults,
  "docs/inbox.md": inbox,
  "docs/files.md": files,
  "docs/going-live.md": goingLive,
  "docs/mail.md": mail,
  "docs/migrations.md": migrations,
  "docs/observability.md": observability,
  "docs/outages.md": outages,
  "docs/search.md": search,
  "docs/operations/acquirers.md": acquirers,
  "docs/operations/document-events.md": documentEvents,
  "docs/operations/numbering-ranges.md": numberingRanges,
  "docs/operations/status-zips.md": statusZips,
  "docs/reading.md": reading,
  "docs/running.md": running,
  "docs/sandbox.md": sandbox,
  "docs/test-set.md": testSet,
  "docs/webhooks.md": webhooks(),
  "packages/cli/README.md": commandLine,
  "packages/ubl/test/golden/README.md": goldens,
  "tooling/bench/README.md": benchmarks,
  "tooling/certificates/README.md": certificates
}

/** Names and values in the blocks of Spanish pages, with those of the English pages. */
const inEnglish: ReadonlyArray<readonly [spanish: string, english: string]> = [
  ["factura.json", "invoice.json"],
  ["completa.json", "filled.json"],
  ["facturas.zip", "invoices.zip"],
  ["evidencia.zip", "evidence.zip"],
  ["--status aceptado", "--status accepted"],
  // a number is filed once
  ["990000003", "990000002"]
]

/** Whether every block of a Spanish page is, with other names, a block of its English page, which has a guide too. */
export const isDoneInEnglish = (page: string): boolean => {
  const twin = twins.find(({ spanish }) => spanish === page)
  if (twin === undefined || guides[twin.english] === undefined) return false
  const english = new Set(blocksOf(twin.english).map(({ text }) => text))
  return blocksOf(page).every(({ text }) =>
    english.has(inEnglish.reduce((done, [from, to]) => done.replaceAll(from, to), text))
  )
}
