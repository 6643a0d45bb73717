import { getPriority } from "node:os"
import { threadId } from "node:worker_threads"
import { serveTasks } from "../../src/serveTasks.ts"

let count = 0
let held: Uint8Array | undefined

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
  /** Waits without the processor until the latch is not zero. */
  latched: ({ latch }: { readonly latch: Int32Array<SharedArrayBuffer> }) => {
    Atomics.wait(latch, 0, 0)
    return { threadId }
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
  /** Octets by themselves, and not as a member of what is answered. */
  blank: ({ octets }: { readonly octets: number }) => new Uint8Array(octets),
  /** Keeps octets in the thread. */
  hold: ({ octets }: { readonly octets: number }) => {
    held = new Uint8Array(octets)
    return { threadId, octets: held.length }
  },
  where: () => ({ threadId, niceness: getPriority(0) }),
  count: () => ++count
}

const further = { loaded: () => "loaded" }

/** The tasks of the tests. */
export type TestTasks = typeof tasks & typeof further

serveTasks(tasks, () => Promise.resolve(further))
