import type { NamedCodeList } from "@radicar/domain/inner/codes/CodeList"
import { healthCollectionConcepts } from "@radicar/domain/inner/codes/healthCollectionConcepts"
import { healthCoverages } from "@radicar/domain/inner/codes/healthCoverages"
import { healthNoContractReasons } from "@radicar/domain/inner/codes/healthNoContractReasons"
import { healthPaymentModalities } from "@radicar/domain/inner/codes/healthPaymentModalities"
import { healthActOn } from "@radicar/domain/inner/document/Health"
import type { PrepaidPayment, SaleDocument } from "@radicar/domain/inner/document/SaleDocument"
import type { Panel } from "../../layout/Sheet.ts"
import { joined, codeAndName, panel } from "../facts.ts"

const codeText = (list: NamedCodeList, code: string | undefined): string | undefined =>
  code === undefined ? undefined : codeAndName(code, list.nameOf(code))

/**
 * Label of a patient's payment: the payment concept, shortened to fit its column, else the payment's id or position.
 */
export const paymentLabel = ({ conceptCode, id }: PrepaidPayment, index: number): string =>
  codeText(healthCollectionConcepts, conceptCode)?.replace(" en planes voluntarios de salud", "") ??
  id ??
  String(index + 1)

/** Builds the panel of a document of the health sector: provider, payment modality, coverage, contract and policy. */
export const healthPanels = ({ date, health }: SaleDocument): ReadonlyArray<Panel> =>
  health === undefined
    ? []
    : [
        panel(
          "Sector salud",
          ["Código del prestador", health.providerCode],
          ["Modalidad de pago", codeText(healthPaymentModalities, health.paymentModalityCode)],
          ["Cobertura o plan", codeText(healthCoverages, health.coverageCode)],
          ["Contrato", health.contractNumber],
          ["Póliza", health.policyNumber],
          ["Factura sin contrato", codeText(healthNoContractReasons, health.noContractReasonCode)],
          ["Acto administrativo", health.act ?? healthActOn(date.date)]
        )
      ]

/** Builds the panels for data groups of other sectors, one panel for each collection of a group. */
export const dataPanels = ({ dataGroups = [] }: SaleDocument): ReadonlyArray<Panel> =>
  dataGroups.flatMap(({ collections, name }) =>
    collections.map((collection) =>
      panel(
        joined(" · ", name, collection.name),
        ...collection.values.map((each) => [each.name, joined(" ", each.code, each.value)] as const)
      )
    )
  )
