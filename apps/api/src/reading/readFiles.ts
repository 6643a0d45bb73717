import { JsonObject, type JsonValue } from "@radicar/domain/json/JsonObject"
import type { Language, Localized } from "@radicar/domain/rules/Language"
import { receive } from "@radicar/ubl/received/receive"
import { receivedJson } from "@radicar/ubl/received/receivedJson"
import { Effect, Result } from "effect"
import { receivedFiles } from "./receivedFiles.ts"
import { verifyTools } from "./verifyTools.ts"

/** The service has no secrets to compute other people's keys with; the public ones of the test environment are known. */
const secrets = { technicalKey: undefined, softwarePin: undefined, softwareId: undefined }

const inFile = (name: string | undefined, { en, es }: Localized): Localized =>
  name === undefined ? { en, es } : { en: `${name}: ${en}`, es: `${name}: ${es}` }

/**
 * What octets that were sent hold, as the answer of the service; fails with why nothing can be read. Reading is work for
 * the processor alone, so between two documents others have their turn.
 */
export const readFiles = Effect.fnUntraced(function* (bytes: Uint8Array, at: Date, language: Language) {
  const files = receivedFiles(bytes)
  if (Result.isFailure(files)) return yield* Effect.fail(files.failure)
  const documents: Array<JsonValue> = []
  for (const { bytes: content, name } of files.success) {
    yield* Effect.yieldNow
    const received = receive(content, { secrets, at, tools: verifyTools })
    if (Result.isFailure(received)) return yield* Effect.fail(inFile(name, received.failure))
    documents.push(receivedJson(received.success, (text) => text[language], name))
  }
  return JsonObject.from({ Documents: documents })
})
