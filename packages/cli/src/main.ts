#!/usr/bin/env node
import * as nodeModule from "node:module"
import { ExitCode } from "./ExitCode.ts"
import { showVersion } from "./version.ts"

/** Oldest supported major version of Node, as in `engines` of package.json. */
const oldestNode = 24

/** Whether the commands run on a version of Node in the form of `process.versions.node`: "24.21.0". */
const runsOn = (version: string): boolean => Number.parseInt(version, 10) >= oldestNode

// checked before any import, because an older Node could not even parse the modules
if (runsOn(process.versions.node)) {
  // compiling imports takes most of the time of a short command
  nodeModule.enableCompileCache()
  if (!showVersion(process.argv)) (await import("./runRadicar.ts")).runAsProcess(process.argv.slice(2), {})
} else {
  const { LANG = "", LC_ALL = "", LC_MESSAGES = "" } = process.env
  const running = `Node ${process.versions.node} (${process.execPath}).\n`
  process.stderr.write(
    /^es(?:[_.@-]|$)/iu.test(LC_ALL || LC_MESSAGES || LANG)
      ? `Error: radicar requiere Node ${oldestNode} o más nuevo; este es ${running}`
      : `Error: radicar needs Node ${oldestNode} or newer; this is ${running}`
  )
  process.exitCode = ExitCode.configuration
}
