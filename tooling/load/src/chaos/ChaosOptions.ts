import { parseArgs } from "node:util"
import { allKinds, type ClaimKind } from "./clients/claimKinds.ts"
import { allPasses, type Pass, passName, readPasses } from "./cluster/passes.ts"

/** Options of a chaos run: clients file documents while processes, database and network fail. */
export interface ChaosOptions {
  /** Number of documents that clients file. */
  readonly filings: number
  /** Kinds of claims that the filings make, with equal shares. */
  readonly kinds: ReadonlyArray<ClaimKind>
  /** Number of service processes on one database. */
  readonly processes: number
  /** Number of concurrent clients. */
  readonly clients: number
  /** Seed of the schedule: the filings, the habits of their clients, and the times of the disruptions. */
  readonly seed: number
  /** Number of times that a service process is killed. */
  readonly kills: number
  /** Probability that a filing programs a fault of the authority, from 0 to 1. */
  readonly faults: number
  /** Number of crashes and recoveries of the database. */
  readonly databaseRestarts: number
  /** Number of times that all connections to the database are lost for a while: cut, refused or silent. */
  readonly connectionLoss: number
  /** Number of times that the disk of the database is full for a while. */
  readonly diskFull: number
  /** Number of times that the clock of a service process jumps and returns. */
  readonly clockJumps: number
  /** Number of times that all processes switch to the other version of the service; needs `from`. */
  readonly versionSwitches: number
  /** Number of times that the leader of a cluster is lost; needs a cluster. */
  readonly failOvers: number
  /** Seconds in which a patient client gets its outcome, and in which the service settles open submissions. */
  readonly patience: number
  /** Runs with a cluster that loses its leader, one after the other; without them, one run on a single Postgres. */
  readonly passes?: ReadonlyArray<Pass>
  /** Revision of the repository whose service runs first; the current service if absent. */
  readonly from?: string
  /**
   * Whether a switch of versions kills all processes before one of the other version starts. Otherwise they are
   * replaced one by one.
   */
  readonly stopped: boolean
  /** Folder for the logs of all processes; without it, nothing is logged. */
  readonly logs?: string
}

/** Options of a run with documents of every kind, disturbed only by kills and by faults of the authority. */
export const defaultOptions: ChaosOptions = {
  filings: 2000,
  kinds: allKinds,
  processes: 2,
  clients: 32,
  seed: 1,
  kills: 10,
  faults: 0.25,
  databaseRestarts: 0,
  connectionLoss: 0,
  diskFull: 0,
  clockJumps: 0,
  versionSwitches: 0,
  failOvers: 0,
  patience: 120,
  stopped: false
}

/** Options of the runs with a cluster: the loss of the leader is their disruption, and a pause may take minutes. */
const clusterOptions: ChaosOptions = { ...defaultOptions, filings: 400, kills: 0, patience: 300 }

const flags = {
  filings: "filings",
  processes: "processes",
  clients: "clients",
  seed: "seed",
  kills: "kills",
  faults: "faults",
  "database-restarts": "databaseRestarts",
  "connection-loss": "connectionLoss",
  "disk-full": "diskFull",
  "clock-jumps": "clockJumps",
  "version-switches": "versionSwitches"
} as const satisfies Readonly<Record<string, keyof ChaosOptions>>

const readKinds = (text: string): ReadonlyArray<ClaimKind> =>
  text.split(",").map((word) => {
    const kind = allKinds.find((each) => each === word)
    if (kind === undefined) throw new Error(`--kinds takes some of ${allKinds.join(",")}.`)
    return kind
  })

/**
 * Reads options from the command line: `--filings 2000 --database-restarts 5`, each with a number; `--kinds` with
 * comma-separated names; `--logs` with a folder; `--from` with a revision; `--stopped`; `--cluster` with all `--passes`
 * or some, and other defaults.
 */
export const readOptions = (words: ReadonlyArray<string>): ChaosOptions => {
  const flagTypes = Object.fromEntries(Object.keys(flags).map((flag) => [flag, { type: "string" }] as const))
  const parsed = parseArgs({
    args: [...words],
    options: {
      ...flagTypes,
      kinds: { type: "string", default: allKinds.join(",") },
      logs: { type: "string" },
      from: { type: "string" },
      stopped: { type: "boolean" },
      cluster: { type: "boolean" },
      passes: { type: "string", default: allPasses.map(passName).join(",") }
    }
  })
  const values: Readonly<Record<string, unknown>> = parsed.values
  const read = Object.entries(flags).flatMap(([flag, field]) => {
    const text = values[flag]
    if (typeof text !== "string") return []
    const value = Number(text)
    const isNumber = field === "faults" ? value >= 0 && value <= 1 : Number.isSafeInteger(value) && value >= 0
    if (!isNumber) throw new Error(`--${flag} takes a ${field === "faults" ? "number from 0 to 1" : "whole number"}.`)
    return [[field, value] as const]
  })
  const texts = Object.entries(values).filter(([name]) => name === "logs" || name === "from" || name === "stopped")
  const kinds = readKinds(String(values["kinds"]))
  const options = { ...Object.fromEntries(read), ...Object.fromEntries(texts), kinds }
  if (values["cluster"] !== true) return { ...defaultOptions, ...options }
  const passes = readPasses(String(values["passes"]))
  const clustered: ChaosOptions = { ...clusterOptions, ...options, passes }
  if (clustered.databaseRestarts + clustered.diskFull > 0) {
    throw new Error("--cluster takes neither --database-restarts nor --disk-full.")
  }
  return clustered
}
