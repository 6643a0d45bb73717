import { serveTasks } from "@radicar/workers/inner/serveTasks"
import { judgeTasks } from "./judgeTasks.ts"

serveTasks(judgeTasks)
