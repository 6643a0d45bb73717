#!/usr/bin/env node
import * as nodeModule from "node:module"
import { ExitCode } from "./ExitCode.ts"
import { oldestNode, runsOn } from "./runsOn.ts"

// told before anything is imported that an older Node could not even parse
if (runsOn(process.versions.node)) {
  // most of the time of a short command is compiling what it imports
  nodeModule.enableCompileCache()
  const { launch } = await import("./launch.ts")
  launch(process.argv.slice(2))
} else {
  process.stderr.write(
    `Error: radicar needs Node ${oldestNode} or newer; this is Node ${process.versions.node} (${process.execPath}).\n`
  )
  process.exitCode = ExitCode.configuration
}
