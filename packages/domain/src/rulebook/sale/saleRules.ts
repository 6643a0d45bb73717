import type { PreparedSale } from "../../document/CheckedSale.ts"
import type { Rules } from "../../rules/Rule.ts"
import { allowanceRules } from "./allowances.ts"
import { headerRules, paymentRules } from "./header.ts"
import { lineRules } from "./lines.ts"
import { rangeNotification } from "./numbering.ts"
import { deliveryRules, partyRules, purchasePartyRules } from "./parties.ts"
import { partyNotifications, purchasePartyNotifications, taxNotifications } from "./partyNotifications.ts"
import { consortiumRules, sectorRules } from "./sectorRules.ts"
import { taxRules } from "./taxes.ts"
import { totalRules } from "./totals.ts"

const rulesWith = (parties: Rules<PreparedSale>): Rules<PreparedSale> => [
  ...headerRules,
  ...sectorRules,
  rangeNotification,
  ...parties,
  ...paymentRules,
  ...allowanceRules,
  ...lineRules,
  ...taxNotifications,
  ...taxRules,
  ...totalRules
]

/** The rules that all sale documents share, in the order of the annex. */
export const saleRules = rulesWith([...partyRules, ...consortiumRules, ...partyNotifications, ...deliveryRules])

/** The rules that all documents in support of a purchase share. */
export const purchaseRules = rulesWith([...purchasePartyRules, ...purchasePartyNotifications])
