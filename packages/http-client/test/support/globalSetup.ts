import { bundleService } from "@radicar/build/bundle/service"
import { startService } from "@radicar/fixtures/processes/startService"
import type { TestProject } from "vitest/node"
import { adminToken } from "./tokens.ts"

/** Vitest `globalSetup`: one service for all tests. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { authority, stop, url } = await startService({
    file: await bundleService(),
    variables: { SANDBOX_ADMIN: "true", RADICAR_ADMIN_TOKEN: adminToken }
  })
  project.provide("addresses", { url, authority })
  return async () => void (await stop())
}
