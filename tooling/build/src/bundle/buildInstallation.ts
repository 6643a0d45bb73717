import { bundleInstallation } from "./installation.ts"

await bundleInstallation()
