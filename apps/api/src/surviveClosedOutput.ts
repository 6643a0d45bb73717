/**
 * Keeps the process alive when whoever reads its output goes away: filing must not stop because a log can not be
 * written. What can not be written is dropped.
 */
export const surviveClosedOutput = (): void => {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {})
}
