import { read } from "@radicar/fixtures/certificates/TestCertificates"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import * as Pkcs12 from "@radicar/signature/inner/Pkcs12"
import { signXades } from "@radicar/signature/inner/XadesSignature"
import { parse } from "@radicar/signature/inner/XmlTree"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { readXml } from "@radicar/ubl/inner/read/readXml"
import { Effect, Redacted, Result } from "effect"
import { invoiceText, now } from "../invoiceText.ts"

const configuration = {
  environment: "2",
  now,
  software: { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: Redacted.make("12345") }
} as const
const { bytes, password } = read("company")
const identity = await Effect.runPromise(Pkcs12.open(bytes, Redacted.make(password), new Date()))
const signing = { id: "8a7c9a4e-1c0b-4c53-9d0e-2f6f5d6c7b8a", signingTime: "2026-01-15T10:00:00.000-05:00" }

type Operation = keyof typeof documentTypes

const exampleText = (operation: Operation): string => {
  const { example, exampleNumbers } = documentTypes[operation]
  return JSON.stringify(example({ number: exampleNumbers.from, date: now }))
}

/** Converts the JSON text of a document to signed XML. */
const signed = (operation: Operation, text: string): Uint8Array => {
  const json = Result.getOrThrow(parseJson(text))
  const identified = documentTypes[operation].identify(json, configuration, { language: "en" })
  return signXades(Result.getOrThrow(identified).render(), identity, signing).bytes
}

const documentTexts = {
  InvoiceCreate: invoiceText(20),
  PayrollCreate: exampleText("PayrollCreate"),
  EquivalentCreate: exampleText("EquivalentCreate")
}

const invoiceXml = signed("InvoiceCreate", documentTexts.InvoiceCreate)

/** Functions that the guard times, by name: documents from JSON text to signed XML, and from XML back to the body. */
export const workloads: Readonly<Record<string, () => unknown>> = {
  "invoice of 20 lines": () => signed("InvoiceCreate", documentTexts.InvoiceCreate),
  payroll: () => signed("PayrollCreate", documentTexts.PayrollCreate),
  equivalent: () => signed("EquivalentCreate", documentTexts.EquivalentCreate),
  "reading the invoice": () => readXml(Result.getOrThrow(parse(invoiceXml)).root)
}
