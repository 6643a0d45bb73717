/** Runs a task for each item in order, with a maximum number of concurrent tasks. */
export const inTurn = async <A>(
  things: ReadonlyArray<A>,
  workers: number,
  work: (thing: A) => Promise<void>
): Promise<void> => {
  const left = things.values()
  const worker = async (): Promise<void> => {
    for (const thing of left) await work(thing)
  }
  await Promise.all(Array.from({ length: workers }, worker))
}
