import { buildConsole } from "./console.ts"

await buildConsole()
