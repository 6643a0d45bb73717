import type { Attack, Attempt } from "./Attempt.ts"
import { onScene } from "./scene/Scene.ts"

/**
 * Runs attacks one after the other against newly started services. Passes each attempt to `tell` and returns all
 * attempts. The service is bundled from this repository unless `file` names another start file.
 */
export const runAttacks = async (
  attacks: ReadonlyArray<Attack>,
  tell: (attack: string, attempt: Attempt) => void,
  file?: string
): Promise<ReadonlyArray<Attempt>> => {
  const attempts: Array<Attempt> = []
  await onScene(async (scene) => {
    for (const { name, run } of attacks) {
      const report = (tried: string, came: string, ok: boolean, of?: Attempt["of"]): void => {
        const attempt: Attempt = { tried, came, ok, of }
        attempts.push(attempt)
        tell(name, attempt)
      }
      try {
        await run(scene, report)
      } catch (error) {
        report("the whole attack", String(error), false)
      }
    }
  }, file)
  return attempts
}

/** Formats an attempt as one line. */
export const attemptLine = (attack: string, { came, ok, tried }: Attempt): string =>
  `${ok ? "ok    " : "FAILED"} ${attack}: ${tried}: ${came}`

/** Whether attacks were made and all of them failed. */
export const hasFailed = (attempts: ReadonlyArray<Attempt>): boolean =>
  attempts.length > 0 && attempts.every(({ ok }) => ok)
