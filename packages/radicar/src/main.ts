import { enableCompileCache } from "node:module"

// Compiling imports takes most of the time of a short command.
enableCompileCache()
const [{ runAsProcess }, { dev }] = await Promise.all([import("@radicar/cli/runRadicar"), import("./dev.ts")])
runAsProcess(process.argv.slice(2), [dev])
