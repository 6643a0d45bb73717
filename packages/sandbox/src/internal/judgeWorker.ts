import { serveTasks } from "@radicar/workers/inner/serveTasks"
import { threadTasks } from "./judgeTasks.ts"

serveTasks(threadTasks)
