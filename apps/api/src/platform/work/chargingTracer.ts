import { Tracer } from "effect"

/** Milliseconds of a synchronous stretch from which on it is counted. */
const counted = 1

/**
 * A tracer that counts what a request takes of the answering thread: each synchronous stretch of at least 1 ms of
 * whatever runs with it, in milliseconds. Nothing that a handler calls goes round it.
 */
export const chargingTracer = (tracer: Tracer.Tracer, spend: (millis: number) => void): Tracer.Tracer =>
  Tracer.make({
    span: (options) => tracer.span(options),
    context: (primitive, fiber) => {
      const began = performance.now()
      try {
        return tracer.context?.(primitive, fiber) ?? primitive["~effect/Effect/evaluate"](fiber)
      } finally {
        const millis = performance.now() - began
        if (millis >= counted) spend(millis)
      }
    }
  })
