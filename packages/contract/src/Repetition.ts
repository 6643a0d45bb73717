import { Context } from "effect"
import type { HttpApiEndpoint } from "effect/http-api"

/**
 * What a request does that is sent a second time, because the answer to the first was lost.
 *
 * - `safe`: nothing more than the first did.
 * - `numbered`: nothing more, since the document is known by its number; without number by its Idempotency-Key, which
 *   has to be the caller's own.
 * - `keyed`: nothing more if both carried the same Idempotency-Key, whoever chose it.
 * - `unsafe`: it may do the same once more.
 */
export type Repetition = "safe" | "numbered" | "keyed" | "unsafe"

/** Annotation of the operations whose method does not say it. */
export class Repeats extends Context.Service<Repeats, Repetition>()("@radicar/contract/inner/Repeats") {}

/**
 * What repeating an operation does: by its own annotation, else by what HTTP says about its method (RFC 9110, 9.2.2).
 */
export const repetitionOf = ({ annotations, method }: HttpApiEndpoint.Top): Repetition =>
  Context.getOrElse(annotations, Repeats, () => (method === "POST" || method === "PATCH" ? "unsafe" : "safe"))
