import type { Scene } from "./scene/Scene.ts"

/** An attempt and its outcome. */
export interface Attempt {
  readonly tried: string
  readonly came: string
  /** Whether the attack failed, as it must. */
  readonly ok: boolean
}

/** Takes note of an attempt. */
export type Report = (tried: string, came: string, ok: boolean) => void

/** A kind of attack. */
export interface Attack {
  readonly name: string
  /** Milliseconds may pass until a limit of time is reached: left out of a short run. */
  readonly long?: boolean
  readonly run: (scene: Scene, report: Report) => Promise<void>
}
