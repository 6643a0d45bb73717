import type { DocumentFacts } from "@radicar/domain/inner/document/DocumentFacts"
import { factSums } from "@radicar/domain/inner/facts/factSums"
import { foldName } from "@radicar/domain/inner/text/foldText"
import { rowOf } from "../../platform/database/records.ts"
import type { NewSubmission, ShownFacts } from "./Submission.ts"

/** The facts of a document as input of `record_facts_1`. */
export const factsRow = ({
  companyId,
  documentType,
  environment,
  facts,
  id
}: Pick<NewSubmission, "companyId" | "documentType" | "environment" | "facts"> & { readonly id: string }) => {
  const { city, counterparty, currency, dueDate, exchangeRate, issueDate, issuer, order, payment } = facts
  const { references, taxes, total, withholdings } = facts
  return {
    ...rowOf({ id, companyId, environment, documentType, issueDate, dueDate, currency, total, ...factSums(facts) }),
    issuer_name: issuer.name,
    details: { taxes, withholdings, exchangeRate, city, payment, order, references },
    ...(counterparty === undefined
      ? {}
      : {
          party: {
            identification_type: counterparty.type,
            identification: counterparty.number,
            name: counterparty.name,
            folded_name: foldName(counterparty.name)
          }
        })
  }
}

/** The facts of a document that a list shows. */
export const shownFacts = ({ counterparty, currency, total }: DocumentFacts): ShownFacts => ({
  counterpartyType: counterparty?.type,
  counterpartyNumber: counterparty?.number,
  counterpartyName: counterparty?.name,
  currency,
  total
})
