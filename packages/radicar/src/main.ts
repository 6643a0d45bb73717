import { showVersion } from "@radicar/cli/version"
import { enableCompileCache } from "node:module"

// Compiling imports takes most of the time of a short command.
enableCompileCache()
if (!showVersion(process.argv)) {
  const { runAsProcess } = await import("@radicar/cli/runRadicar")
  runAsProcess(process.argv.slice(2), { dev: async () => (await import("./dev.ts")).dev })
}
