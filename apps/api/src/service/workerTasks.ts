import { serveTasks } from "@radicar/workers/inner/serveTasks"
import { splitTestSet } from "../batches/testSets/prepareTestSet.ts"
import { writeBundle } from "../documents/evidence/writeBundle.ts"
import { containLarge } from "../documents/files/containDocument.ts"
import { printDocument, readPicture } from "../documents/files/printDocument.ts"
import { readDocuments } from "../documents/reading/readDocuments.ts"
import { readInvoice } from "../documents/reading/readInvoice.ts"
import { checkFiledRips } from "../documents/rips/checkFiledRips.ts"
import { identifyLarge } from "../filing/largeBody.ts"
import { reportOf } from "../mail/bounces/readReport.ts"
import { signLarge } from "../platform/work/signXml.ts"

// what the threads of the service serve; without the service itself, which would be loaded once more in each
const tasks = [
  checkFiledRips,
  containLarge,
  identifyLarge,
  printDocument,
  readDocuments,
  readInvoice,
  readPicture,
  reportOf,
  signLarge,
  splitTestSet,
  writeBundle
]

// the parser of the sandbox is loaded only where that runs in the same process
serveTasks(
  Object.fromEntries(tasks.map(({ name, run }) => [name, run])),
  async () => (await import("@radicar/sandbox/inner/judgeTasks")).judgeTasks
)
