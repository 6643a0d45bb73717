import type { Scene } from "./scene/Scene.ts"

/** An attempt and its outcome. */
export interface Attempt {
  readonly tried: string
  readonly came: string
  /** Whether the attack failed, as it must. */
  readonly ok: boolean
}

/** Records an attempt. */
export type Report = (tried: string, came: string, ok: boolean) => void

/** A kind of attack. */
export interface Attack {
  readonly name: string
  /** Whether it waits for a time limit, and is left out of a short run. */
  readonly long?: boolean
  readonly run: (scene: Scene, report: Report) => Promise<void>
}
