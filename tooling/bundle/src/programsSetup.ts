import { bundleRadicar } from "./radicar.ts"
import { bundleService } from "./service.ts"

/** Vitest `globalSetup`: tests start the command line and the service as they are installed. */
export const setup = async (): Promise<void> => {
  await bundleRadicar()
  await bundleService()
}
