/**
 * Processor time of this process in milliseconds. Limits are of it, because the time of a clock includes the waits for
 * a busy machine.
 */
export const processorMillis = (): number => {
  const { system, user } = process.cpuUsage()
  return (system + user) / 1000
}

/** Maximum processor time in milliseconds while an input is read or answered, other requests of the run included. */
export const longestMillis = 30_000
