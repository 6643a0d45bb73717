import { bundleRadicar } from "./radicar.ts"
import { bundleService } from "./service.ts"

/**
 * Bundles the command line and the service before a test run (Vitest `globalSetup`), so that tests start them as
 * installed.
 */
export const setup = async (): Promise<void> => {
  await bundleRadicar()
  await bundleService()
}
