import { type Duration, Effect, Layer } from "effect"
import { CompanyErasure } from "./CompanyErasure.ts"

/** Looks every now and then, from the start on, what was kept for the law and need not be any more. */
export const EraseDue = {
  /** Looks until the scope closes. */
  layer: (every: Duration.Input) =>
    Layer.effectDiscard(
      Effect.flatMap(CompanyErasure, ({ eraseDue }) =>
        eraseDue.pipe(Effect.andThen(Effect.sleep(every)), Effect.forever, Effect.forkScoped)
      )
    )
}
