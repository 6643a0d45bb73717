import type { DocumentDefinition } from "@radicar/domain/document/DocumentDefinition"
import { parseJson } from "@radicar/domain/json/parseJson"
import { now } from "@radicar/generated/generatedInvoice"
import type { Judge } from "@radicar/sandbox/Judge"
import { documentTypes } from "@radicar/ubl/documentTypes"
import { Result } from "effect"
import { at, configuration } from "./configuration.ts"
import { signed } from "./signed.ts"

/** The reference of a note, event or adjustment to its document. */
export type Reference = NonNullable<Parameters<DocumentDefinition<unknown>["example"]>[0]["reference"]>

/** Files the example of a type with a judge and answers how others refer to it. */
export const fileExample = (
  judge: Judge,
  operation: keyof typeof documentTypes,
  number: number,
  changes: Record<string, unknown> = {},
  reference?: Reference
): Reference => {
  const type = documentTypes[operation]
  const example = type.example({ number, date: now, ...(reference === undefined ? {} : { reference }) })
  const body = Result.getOrThrow(parseJson(JSON.stringify({ ...example, ...changes })))
  const document = Result.getOrThrow(type.identify(body, configuration, { language: "en" }))
  const { accepted, findings } = judge.file(signed(document.render(), type), at)
  if (!accepted) throw new Error(`The example of ${operation} is refused: ${JSON.stringify(findings)}`)
  return { uuid: document.key.value, number: document.id, date: now.date }
}
