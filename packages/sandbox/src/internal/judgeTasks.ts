import { judgeFile, readFile } from "./filing/fileTasks.ts"
import { readRequest } from "./readRequest.ts"

/** Tasks that run in the sandbox's threads, by name. */
export const threadTasks = {
  judgeFile: judgeFile.run,
  readFile: readFile.run,
  readRequest: readRequest.run
}
