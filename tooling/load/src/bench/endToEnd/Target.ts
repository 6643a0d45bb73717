import { filingClient, type PostFiling } from "../load/postFiling.ts"
import type { LoadResult } from "../load/closedLoop.ts"
import { processorSeconds, untilIdle } from "../processes/processorTime.ts"
import type { ServerProcess } from "@radicar/fixtures/processes/startServer"

/** A server under load, with a function that files documents there. */
export interface Target {
  readonly name: string
  readonly server: ServerProcess
  readonly post: PostFiling
  /** URL of the server's database. */
  readonly databaseUrl: string
}

/** Names a server as a target and makes its client. */
export const targetOf = (
  name: string,
  { databaseUrl, ...server }: ServerProcess & { readonly databaseUrl: string }
): Target => ({
  name,
  server,
  post: filingClient(server.url),
  databaseUrl
})

/**
 * Runs a load; returns its result and the target's processor time per filing in microseconds, including background
 * work.
 */
export const processorOf = async ({ server: { pid } }: Target, load: () => Promise<LoadResult>) => {
  const before = processorSeconds(pid)
  const result = await load()
  await untilIdle(pid)
  return { result, micros: ((processorSeconds(pid) - before) * 1e6) / result.millis.length }
}
