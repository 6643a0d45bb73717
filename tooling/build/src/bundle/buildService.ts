import { bundleService } from "./service.ts"

await bundleService()
