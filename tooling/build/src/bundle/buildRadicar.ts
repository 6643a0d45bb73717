import { bundleRadicar } from "./radicar.ts"

await bundleRadicar()
