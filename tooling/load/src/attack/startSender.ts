import { patienceMillis } from "@radicar/fixtures/hang"
import { startProgram } from "@radicar/fixtures/processes/startProgram"
import { once } from "node:events"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"

/**
 * Starts the process of a sender, a file of this folder that reads its task from the variable `TASK`, and waits until
 * it begins to send. `outcomes` ends it and returns what it reports, or `none` if it reports nothing in time.
 */
export const startSender = async <A>(file: string, task: unknown, none: A) => {
  const { process, ready, stop } = startProgram({
    words: ["--conditions=@radicar/source", join(import.meta.dirname, file)],
    env: { TASK: JSON.stringify(task) },
    sendsMessages: true
  })
  await ready
  return {
    pid: process.pid ?? 0,
    outcomes: async (): Promise<A> => {
      process.send("stop")
      const late = setTimeout(patienceMillis, [none], { ref: false })
      const [outcomes] = (await Promise.race([once(process, "message"), late])) as [A]
      await stop("SIGKILL")
      return outcomes
    },
    stop: () => stop("SIGKILL")
  }
}
