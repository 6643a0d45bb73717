import type { Scene } from "./scene/Scene.ts"

/** One attempt of an attack, and its outcome in words. */
export interface Attempt {
  readonly tried: string
  readonly came: string
  /** Whether the attack failed, as it must. */
  readonly ok: boolean
}

/** Records an attempt: a description, the outcome in words, and whether the service resisted. */
export type Report = (tried: string, came: string, ok: boolean) => void

/** A kind of attack on the service, which makes several attempts. */
export interface Attack {
  readonly name: string
  /** Whether the attack waits for a time limit. Short runs leave such attacks out. */
  readonly long?: boolean
  readonly run: (scene: Scene, report: Report) => Promise<void>
}
