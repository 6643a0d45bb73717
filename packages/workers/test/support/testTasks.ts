import { getPriority } from "node:os"
import { threadId } from "node:worker_threads"
import { serveTasks } from "../../src/serveTasks.ts"

let count = 0

const tasks = {
  add: ({ left, right }: { readonly left: number; readonly right: number }) => left + right,
  /** Takes that many milliseconds of processor. */
  burn: ({ millis }: { readonly millis: number }) => {
    const began = process.threadCpuUsage()
    for (;;) {
      const { user, system } = process.threadCpuUsage(began)
      if ((user + system) / 1000 >= millis) return millis
    }
  },
  /** Waits without the processor. */
  wait: ({ millis }: { readonly millis: number }) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, millis)
    return millis
  },
  forever: () => {
    for (;;);
  },
  fill: (): number => {
    const held: Array<Array<number>> = []
    for (;;) held.push(Array.from({ length: 10_000 }, (_, index) => index + held.length + 0.5))
  },
  fail: () => {
    throw new RangeError("the reason")
  },
  octets: ({ bytes }: { readonly bytes: Uint8Array }) => ({ bytes: Uint8Array.from(bytes).toReversed() }),
  where: () => ({ threadId, niceness: getPriority(0) }),
  count: () => ++count
}

/** The tasks of the tests. */
export type TestTasks = typeof tasks

serveTasks(tasks)
