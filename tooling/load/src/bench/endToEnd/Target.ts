import { closedLoop, type LoadResult } from "../load/closedLoop.ts"
import { filingClient, type PostFiling } from "../load/postFiling.ts"
import { familySeconds, untilIdle } from "../processes/processorTime.ts"
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
 * Files a number of documents; returns the load's result and the target's processor time per filing in microseconds,
 * of all its threads and processes and including background work.
 */
export const processorOf = async (
  { post, server: { pid } }: Target,
  nextBody: () => Buffer,
  callers: number,
  filings: number
): Promise<{ readonly result: LoadResult; readonly micros: number }> => {
  const before = familySeconds(pid)
  const result = await closedLoop(post, nextBody, callers, { filings })
  await untilIdle(pid)
  return { result, micros: ((familySeconds(pid) - before) * 1e6) / filings }
}
