import { runningService } from "@radicar/build/packages/runningService"
import type { TestProject } from "vitest/node"
import { adminToken } from "./tokens.ts"

/** Vitest `globalSetup`: one service for all tests. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { authority, stop, url } = await runningService({ SANDBOX_ADMIN: "true", RADICAR_ADMIN_TOKEN: adminToken })
  project.provide("addresses", { url, authority })
  return stop
}
