import { enableCompileCache } from "node:module"

// most of the time of a short command is compiling what it imports
enableCompileCache()
const [{ launch }, { dev }] = await Promise.all([import("@radicar/cli/runRadicar"), import("./dev.ts")])
launch(process.argv.slice(2), [dev])
