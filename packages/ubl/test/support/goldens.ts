import { JsonNumber, type JsonObject } from "@radicar/domain/inner/json/JsonValue"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { type DocumentType, documentTypes, type RenderableDocument } from "@radicar/ubl/inner/documentTypes"
import { seedOf } from "@radicar/domain/inner/key/DocumentKey"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { type CanonicalXml, unsignedText } from "@radicar/ubl/inner/CanonicalXml"
import { Redacted, Result } from "effect"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const folder = join(import.meta.dirname, "../golden")

const configuration = {
  environment: "2",
  now: new LocalDateTime({ date: "2026-01-15", time: "10:00:00" }),
  software: { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: Redacted.make("12345") }
} as const

/** A fixture: the folder of its files and the type that it is of. */
export interface Golden {
  readonly name: string
  readonly path: string
  readonly type: DocumentType
}

/** Every fixture, by the type whose name its folder has. */
export const goldens: ReadonlyArray<Golden> = Object.values<DocumentType>(documentTypes).flatMap((type) =>
  readdirSync(join(folder, type.name)).map((name) => ({
    name: `${type.name}/${name}`,
    path: join(folder, type.name, name),
    type
  }))
)

/** Identifies a fixture's input, with the number that it states or another one. */
export const identifyGolden = ({ path, type }: Golden, number?: number) => {
  const stated = Result.getOrThrow(parseJson(readFileSync(join(path, "input.json"), "utf8"))) as JsonObject
  const body = number === undefined ? stated : stated.with("Number", new JsonNumber(String(number)))
  return type.identify(body, configuration, { language: "en" })
}

/** A fixture's input, checked and with its key. */
export const identifiedGolden = (golden: Golden): RenderableDocument => {
  const document = identifyGolden(golden)
  if (Result.isFailure(document)) throw new Error(JSON.stringify(document.failure, null, 2))
  return document.success
}

/**
 * XML with an element a line: no text holds "><", because ">" is always escaped, and the line ends can be taken out
 * again.
 */
export const inLines = (xml: CanonicalXml): string => `${unsignedText(xml).replaceAll("><", ">\n<")}\n`

/** What a fixture's input becomes: its XML, an element a line, and its key with the text that was hashed. */
export const outcomeOf = (
  golden: Golden,
  document = identifiedGolden(golden)
): { readonly xml: string; readonly key: string } => {
  const { key } = document
  const xml = inLines(document.render())
  return { xml, key: `${key.scheme}\n${key.value}\n${seedOf(key)}\n` }
}

/** Reads what a fixture expects, or writes what it becomes when `UPDATE_GOLDENS=1` asks for that. */
export const expectationOf = (golden: Golden): { readonly xml: string; readonly key: string } => {
  const files = { xml: join(golden.path, "expected.xml"), key: join(golden.path, "expected-key.txt") }
  if (process.env["UPDATE_GOLDENS"] === "1") {
    const { key, xml } = outcomeOf(golden)
    writeFileSync(files.xml, xml)
    writeFileSync(files.key, key)
  }
  return { xml: readFileSync(files.xml, "utf8"), key: readFileSync(files.key, "utf8") }
}
