import { BigDecimal } from "effect"
import type { FilingConfiguration } from "../../FilingConfiguration.ts"
import type { Environment } from "../../Environment.ts"
import { parseNit, type Nit } from "../../Nit.ts"
import { roundHalfEven } from "../../number/Decimal.ts"
import type { LocalDateTime } from "../../time/LocalDateTime.ts"
import { type PartyIdentity, partyIdentity } from "../PartyIdentity.ts"
import { type ResolvedAddress, resolveAddress } from "../ResolvedAddress.ts"
import { resolveSoftware, type Software } from "../Software.ts"
import type { Payroll } from "./Payroll.ts"
import type { PayrollDeleteNote } from "./PayrollDeleteNote.ts"
import { entrySum, type PayrollEntry, payrollEntries } from "./PayrollEntry.ts"
import { type PayrollTotals, payrollTotals } from "./PayrollMonetaryTotal.ts"
import type { PayrollReplaceNote } from "./PayrollReplaceNote.ts"
import { timeWorked } from "./timeWorked.ts"

/** A payroll document with what follows from its header; what can not be worked out is absent and breaks a rule. */
export interface PreparedIssue<out Document extends Payroll | PayrollReplaceNote | PayrollDeleteNote> {
  readonly document: Document
  readonly environment: Environment
  readonly now: LocalDateTime
  /** Prefix and number, `NumeroSecuenciaXML/@Numero`. */
  readonly id: string
  readonly prefix: string | undefined
  readonly software: Software
  readonly employer: Nit | undefined
  readonly employerAddress: ResolvedAddress
}

/** A payroll, or the note that replaces one, with everything that follows from it worked out. */
export interface PreparedPayroll<
  out Document extends Payroll | PayrollReplaceNote = Payroll | PayrollReplaceNote
> extends PreparedIssue<Document> {
  readonly worker: PartyIdentity | undefined
  readonly workplace: ResolvedAddress
  readonly entries: ReadonlyArray<PayrollEntry>
  readonly totals: PayrollTotals
  /** By how much what is left differs from what the items come to, without sign (`Redondeo`; payroll annex 1.0 §1.1.1). */
  readonly rounding: BigDecimal.BigDecimal
  /** Days in the company, `Periodo/@TiempoLaborado`. */
  readonly timeWorked: number
}

/** Works out what follows from the header of a payroll document and the configuration. Pure and total. */
export const prepareIssue = <Document extends Payroll | PayrollReplaceNote | PayrollDeleteNote>(
  document: Document,
  configuration: FilingConfiguration
): PreparedIssue<Document> => {
  const { companyParty, numberingRange, softwareProvider } = document
  return {
    document,
    environment: configuration.environment,
    now: configuration.now,
    id: `${numberingRange?.prefix ?? ""}${document.number}`,
    prefix: numberingRange?.prefix,
    software: resolveSoftware(softwareProvider, configuration, companyParty.id),
    employer: parseNit(companyParty.id),
    employerAddress: resolveAddress(companyParty.physicalLocation)
  }
}

/** Works out what follows from a payroll, or from the note that replaces one. Pure and total. */
export const preparePayroll = <Document extends Payroll | PayrollReplaceNote>(
  document: Document,
  configuration: FilingConfiguration
): PreparedPayroll<Document> => {
  const { employeeParty, items, monetaryTotal, period } = document
  const entries = payrollEntries(items, period)
  const totals = payrollTotals(monetaryTotal)
  const left = BigDecimal.subtract(entrySum(entries, "Devengo"), entrySum(entries, "Deduccion"))
  return {
    ...prepareIssue(document, configuration),
    worker: partyIdentity(employeeParty),
    workplace: resolveAddress(employeeParty.physicalLocation),
    entries,
    totals,
    rounding: BigDecimal.abs(BigDecimal.subtract(roundHalfEven(totals.net.amount, 2), left)),
    timeWorked: timeWorked(period.entryDate, period.finishDate ?? period.endDate)
  }
}
