#!/usr/bin/env node
import * as nodeModule from "node:module"
import { ExitCode } from "./ExitCode.ts"

/** The oldest major version of Node that the commands run on, as in `engines` of package.json. */
const oldestNode = 24

/** Whether the commands run on a version of Node, as `process.versions.node` writes it: "24.21.0". */
const runsOn = (version: string): boolean => Number.parseInt(version, 10) >= oldestNode

// checked before anything is imported, because an older Node could not even parse it
if (runsOn(process.versions.node)) {
  // most of the time of a short command is compiling what it imports
  nodeModule.enableCompileCache()
  const { launch } = await import("./runRadicar.ts")
  launch(process.argv.slice(2))
} else {
  process.stderr.write(
    `Error: radicar needs Node ${oldestNode} or newer; this is Node ${process.versions.node} (${process.execPath}).\n`
  )
  process.exitCode = ExitCode.configuration
}
