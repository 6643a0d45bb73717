import { judgeFile, readFile } from "./filing/fileTasks.ts"
import { readRequest } from "./readRequest.ts"

/** What threads do, by the names of the tasks. */
export const judgeTasks = {
  judgeFile: judgeFile.run,
  readFile: readFile.run,
  readRequest: readRequest.run
}
