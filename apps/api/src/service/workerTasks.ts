import { judgeArrival } from "../inbox/judgeArrival.ts"
import { openFile, printArrived, readArrived } from "../inbox/viewArrival.ts"
import { serveTasks } from "@radicar/workers/inner/serveTasks"
import { readSales } from "../batches/sheets/readSales.ts"
import { writeSales } from "../batches/sheets/writeSales.ts"
import { splitTestSet } from "../batches/testSets/prepareTestSet.ts"
import { writeBundle } from "../documents/evidence/writeBundle.ts"
import { writeExportRows } from "../documents/exports/writeExportRows.ts"
import { containLarge } from "../documents/files/containDocument.ts"
import { printDocument, printFiled, readPicture } from "../documents/files/printDocument.ts"
import { readProducts } from "../documents/products/readProducts.ts"
import { compareListing } from "../documents/reconciliation/compareListing.ts"
import { readListing } from "../documents/reconciliation/readListing.ts"
import { readDocuments } from "../documents/reading/readDocuments.ts"
import { compareFiled } from "../documents/reading/compareFiled.ts"
import { readFiled } from "../documents/reading/readFiled.ts"
import { readInvoice } from "../documents/reading/readInvoice.ts"
import { checkFiledRips } from "../documents/rips/checkFiledRips.ts"
import { identifyLarge, numberLarge } from "../filing/largeBody.ts"
import { reportOf } from "../mail/bounces/readReport.ts"
import { signLarge } from "../platform/work/signXml.ts"
import { decryptCertificate } from "../tenants/certificates/decryptCertificate.ts"

// tasks of the service's threads; the service itself is not imported, because each thread would load it again
const tasks = [
  checkFiledRips,
  compareFiled,
  compareListing,
  containLarge,
  decryptCertificate,
  identifyLarge,
  numberLarge,
  judgeArrival,
  openFile,
  printArrived,
  readArrived,
  printDocument,
  printFiled,
  readDocuments,
  readFiled,
  readInvoice,
  readListing,
  readProducts,
  readSales,
  readPicture,
  reportOf,
  signLarge,
  splitTestSet,
  writeBundle,
  writeExportRows,
  writeSales
]

// the sandbox's parser is loaded only if the sandbox runs in this process
serveTasks(
  Object.fromEntries(tasks.map(({ name, run }) => [name, run])),
  async () => (await import("@radicar/sandbox/inner/judgeTasks")).judgeTasks
)
