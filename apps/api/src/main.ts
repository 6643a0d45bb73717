#!/usr/bin/env node
import { enableCompileCache } from "node:module"

// before anything is imported: half of the time to the first answer is compiling it
enableCompileCache()
const { launch } = await import("./launch.ts")
launch(process.argv.slice(2))
