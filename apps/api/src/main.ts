#!/usr/bin/env node
import { enableCompileCache } from "node:module"

// before any import: compiling takes half of the time to the first answer
enableCompileCache()
const { launch } = await import("./launch.ts")
launch(process.argv.slice(2))
