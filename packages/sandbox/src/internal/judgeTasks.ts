import { judgeFile, readFile } from "./filing/fileTasks.ts"
import { readRequest } from "./readRequest.ts"

/** Tasks of the threads, by name. */
export const threadTasks = {
  judgeFile: judgeFile.run,
  readFile: readFile.run,
  readRequest: readRequest.run
}
