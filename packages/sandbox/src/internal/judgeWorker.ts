import { serveTasks } from "@radicar/workers/serveTasks"
import { judgeTasks } from "./judgeTasks.ts"

serveTasks(judgeTasks)
