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
  sandbox,
  storedCertificates
} from "./guides/service.ts"
import { webhooks } from "./guides/webhooks.ts"

/** How each page is done whose blocks no other test runs. */
export const guides: Readonly<Record<string, Guide>> = {
  "CONTRIBUTING.md": clone,
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
  "docs/development.md": development,
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
  "tooling/load/README.md": benchmarks,
  "tooling/fixtures/certificates/README.md": certificates
}
