import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { type PrintableType, printableTypes } from "@radicar/print/inner/printableTypes"
import { unsignedText } from "@radicar/ubl/inner/CanonicalXml"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { Redacted, Result } from "effect"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** An operation of the service. */
export type Operation = keyof typeof printableTypes

const configuration = {
  environment: "2",
  now: new LocalDateTime({ date: "2026-01-15", time: "10:00:00" }),
  software: { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: Redacted.make("12345") }
} as const

/** A body that must break no rule, ready to be printed, and its XML as another package of ours writes it. */
export const printable = (operation: Operation, text: string) => {
  const body = Result.getOrThrow(parseJson(text))
  const type: PrintableType = printableTypes[operation]
  const document = type.identify(body, configuration, { language: "en" })
  if (Result.isFailure(document)) throw new Error(JSON.stringify(document.failure, null, 2))
  const xml = () =>
    unsignedText(Result.getOrThrow(documentTypes[operation].identify(body, configuration, { language: "en" })).render())
  return { document: document.success, xml }
}

const folder = join(import.meta.dirname, "../../../ubl/test/golden")

/** Every body that the renderers are held to, by its type. */
export const bodies = Object.keys(printableTypes).flatMap((key) => {
  const operation = key as Operation
  const { name } = printableTypes[operation]
  return readdirSync(join(folder, name)).map((fixture) => ({
    operation,
    name: `${name}/${fixture}`,
    text: readFileSync(join(folder, name, fixture, "input.json"), "utf8")
  }))
})
