import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { readdir, readFile, writeFile } from "node:fs/promises"
import { join, relative, sep } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, brotliDecompress, constants } from "node:zlib"

/** A file or folder of a cluster, in the order of the archive. */
interface Entry {
  /** Below the cluster, with `/`. */
  readonly path: string
  /** Octets of a file; absent: a folder. */
  readonly size?: number
}

/**
 * The cluster that a bundle of the service brings, beside its other files: empty, and with every migration of the same
 * version. Absent where the service runs from its sources.
 */
export const preparedCluster = join(import.meta.dirname, "cluster.br")

/** Packs the files of a cluster that nobody has open. */
export const packCluster = async (folder: string, archive: string): Promise<void> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = found
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => ({ isFile: entry.isFile(), path: join(entry.parentPath, entry.name) }))
    .toSorted((left, right) => (left.path < right.path ? -1 : 1))
  const entries: Array<Entry> = []
  const contents: Array<Buffer> = []
  for (const { isFile, path } of paths) {
    const name = relative(folder, path).replaceAll(sep, "/")
    if (!isFile) {
      entries.push({ path: name })
      continue
    }
    const content = await readFile(path)
    entries.push({ path: name, size: content.length })
    contents.push(content)
  }
  const index = Buffer.from(`${JSON.stringify(entries)}\n`)
  const packed = await promisify(brotliCompress)(Buffer.concat([index, ...contents]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 }
  })
  await writeFile(archive, packed)
}

/** Writes the files of the prepared cluster into a folder, to be synced; answers whether there is one. */
export const unpackCluster = async (folder: string, archive = preparedCluster): Promise<boolean> => {
  if (!existsSync(archive)) return false
  const unpacked = await promisify(brotliDecompress)(await readFile(archive))
  const end = unpacked.indexOf("\n")
  const entries = JSON.parse(unpacked.toString("utf8", 0, end)) as ReadonlyArray<Entry>
  // nothing is served yet, and a thousand small files are written in a third of the time at once
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
