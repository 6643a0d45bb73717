import { Invoice, invoice } from "@radicar/domain/inner/type/invoice"
import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import type { FilingConfiguration } from "@radicar/domain/inner/FilingConfiguration"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import type { Language } from "@radicar/domain/inner/rules/Language"
import type { Violation } from "@radicar/domain/inner/rules/Violation"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { readDocument } from "@radicar/domain/inner/wire/readDocument"
import { Redacted, Result } from "effect"
import { withoutListed } from "./listedCode.ts"

/** The day on which the example is issued and checked. */
const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })

/** The test software of the sandbox. */
export const configuration: FilingConfiguration = {
  environment: "2",
  now,
  software: { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: Redacted.make("12345") }
}

/** A service that knows no software. */
export const withoutSoftware: FilingConfiguration = { environment: "2", now }

/** A fresh copy of the example body. */
export const exampleBody = (): Record<string, any> => structuredClone(invoiceExample({ number: 990000001, date: now }))

/** Reads a body as JSON text. */
export const readInvoice = (body: unknown, language: Language = "en") =>
  readDocument(Invoice, Result.getOrThrow(parseJson(JSON.stringify(body))), { language })

/** What is wrong with a body, in form or by the rules; empty when nothing is. */
export const violationsOf = (
  body: unknown,
  language: Language = "en",
  configured: FilingConfiguration = configuration
): ReadonlyArray<Violation> =>
  readInvoice(body, language).pipe(
    Result.flatMap((read) => invoice.check(read, configured, language)),
    Result.match({ onFailure: ({ violations }) => withoutListed(violations), onSuccess: () => [] })
  )

/** New values of a body by the path of each, such as `Items.0.Taxes.0.Amount`; `undefined` removes the field. */
export type Changes = Readonly<Record<string, unknown>>

/** Makes changes to a body, which it returns. */
export const changed = (body: Record<string, any>, changes: Changes): Record<string, any> =>
  Object.entries(changes).reduce((all, [path, value]) => change(all, path.split("."), structuredClone(value)), body)

/** Sets the value at a path of a body; `undefined` removes it. */
export const change = (body: Record<string, any>, path: ReadonlyArray<string | number>, value: unknown) => {
  const parent = path.slice(0, -1).reduce<any>((object, key) => object[key], body)
  const last = path.at(-1) ?? ""
  if (value === undefined) delete parent[last]
  else parent[last] = value
  return body
}
