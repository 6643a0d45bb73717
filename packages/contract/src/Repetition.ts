import { Context } from "effect"
import type { HttpApiEndpoint } from "effect/http-api"

/**
 * The effect of sending a request again after its answer was lost.
 *
 * - `safe`: no further effect.
 * - `numbered`: no further effect, since the document is known by its number. A document without a number is known by
 *   its Idempotency-Key, which the caller must choose.
 * - `keyed`: no further effect if both requests carry the same Idempotency-Key, whoever chose it.
 * - `unsafe`: the effect may occur again.
 */
export type Repetition = "safe" | "numbered" | "keyed" | "unsafe"

/** Annotation of operations whose method does not determine the effect of a repetition. */
export class Repeats extends Context.Service<Repeats, Repetition>()("@radicar/contract/inner/Repeats") {}

/** The effect of repeating an operation: as its annotation states, otherwise by its method (RFC 9110, 9.2.2). */
export const repetitionOf = ({ annotations, method }: HttpApiEndpoint.Top): Repetition =>
  Context.getOrElse(annotations, Repeats, () => (method === "POST" || method === "PATCH" ? "unsafe" : "safe"))
