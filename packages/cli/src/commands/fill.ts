import { completeBody, spellOut } from "@radicar/domain/complete/completeBody"
import { JsonObject, type JsonValue } from "@radicar/domain/json/JsonObject"
import { writeJson } from "@radicar/domain/json/writeJson"
import { Effect, Result } from "effect"
import { Command } from "effect/cli"
import { rulesBroken, typeOf } from "../document/judgeDocument.ts"
import { parseBody } from "../document/parseBody.ts"
import { describeCommand, fileArgument, outFlag } from "../flags/flags.ts"
import { readText } from "../input/readInput.ts"
import { Output, reporting } from "../output/Output.ts"
import { writeDocument } from "../output/write.ts"

/** JSON for a person to read, every digit as it was written. */
const indented = (value: JsonValue, margin = "\n"): string => {
  const inner = `${margin}  `
  const enclosed = (open: string, parts: ReadonlyArray<string>, close: string) =>
    `${open}${inner}${parts.join(`,${inner}`)}${margin}${close}`
  if (value instanceof JsonObject && value.keys.length > 0) {
    const member = (key: string, index: number) =>
      `${JSON.stringify(key)}: ${indented(value.values[index] ?? null, inner)}`
    return enclosed("{", value.keys.map(member), "}")
  }
  return Array.isArray(value) && value.length > 0
    ? enclosed(
        "[",
        value.map((each: JsonValue) => indented(each, inner)),
        "]"
      )
    : writeJson(value)
}

/** `radicar fill`: a body with all that follows from it, as a dry run with `complete=totals` shows it. */
export const fill = Command.make(
  "fill",
  {
    file: fileArgument({ en: "JSON body of a document", es: "Cuerpo JSON de un documento" }),
    out: outFlag
  },
  Effect.fn("fill")(function* ({ file, out }) {
    const { language } = yield* Output
    const body = yield* parseBody(yield* readText(file))
    const type = typeOf(body, language)
    if (Result.isFailure(type)) return yield* rulesBroken(type.failure)
    const completed = spellOut(type.success, completeBody(type.success, body))
    yield* writeDocument(out, `${indented(completed)}\n`)
  }, reporting("document"))
).pipe(
  describeCommand({
    en: "Fill in what follows from a document's lines: taxes, withholdings, totals, offline",
    es: "Llena lo que se deduce de las líneas de un documento: tributos, retenciones y totales, sin conexión",
    examples: [
      {
        command: "radicar fill invoice.json > filled.json",
        en: "What the body states stays; radicar validate says whether it is right",
        es: "Lo que el cuerpo informa se conserva; radicar validate dice si está bien"
      },
      { command: "radicar fill invoice.json | radicar invoice create - --certificate company.p12" }
    ]
  })
)
