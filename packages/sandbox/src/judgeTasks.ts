import type { Tasks } from "@radicar/workers/inner/serveTasks"
import { threadTasks } from "./internal/judgeTasks.ts"

/**
 * Tasks about large requests and documents, by name. A program that shares its threads with a sandbox
 * (`SandboxOptions.threads`) must serve them together with its own tasks.
 */
export const judgeTasks: Tasks = threadTasks
