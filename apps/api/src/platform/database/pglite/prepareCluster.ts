/** Writes the cluster that a bundle brings into a file: `node prepareCluster.js FILE`. Runs when the bundle is made. */
import { Effect, Layer } from "effect"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Database } from "../Database.ts"
import { packCluster } from "./preparedCluster.ts"

const [archive = ""] = process.argv.slice(2)
const folder = await mkdtemp(join(tmpdir(), "radicar-cluster-"))
try {
  await Effect.runPromise(Effect.scoped(Layer.build(Database.layerDirectory(folder))))
  await packCluster(join(folder, "database"), archive)
} finally {
  await rm(folder, { recursive: true })
}
