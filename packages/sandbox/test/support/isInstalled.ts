import { spawnSync } from "node:child_process"

/** Whether a program can be run here; tests that need it are skipped, visibly, when it cannot. */
export const isInstalled = (program: string): boolean => spawnSync(program, ["--version"]).error === undefined
