import type { SandboxState } from "../SandboxState.ts"
import type { ZipEntry } from "../zip/readZip.ts"
import type { Caller } from "./Operation.ts"

/** A document on its way to a verdict: what it came with. */
export interface Filing {
  readonly operation: string
  readonly entry: ZipEntry
  readonly zipName: string | undefined
  readonly caller: Pick<Caller, "certificate" | "now" | "injection">
  readonly state: SandboxState
}

/** Name of a file without folders, up to its first dot: what answers call it. */
export const baseName = (entry: ZipEntry): string => entry.name.split("/").at(-1)?.split(".")[0] ?? ""
