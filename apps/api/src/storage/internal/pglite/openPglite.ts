import { PGlite } from "@electric-sql/pglite"
import { existsSync } from "node:fs"
import { open, readdir, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { DurableFolder } from "./DurableFolder.ts"

/** As PGlite starts the server, but with `fsync`: `fdatasync`, the default, does nothing there. */
const durable = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["fsync=on", "wal_sync_method=fsync", "synchronous_commit=on", "full_page_writes=on"].flatMap((s) => ["-c", s])
]

const openFolder = (folder: string): Promise<PGlite> =>
  PGlite.create({ fs: new DurableFolder(folder), startParams: durable, relaxedDurability: false })

const sync = async (path: string): Promise<void> => {
  const handle = await open(path, "r")
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Creates the cluster beside its place and moves it there when it is whole and on disk: all of it, or nothing. */
const createCluster = async (folder: string): Promise<void> => {
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  await (await openFolder(unfinished)).close()
  for (const entry of await readdir(unfinished, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) await sync(join(entry.parentPath, entry.name))
  }
  await sync(unfinished)
  await rename(unfinished, folder)
  await sync(dirname(folder))
}

/**
 * Opens PGlite: in `folder`, which is created if need be, with every commit on disk before it is answered. Nothing keeps
 * two processes from opening the same folder: the caller does.
 */
export const openPglite = async (folder: string): Promise<PGlite> => {
  if (!existsSync(folder)) await createCluster(folder)
  return openFolder(folder)
}
