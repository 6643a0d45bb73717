import "@radicar/domain/inner/names"
import { definitionOf } from "@radicar/domain/inner/type/definitionOf"
import { completeBody, spellOut } from "@radicar/domain/inner/complete/completeBody"
import { JsonObject, type JsonValue, writeJson } from "@radicar/domain/inner/json/JsonValue"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { readParsedBody } from "@radicar/domain/inner/wire/readDocument"
import { Effect, Result } from "effect"
import { Command } from "effect/cli"
import { rulesBroken } from "../document/judgeDocument.ts"
import { parseJsonBody } from "../document/parseJsonBody.ts"
import { describeCommand, fileArgument, outFlag } from "../flags/flags.ts"
import { readText } from "../input/readInput.ts"
import { Output, reporting, violationsText } from "../output/Output.ts"
import { writeDocument } from "../output/write.ts"

/** JSON indented for a person, with every digit as written. */
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
        value.map((item: JsonValue) => indented(item, inner)),
        "]"
      )
    : writeJson(value)
}

const notRead: Localized = {
  en: "These values cannot be read; what follows from them was not filled in.",
  es: "Estos valores no se pueden leer; lo que se deduce de ellos no se llenó."
}

const nothingFollows: Localized = {
  en: "Nothing was filled in: the body states all that follows from its lines. radicar validate says what else it lacks.",
  es: "No se llenó nada: el cuerpo informa todo lo que se deduce de sus líneas. radicar validate dice qué más le falta."
}

/** `radicar fill`: completes a body with all derived fields, like a dry run with `complete=totals`. */
export const fillCommand = Command.make(
  "fill",
  {
    file: fileArgument({ en: "JSON body of a document", es: "Cuerpo JSON de un documento" }),
    out: outFlag
  },
  Effect.fn("fill")(function* ({ file, out }) {
    const output = yield* Output
    const { language } = output
    const layout = { ...output, paint: output.messagePaint }
    const body = yield* parseJsonBody(yield* readText(file))
    const type = definitionOf(body, language)
    if (Result.isFailure(type)) return yield* rulesBroken(type.failure)
    const completed = completeBody(type.success, body)
    const filled = spellOut(type.success, completed)
    yield* writeDocument(out, `${indented(filled)}\n`)
    const { findings } = readParsedBody(type.success.schema, completed, { language, unknownFields: "ignore" })
    const unreadable = findings.violations.filter(({ rule }) => rule === "RAD02" || rule === "VLR01")
    if (unreadable.length > 0) {
      yield* output.message(`${output.say(notRead)}\n\n${violationsText({ violations: unreadable }, layout)}`)
    } else if (writeJson(filled) === writeJson(body)) yield* output.message(output.say(nothingFollows))
  }, reporting("document"))
).pipe(
  describeCommand({
    en: "Fill in what follows from a document's lines: taxes, withholdings, totals, offline",
    es: "Llena lo que se deduce de las líneas de un documento: tributos, retenciones y totales, sin conexión",
    short: {
      en: "Fill in taxes, withholdings and totals from the lines",
      es: "Llena tributos, retenciones y totales según las líneas"
    },
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
