import type { Tasks } from "@radicar/workers/inner/serveTasks"
import { judgeTasks as tasks } from "./internal/judgeTasks.ts"

/**
 * Tasks about large requests and documents, by name. A program whose threads a sandbox shares
 * (`SandboxOptions.threads`) serves them with its own.
 */
export const judgeTasks: Tasks = tasks
