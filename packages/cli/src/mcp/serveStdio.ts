import { serveStdio } from "@modelcontextprotocol/server/stdio"
import { Effect } from "effect"
import { mcpServer } from "./mcpServer.ts"
import type { ToolSession } from "./Tool.ts"

/** Serves a session on standard input and output until the client closes the input. */
export const overStdio = (session: ToolSession, version: string): Effect.Effect<void> =>
  Effect.callback((resume) => {
    const served = serveStdio(() => mcpServer(session, version))
    const end = () => resume(Effect.void)
    process.stdin.once("end", end).once("close", end)
    return Effect.promise(() => served.close())
  })
