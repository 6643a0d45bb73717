import { assert, it } from "@effect/vitest"
import { check, example, type Operation, operations } from "@radicar/domain"
import { documentDefinitions } from "@radicar/domain/inner/type/documentDefinitions"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { ForeignDocument, InvalidLogo, print } from "@radicar/print"
import { printableTypes } from "@radicar/print/inner/printableTypes"
import { Redacted, Result } from "effect"

const now = new Date("2026-01-15T15:00:00Z")
const options = { now, provider: { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: "12345" } }

const bodyOf = (operation: Operation) =>
  example(operation, { number: documentDefinitions[operation].exampleNumbers.from + 1, now })

it.each(operations)("%s: prints the result of check as the print for Effect prints the body", (operation) => {
  const body = bodyOf(operation)
  const document = check(body, { ...options, operation })
  if (!document.valid) assert.fail(JSON.stringify(document.violations))
  const moment = fromEpochMillis(now.getTime())
  const software = { id: options.provider.id, pin: Redacted.make(options.provider.pin) }
  const identified = printableTypes[operation].identify(
    Result.getOrThrow(parseJson(JSON.stringify(body))),
    { environment: "2", now: moment, software },
    { language: "en" }
  )
  assert.deepStrictEqual(
    print(document, { signed: now, standing: "unvalidated" }),
    Result.getOrThrow(identified).print({ signed: moment, standing: "unvalidated" })
  )
})

it("refuses a copy of a result, a result with violations, and a logo that is none", () => {
  const document = check(bodyOf("InvoiceCreate"), options)
  if (!document.valid) assert.fail(JSON.stringify(document.violations))
  assert.throws(() => print({ ...document }), ForeignDocument)
  const refused: any = check({}, options)
  assert.throws(() => print(refused), ForeignDocument)
  assert.throws(() => print(document, { logo: new Uint8Array(3) }), InvalidLogo)
  const nothing: any = undefined
  assert.throws(() => print(nothing), ForeignDocument)
})
