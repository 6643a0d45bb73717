#!/usr/bin/env node
import { enableCompileCache } from "node:module"

// most of the time of a short command is compiling what it imports
enableCompileCache()
const { launch } = await import("./launch.ts")
launch(process.argv.slice(2))
