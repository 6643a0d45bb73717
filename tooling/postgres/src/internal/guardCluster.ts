import { once } from "node:events"
import { rmSync } from "node:fs"
import { setTimeout as pause } from "node:timers/promises"
import { processesIn, signalAll } from "./processesIn.ts"

/**
 * A separate process that ends a cluster: it waits until its standard input closes, which happens whenever the process
 * at the other end ends, even by SIGKILL. Then it ends all processes of the cluster's folder and removes the folder.
 */

/** Milliseconds for the processes to end before they are killed. */
const PATIENCE = 5000

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error("The guard needs the folder of a cluster.")
process.stdin.resume()
await once(process.stdin, "close")
// Postgres removes its shared memory when it ends at once, but not when it is killed
for (const signal of ["SIGQUIT", "SIGCONT"] as const) signalAll(folder, signal)
const deadline = performance.now() + PATIENCE
while (processesIn(folder).length > 0 && performance.now() < deadline) await pause(50)
signalAll(folder, "SIGKILL")
rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
