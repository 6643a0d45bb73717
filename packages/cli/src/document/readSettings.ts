import { readDocument } from "@radicar/domain/wire/readDocument"
import { Effect, Result, type Schema } from "effect"
import { Failure } from "../Failure.ts"
import { readText } from "../input/readText.ts"
import { Output } from "../output/Output.ts"
import { parseBody } from "./parseBody.ts"

/** Settings for the service from a file of JSON; what does not fit is told before anything is sent. */
export const readSettings = Effect.fn("readSettings")(function* <A, E>(file: string, schema: Schema.Codec<A, E>) {
  const { language } = yield* Output
  const read = readDocument(schema, yield* parseBody(yield* readText(file)), { language })
  if (Result.isSuccess(read)) return read.success
  return yield* new Failure({
    reason: "invalid-document",
    text: { en: "The settings do not fit; nothing was sent.", es: "La configuración no encaja; no se envió nada." },
    violations: read.failure.violations
  })
})
