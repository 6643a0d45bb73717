/** Processor time in milliseconds that the dearest known honest input of a task takes in a new thread. */
interface TaskCost {
  /** For the smallest input: code that is not compiled yet, and modules that are loaded at their first use. */
  readonly first: number
  /** For each MiB of input. */
  readonly perMiB: number
}

/**
 * Costs of the service's tasks, rounded up, as `pnpm bench budgets` measures them. Most inputs count by their size;
 * `octetsToRead`, `octetsToJudge`, `jsonWork`, `pngWork` and `rowOctets` count others.
 */
export const taskCosts = {
  checkFiledRips: { first: 100, perMiB: 120 },
  compareFiled: { first: 100, perMiB: 400 },
  compareListing: { first: 100, perMiB: 70 },
  containLarge: { first: 100, perMiB: 100 },
  // cost does not follow the size: with the margin the 5 s of processor that the derivations of a file may take
  decryptCertificate: { first: 1000, perMiB: 0 },
  identifyLarge: { first: 100, perMiB: 500 },
  judgeArrival: { first: 150, perMiB: 520 },
  numberLarge: { first: 100, perMiB: 250 },
  openFile: { first: 50, perMiB: 120 },
  printArrived: { first: 250, perMiB: 650 },
  printDocument: { first: 150, perMiB: 1000 },
  printFiled: { first: 250, perMiB: 1000 },
  readArrived: { first: 250, perMiB: 650 },
  readDocuments: { first: 150, perMiB: 520 },
  readFiled: { first: 250, perMiB: 1400 },
  readInvoice: { first: 50, perMiB: 190 },
  readListing: { first: 300, perMiB: 2300 },
  readProducts: { first: 100, perMiB: 100 },
  readSales: { first: 300, perMiB: 6500 },
  readPicture: { first: 600, perMiB: 25 },
  reportOf: { first: 100, perMiB: 190 },
  signLarge: { first: 50, perMiB: 10 },
  splitTestSet: { first: 50, perMiB: 60 },
  writeBundle: { first: 50, perMiB: 50 },
  writeExportRows: { first: 100, perMiB: 50 },
  writeSales: { first: 100, perMiB: 20 }
} as const satisfies Readonly<Record<string, TaskCost>>

/** Name of a task of the service. */
export type TaskName = keyof typeof taskCosts

/**
 * Octets of XML that an octet of a ZIP or a mail holds: honest documents deflate to a twelfth. Repetitive ones deflate
 * further, which the margin covers.
 */
const EXPANSION = 12

/** Size in octets of what a ZIP or a mail holds once it is unpacked, as an estimate, and at most `most`. */
export const unpackedOctets = (packed: Uint8Array, most: number): number => Math.min(packed.length * EXPANSION, most)

/** Multiple of the cost that a task may take, so that no slower processor refuses what is valid. */
const MARGIN = 5

const MIB = 1024 * 1024

/** Milliseconds of processor time that a task may take for an input of this many octets. */
export const processorBudget = (task: TaskName, octets: number): number => {
  const { first, perMiB } = taskCosts[task]
  return Math.ceil(MARGIN * (first + (octets / MIB) * perMiB))
}
