import { type Mutation, raising, setting } from "../Mutation.ts"
import { saleMutations } from "./saleMutations.ts"

const health = (field: string, value: unknown): Mutation => setting(["Health", field], value)

/** Mutations of a document of the health sector, in addition to the mutations of a sale. */
export const healthMutations: ReadonlyArray<Mutation> = [
  setting(["Health"], undefined),
  setting(["Period"], undefined),
  setting(["Period", "StartDate"], null),
  setting(["Period", "EndDate"], null),
  setting(["Period", "EndDate"], "2024-01-31"),
  {
    name: "a period of before October 2024",
    change: (body) => {
      body["Period"] = { StartDate: "2024-08-01", EndDate: "2024-08-31" }
      return true
    }
  },
  setting(["OperationCode"], "10"),
  setting(["OperationCode"], "SS-Recaudo"),
  setting(["OperationCode"], "SS-SinAporte"),
  setting(["OperationCode"], "SS-SNUM"),
  setting(["OperationCode"], "SS-CUDE"),
  setting(["OperationCode"], "SS-Reporte"),
  health("PaymentModalityCode", "05"),
  health("PaymentModalityCode", "12"),
  health("CoverageCode", "18"),
  health("CoverageCode", "04"),
  health("ContractNumber", undefined),
  health("PolicyNumber", undefined),
  health("NoContractReasonCode", undefined),
  health("NoContractReasonCode", "08"),
  health("ProviderCode", ""),
  setting(["PrepaidPayments", 0, "ConceptCode"], undefined),
  setting(["PrepaidPayments", 0, "ConceptCode"], "06"),
  raising(["PrepaidPayments", 0, "Amount"]),
  raising(["LegalMonetaryTotal", "PrepaidAmount"]),
  setting(["LegalMonetaryTotal", "PrepaidAmount"], undefined),
  setting(["PrepaidPayments"], undefined),
  {
    name: "a concept twice",
    change: (body) => {
      const first = body["PrepaidPayments"]?.[0]
      if (first === undefined) return false
      body["PrepaidPayments"].push({ ...first, Amount: 0 })
      return true
    }
  },
  ...saleMutations
]
