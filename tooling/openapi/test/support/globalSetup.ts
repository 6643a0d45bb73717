import { runningService } from "@radicar/packages/runningService"
import type { TestProject } from "vitest/node"

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the service that all tests share. */
    readonly serviceUrl: string
  }
}

/** Vitest `globalSetup`: one service for all tests, since none of them changes what others see. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { stop, url } = await runningService()
  project.provide("serviceUrl", url)
  return stop
}
