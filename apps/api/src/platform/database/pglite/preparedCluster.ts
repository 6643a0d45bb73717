import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliDecompress } from "node:zlib"

/**
 * A file or folder of a database cluster (Postgres data directory) in an archive. An archive is a compressed line of
 * JSON with all entries, folders before their contents, followed by the contents of the files in the same order.
 */
export interface ClusterEntry {
  /** Path below the directory of the cluster, with `/` as separator. */
  readonly path: string
  /** Octets of a file; absent: a folder. */
  readonly size?: number
}

/**
 * The prepared cluster in a bundle of the service: empty, with every migration of the version. Missing if the service
 * runs from its sources.
 */
const preparedCluster = join(import.meta.dirname, "cluster.br")

/**
 * Writes the files of the prepared cluster into a folder, which must be synced afterwards; returns whether there is
 * one.
 */
export const unpackCluster = async (folder: string, archive = preparedCluster): Promise<boolean> => {
  if (!existsSync(archive)) return false
  const unpacked = await promisify(brotliDecompress)(await readFile(archive))
  const end = unpacked.indexOf("\n")
  const entries = JSON.parse(unpacked.toString("utf8", 0, end)) as ReadonlyArray<ClusterEntry>
  // synchronously, because nothing is served yet and a thousand small files are written in a third of the time
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  let start = end + 1
  for (const { path, size } of entries) {
    if (size === undefined) {
      mkdirSync(join(folder, path), { mode: 0o700 })
      continue
    }
    writeFileSync(join(folder, path), unpacked.subarray(start, start + size), { mode: 0o600 })
    start += size
  }
  return true
}
