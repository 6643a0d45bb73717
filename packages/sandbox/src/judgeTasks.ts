import type { Tasks } from "@radicar/workers/serveTasks"
import { judgeFile, readFile } from "./internal/filing/fileTasks.ts"
import { readRequest } from "./internal/readRequest.ts"

/**
 * Tasks about large requests and documents, by name. A program whose threads a sandbox shares
 * (`SandboxOptions.threads`) serves them with its own.
 */
export const judgeTasks: Tasks = {
  judgeFile: judgeFile.run,
  readFile: readFile.run,
  readRequest: readRequest.run
}
