import { InvalidBody } from "@radicar/contract/problem/InvalidBody"
import type { Localized } from "@radicar/domain/rules/Language"
import { readDocument } from "@radicar/domain/wire/readDocument"
import { Effect, Result, type Schema } from "effect"
import type { HttpServerRequest } from "effect/http"
import { CallerLanguage } from "../language/CallerLanguage.ts"
import { failLocalized } from "../language/failLocalized.ts"
import { parseBody } from "./parseBody.ts"
import { readBody } from "./readBody.ts"

const summary = (count: number): Localized => ({
  en: `${count} ${count === 1 ? "value does" : "values do"} not fit; nothing was changed.`,
  es: `${count} ${count === 1 ? "valor no encaja" : "valores no encajan"}; no se cambió nada.`
})

/** {@link readResource}, and with it the JSON that was read. */
export const readResourceJson = Effect.fnUntraced(function* <A, E>(
  request: HttpServerRequest.HttpServerRequest,
  schema: Schema.Codec<A, E>
) {
  const json = yield* parseBody(yield* readBody(request))
  const read = readDocument(schema, json, { language: yield* CallerLanguage })
  if (Result.isSuccess(read)) return { json, value: read.success }
  const { violations } = read.failure
  return yield* failLocalized(summary(violations.length), (detail) => new InvalidBody({ violations, detail }))
})

/** Reads the body of a resource; reports every invalid value with its path, in the caller's language, and shows no secret. */
export const readResource = <A, E>(request: HttpServerRequest.HttpServerRequest, schema: Schema.Codec<A, E>) =>
  Effect.map(readResourceJson(request, schema), ({ value }) => value)
