import type { DocumentDefinition, IdentifiedDocument } from "@radicar/domain/inner/document/DocumentDefinition"
import { payroll as payrollType, payrollDeleteNote, payrollReplaceNote } from "@radicar/domain/inner/type/payroll"
import type { FilingConfiguration } from "@radicar/domain/inner/FilingConfiguration"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import type { Language } from "@radicar/domain/inner/rules/Language"
import type { Findings, Violation } from "@radicar/domain/inner/rules/Violation"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { Redacted, Result } from "effect"
import { withoutListed } from "./listedCode.ts"

/** The day on which the examples are issued and checked. */
const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })

const configuration: FilingConfiguration = {
  environment: "2",
  now,
  software: { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: Redacted.make("12345") }
}

/** A service that knows no software. */
export const withoutSoftware: FilingConfiguration = { environment: "2", now }

/** A type of payroll document as the tests ask it. */
export interface PayrollSubject {
  readonly name: string
  /** A fresh copy of its example. */
  readonly example: () => Record<string, any>
  readonly identify: (
    body: unknown,
    configured?: FilingConfiguration,
    language?: Language
  ) => Result.Result<IdentifiedDocument<unknown>, Findings>
}

const subject = <Checked>(definition: DocumentDefinition<Checked>): PayrollSubject => ({
  name: definition.name,
  example: () => structuredClone(definition.example({ number: 1, date: now })),
  identify: (body, configured = configuration, language = "en") =>
    definition.identify(Result.getOrThrow(parseJson(JSON.stringify(body))), configured, { language })
})

export const payroll = subject(payrollType)
export const replaceNote = subject(payrollReplaceNote)
export const deleteNote = subject(payrollDeleteNote)

/** What is wrong with a body, in form or by the rules; empty when nothing is. */
export const violationsOf = (
  of: PayrollSubject,
  body: unknown,
  configured?: FilingConfiguration,
  language: Language = "en"
): ReadonlyArray<Violation> =>
  Result.match(of.identify(body, configured, language), {
    onFailure: ({ violations }) => withoutListed(violations),
    onSuccess: () => []
  })
