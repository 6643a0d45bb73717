import { bundleRadicar } from "./radicar.ts"
import { bundleService } from "./service.ts"

/** Vitest `globalSetup`: bundles the command line and the service, which tests start as installed. */
export const setup = async (): Promise<void> => {
  await bundleRadicar()
  await bundleService()
}
