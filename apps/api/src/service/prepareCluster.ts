/**
 * Writes a prepared database cluster for a bundle into a file: `node prepareCluster.js FILE`. It runs when the bundle
 * is built.
 */
import { Effect, Layer } from "effect"
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, relative, sep } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants } from "node:zlib"
import { Database } from "../platform/database/Database.ts"
import type { ClusterEntry } from "../platform/database/pglite/preparedCluster.ts"

/** Packs the files of a cluster that is not in use. */
const packCluster = async (folder: string, archive: string): Promise<void> => {
  const dirents = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = dirents
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => ({ isFile: entry.isFile(), path: join(entry.parentPath, entry.name) }))
    .toSorted((left, right) => (left.path < right.path ? -1 : 1))
  const entries: Array<ClusterEntry> = []
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

const [archive = ""] = process.argv.slice(2)
const folder = await mkdtemp(join(tmpdir(), "radicar-cluster-"))
try {
  await Effect.runPromise(Effect.scoped(Layer.build(Database.layerDirectory(folder))))
  await packCluster(join(folder, "database"), archive)
} finally {
  await rm(folder, { recursive: true })
}
