import { bundleService } from "@radicar/build/bundle/service"
import { startService } from "@radicar/fixtures/processes/startService"
import { hasTestsIn } from "@radicar/fixtures/hasTestsIn"
import { dirname } from "node:path"
import type { TestProject } from "vitest/node"

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the service that all tests share. */
    readonly serviceUrl: string
  }
}

/** Vitest `globalSetup`: one service for all tests of this folder, since none of them changes what others see. */
export const setup = async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  if (!hasTestsIn(project, dirname(import.meta.dirname))) return undefined
  const { stop, url } = await startService({ file: await bundleService() })
  project.provide("serviceUrl", url)
  return async () => void (await stop())
}
