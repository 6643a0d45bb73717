import { read } from "@radicar/fixtures/certificates/TestCertificates"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { Invoice, invoice } from "@radicar/domain/inner/type/invoice"
import { readDocument } from "@radicar/domain/inner/wire/readDocument"
import { printSale } from "@radicar/print/inner/printableDocument"
import * as Pkcs12 from "@radicar/signature/inner/Pkcs12"
import { signXades } from "@radicar/signature/inner/XadesSignature"
import { renderSale } from "@radicar/ubl/inner/sale/saleTables"
import { Effect, Redacted, Result } from "effect"
import { randomUUID } from "node:crypto"
import { now } from "./invoiceText.ts"

/** Configuration with which the benchmark checks documents. */
export const configuration = {
  environment: "2",
  now,
  software: { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: Redacted.make("12345") }
} as const

const { bytes, password } = read("company")

/** The signing certificate, opened once. */
export const identity = await Effect.runPromise(Pkcs12.open(bytes, Redacted.make(password), new Date()))

const parse = (text: string) => Result.getOrThrow(parseJson(text))

const decode = (json: ReturnType<typeof parse>) => Result.getOrThrow(readDocument(Invoice, json, { language: "en" }))

const check = (decoded: ReturnType<typeof decode>) => Result.getOrThrow(invoice.check(decoded, configuration, "en"))

const signXml = (xml: ReturnType<typeof renderSale>) =>
  signXades(xml, identity, { id: randomUUID(), signingTime: "2026-01-15T10:00:00.000-05:00" })

/** Steps of an invoice from JSON text to signed XML. Each step takes results of earlier ones. */
export const steps = { parse, decode, check, key: invoice.key, render: renderSale, sign: signXml }

/** Runs the whole pipeline, from the JSON text of an invoice to signed XML. */
export const pipeline = (text: string) => {
  const checked = steps.check(steps.decode(steps.parse(text)))
  return steps.sign(steps.render(checked, steps.key(checked)))
}

/**
 * Makes a function that prints the document of a JSON text. Reading, checking and key computation are done once in
 * advance.
 */
export const printing = (text: string): (() => Uint8Array) => {
  const checked = steps.check(steps.decode(steps.parse(text)))
  const key = steps.key(checked)
  return () => printSale(checked, key)
}
