export { type HeldPlace, holdValues, serveTasks, type TaskReport, type Tasks } from "./serveTasks.ts"
export { TaskStopped } from "./TaskStopped.ts"
export {
  makeWorkerPool,
  type TaskOptions,
  type TaskResult,
  workerFile,
  type WorkerPool,
  type WorkerPoolOptions
} from "./WorkerPool.ts"
