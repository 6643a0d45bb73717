import type { Guide } from "./Guide.ts"
import { bounces } from "./guides/bounces.ts"
import { benchmarks, certificates, clone, development, goldens } from "./guides/contributions.ts"
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
  printing,
  sandbox,
  storedCertificates
} from "./guides/service.ts"
import { webhooks } from "./guides/webhooks.ts"

/** How each page is done whose blocks no other test runs. */
export const guides: Readonly<Record<string, Guide>> = {
  "CONTRIBUTING.md": clone,
  "README.md": clone,
  "docs/guides/access.md": access,
  "docs/guides/acquirers.md": acquirers,
  "docs/guides/batch-filing.md": batchFiling,
  "docs/guides/bounces.md": bounces(),
  "docs/guides/certificates.md": storedCertificates,
  "docs/guides/clients.md": clients,
  "docs/guides/companies.md": companies,
  "docs/guides/completion.md": completion,
  "docs/guides/contingency.md": contingency,
  "docs/operating/development.md": development,
  "docs/guides/everyday.md": everyday,
  "docs/guides/exports.md": exports,
  "docs/guides/faults.md": faults,
  "docs/guides/inbox.md": inbox,
  "docs/guides/files.md": files,
  "docs/tutorials/going-live.md": goingLive,
  "docs/guides/mail.md": mail,
  "docs/operating/migrations.md": migrations,
  "docs/operating/observability.md": observability,
  "docs/operating/outages.md": outages,
  "docs/guides/search.md": search,
  "docs/reference/operations/acquirers.md": acquirers,
  "docs/reference/operations/document-events.md": documentEvents,
  "docs/reference/operations/numbering-ranges.md": numberingRanges,
  "docs/reference/operations/status-zips.md": statusZips,
  "docs/guides/printing.md": printing(),
  "docs/guides/reading.md": reading,
  "docs/operating/running.md": running,
  "docs/guides/sandbox.md": sandbox,
  "docs/guides/test-set.md": testSet,
  "docs/guides/webhooks.md": webhooks(),
  "packages/cli/README.md": commandLine,
  "packages/ubl/test/golden/README.md": goldens,
  "tooling/load/README.md": benchmarks,
  "tooling/fixtures/certificates/README.md": certificates
}
