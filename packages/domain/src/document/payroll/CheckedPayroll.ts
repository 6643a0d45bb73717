import { type Redacted, Result } from "effect"
import type { PayrollConcept } from "../../codes/payrollConcepts.ts"
import type { FilingConfiguration } from "../../FilingConfiguration.ts"
import { parseNit, type Nit } from "../../Nit.ts"
import type { Findings } from "../../rules/Findings.ts"
import type { Language } from "../../rules/Language.ts"
import { payrollDeleteNoteRules, payrollReplaceNoteRules, payrollRules } from "../../rules/payroll/payrollRules.ts"
import { applyRules, type Rule } from "../../rules/Rule.ts"
import type { PartyIdentity } from "../PartyIdentity.ts"
import type { Payroll } from "./Payroll.ts"
import type { PayrollDeleteNote } from "./PayrollDeleteNote.ts"
import type { PayrollEntry } from "./PayrollEntry.ts"
import type { PayrollReplaceNote } from "./PayrollReplaceNote.ts"
import { prepareIssue, type PreparedIssue, type PreparedPayroll, preparePayroll } from "./PreparedPayroll.ts"

declare const checked: unique symbol

/** What the rules on the header have shown to be there. */
interface CheckedIssue {
  readonly [checked]: true
  readonly notifications: Findings["notifications"]
  readonly employer: Nit
  readonly software: PreparedIssue<Payroll>["software"] & {
    readonly id: string
    readonly pin: Redacted.Redacted<string>
  }
  readonly softwareOwner: Nit
}

/** An item whose concept is known. */
export interface CheckedPayrollEntry extends PayrollEntry {
  readonly concept: PayrollConcept
}

interface CheckedContent extends CheckedIssue {
  readonly worker: PartyIdentity
  readonly entries: ReadonlyArray<CheckedPayrollEntry>
}

/** A payroll that breaks no rule we can decide; only {@link checkPayroll} makes one. */
export interface CheckedPayroll extends PreparedPayroll<Payroll>, CheckedContent {
  readonly employer: Nit
  readonly software: CheckedIssue["software"]
  readonly worker: PartyIdentity
  readonly entries: ReadonlyArray<CheckedPayrollEntry>
}

/** A replacing note that breaks no rule we can decide; only {@link checkPayrollReplaceNote} makes one. */
export interface CheckedPayrollReplaceNote extends PreparedPayroll<PayrollReplaceNote>, CheckedContent {
  readonly employer: Nit
  readonly software: CheckedIssue["software"]
  readonly worker: PartyIdentity
  readonly entries: ReadonlyArray<CheckedPayrollEntry>
}

/** A deleting note that breaks no rule we can decide; only {@link checkPayrollDeleteNote} makes one. */
export interface CheckedPayrollDeleteNote extends PreparedIssue<PayrollDeleteNote>, CheckedIssue {
  readonly employer: Nit
  readonly software: CheckedIssue["software"]
}

const check = <Prepared extends PreparedIssue<Payroll | PayrollReplaceNote | PayrollDeleteNote>>(
  rules: ReadonlyArray<Rule<Prepared>>,
  prepared: Prepared,
  language: Language
): Result.Result<Prepared & Pick<CheckedIssue, "notifications" | "softwareOwner">, Findings> => {
  const findings = applyRules(rules, prepared, language)
  return findings.violations.length > 0
    ? Result.fail(findings)
    : // the rule on the owner of the software has just shown that it is a NIT
      Result.succeed({
        ...prepared,
        notifications: findings.notifications,
        softwareOwner: parseNit(prepared.software.ownerNit) as Nit
      })
}

/** Applies every rule to a payroll: a {@link CheckedPayroll}, or all findings at once. */
export const checkPayroll = (
  payroll: Payroll,
  configuration: FilingConfiguration,
  language: Language
): Result.Result<CheckedPayroll, Findings> =>
  check(payrollRules, preparePayroll(payroll, configuration), language) as Result.Result<CheckedPayroll, Findings>

/** Applies every rule to a replacing note: a {@link CheckedPayrollReplaceNote}, or all findings at once. */
export const checkPayrollReplaceNote = (
  note: PayrollReplaceNote,
  configuration: FilingConfiguration,
  language: Language
): Result.Result<CheckedPayrollReplaceNote, Findings> =>
  check(payrollReplaceNoteRules, preparePayroll(note, configuration), language) as Result.Result<
    CheckedPayrollReplaceNote,
    Findings
  >

/** Applies every rule to a deleting note: a {@link CheckedPayrollDeleteNote}, or all findings at once. */
export const checkPayrollDeleteNote = (
  note: PayrollDeleteNote,
  configuration: FilingConfiguration,
  language: Language
): Result.Result<CheckedPayrollDeleteNote, Findings> =>
  check(payrollDeleteNoteRules, prepareIssue(note, configuration), language) as Result.Result<
    CheckedPayrollDeleteNote,
    Findings
  >
