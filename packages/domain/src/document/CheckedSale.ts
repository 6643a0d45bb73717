import { Redacted, Result } from "effect"
import type { FilingConfiguration } from "../FilingConfiguration.ts"
import { parseNit, type Nit } from "../Nit.ts"
import type { Language } from "../rules/Language.ts"
import { applyRules } from "../rules/Rule.ts"
import type { Findings } from "../rules/Findings.ts"
import type { PartyIdentity } from "./PartyIdentity.ts"
import { prepareSale, type PreparedSale } from "./PreparedSale.ts"
import type { SaleDocument } from "./SaleDocument.ts"
import type { SaleKind } from "./SaleKind.ts"

declare const checked: unique symbol

/**
 * A sale document that breaks no rule we can decide: the only thing that can be identified and rendered. Only
 * {@link checkSale} makes one.
 */
export interface CheckedSale extends PreparedSale {
  readonly [checked]: true
  readonly notifications: Findings["notifications"]
  readonly supplier: PartyIdentity
  readonly customer: PartyIdentity
  readonly software: PreparedSale["software"] & { readonly id: string; readonly pin: Redacted.Redacted<string> }
  readonly softwareOwner: Nit
  /** What the key is made secret with: the range's technical key or the software's pin. */
  readonly keySecret: Redacted.Redacted<string>
}

/** The code that a rule of sale documents has under the letters of one kind of them. */
export const saleRuleCode = (rulePrefix: string, code: string): string =>
  code.startsWith("F") ? rulePrefix + code.slice(1) : code

/** The letters of a document's rules. */
export const rulePrefixOf = ({ rulePrefix }: SaleKind, { typeCode }: SaleDocument): string =>
  typeof rulePrefix === "string" ? rulePrefix : (rulePrefix[typeCode] ?? "F")

/** Applies every rule to a document: a {@link CheckedSale}, or all findings at once. */
export const checkSale = (
  kind: SaleKind,
  document: SaleDocument,
  configuration: FilingConfiguration,
  language: Language
): Result.Result<CheckedSale, Findings> => {
  const prepared = prepareSale(kind, document, configuration)
  const rulePrefix = rulePrefixOf(kind, document)
  const findings = applyRules(kind.rules, prepared, language, (code) => saleRuleCode(rulePrefix, code))
  return findings.violations.length > 0
    ? Result.fail(findings)
    : // rules FAJ24b, FAK24b, FAB19b, FAB24a, FAB27a and FAD06 have just shown that nothing of this is absent
      Result.succeed({
        ...prepared,
        notifications: findings.notifications,
        softwareOwner: parseNit(prepared.software.ownerNit),
        keySecret:
          kind.keyMaking(document).secret === "softwarePin"
            ? prepared.software.pin
            : document.numberingRange.technicalKey
      } as CheckedSale)
}
