import type { Scene } from "./scene/Scene.ts"

/** One attempt of an attack, and its outcome in words. */
export interface Attempt {
  readonly tried: string
  readonly came: string
  /** Whether the attack failed, as it must. */
  readonly ok: boolean
  /** `speed` if the verdict is about time, which only a run without other work next to it can judge. */
  readonly of?: "speed" | undefined
}

/** Records an attempt: a description, the outcome in words, whether the service resisted, and {@link Attempt.of}. */
export type Report = (tried: string, came: string, ok: boolean, of?: Attempt["of"]) => void

/** A kind of attack on the service, which makes several attempts. */
export interface Attack {
  readonly name: string
  /** Whether the attack waits for a time limit. Short runs leave such attacks out. */
  readonly long?: boolean
  readonly run: (scene: Scene, report: Report) => Promise<void>
}
