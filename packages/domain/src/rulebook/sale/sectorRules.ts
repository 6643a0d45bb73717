import type { Localized } from "../../rules/Language.ts"
import { invoiceOperations } from "../../codes/invoiceOperations.ts"
import type { PreparedSale, SaleKind } from "../../document/CheckedSale.ts"
import { healthOperations } from "../../document/Health.ts"
import type { SaleItem } from "../../document/Item.ts"
import type { SaleDocument } from "../../document/SaleDocument.ts"
import { checkEach, isStated } from "../../rules/unreadable.ts"
import type { WirePath } from "../../rules/Violation.ts"
import { rule, type Rules, type Check } from "../../rules/Rule.ts"
import { BigDecimal } from "effect"
import { identifications } from "../../codes/identifications.ts"
import { partyTaxes } from "../../codes/partyTaxes.ts"
import { responsibilities } from "../../codes/responsibilities.ts"
import { partyIdentity } from "../../document/Party.ts"
import { decimal, isPositive, sum, toExact } from "../../number/Decimal.ts"
import { reportUnlessAllListed, reportUnlessListed } from "../../rules/codeRule.ts"
import { identityExpected } from "../../rules/sharedWordings.ts"

const hundred = decimal("100")
/** The tolerance, in percentage points, for the sum of the members' rounded shares. */
const shareTolerance = decimal("0.5")

const checkShares: Check<PreparedSale> = ({ document }, report) => {
  const members = document.companyParty.shareholders
  if (members === undefined) return
  const all = sum(members.map(({ percentage }) => percentage))
  if (BigDecimal.isGreaterThan(BigDecimal.abs(BigDecimal.subtract(all, hundred)), shareTolerance)) {
    report(["CompanyParty", "Shareholders"], "100", toExact(all, 0))
  }
}

const checkMembers: Check<PreparedSale> = ({ document }, report) => {
  const members = document.companyParty.shareholders
  if (members === undefined) return
  const list = ["CompanyParty", "Shareholders"]
  if (members.length < 2) {
    report(list, { en: "two members or more", es: "dos integrantes o más" }, String(members.length))
  }
  checkEach(members, (member, index) => {
    const at = (field: string): WirePath => [...list, index, field]
    reportUnlessListed(identifications, member.identificationType, at("IdentificationType"), report)
    if (partyIdentity(member) === undefined) {
      report(at("Id"), identityExpected(member.identificationType, member.id), member.id)
    }
    if (!isPositive(member.percentage) || BigDecimal.isGreaterThan(member.percentage, hundred)) {
      const expected = { en: "more than 0, at most 100", es: "mayor que 0, como máximo 100" }
      report(at("Percentage"), expected, toExact(member.percentage, 0))
    }
    if (member.taxLevelCode !== undefined) {
      reportUnlessAllListed(responsibilities, member.taxLevelCode, at("TaxLevelCode"), report)
    }
    if (member.taxCode !== undefined) reportUnlessListed(partyTaxes, member.taxCode, at("TaxCode"), report)
  })
}

/** Rules on the members of a consortium or temporary union that issues. */
export const consortiumRules: Rules<PreparedSale> = [
  rule(
    { code: "FAJ53", path: "$.CompanyParty.Shareholders", source: "Annex FE 1.9, rules FAJ53 to FAJ61" },
    "A member of the consortium is not valid, or there is only one.",
    "Un integrante del consorcio o unión temporal no es válido, o hay uno solo.",
    "Correct CompanyParty.Shareholders: two or more, each with name, identification and percentage.",
    "Corrija CompanyParty.Shareholders: dos o más, cada uno con nombre, identificación y porcentaje.",
    checkMembers
  ),
  rule(
    {
      code: "RAD49",
      severity: "notification",
      path: "$.CompanyParty.Shareholders[*].Percentage",
      source: "Annex FE 1.9, cac:ShareholderParty/cbc:PartecipationPercent"
    },
    "The shares of the members do not add up to 100 %.",
    "Las participaciones de los integrantes no suman 100 %.",
    "Correct CompanyParty.Shareholders[].Percentage, or add the missing member.",
    "Corrija CompanyParty.Shareholders[].Percentage, o agregue el integrante que falta.",
    checkShares
  )
]

/** Fields for documents of one sector only: a group of the body, of each line or of each prepayment. */
interface SectorGroup {
  /** The paths at which a document states the group; each path once. */
  readonly stated: (document: SaleDocument) => ReadonlyArray<WirePath>
  /** Operations that may have the group; `required` are those that must have it. */
  readonly operations: ReadonlyArray<string>
  readonly required: ReadonlyArray<string>
  /** The paths at which a document lacks the group although it must have it. */
  readonly missing: (document: SaleDocument) => ReadonlyArray<WirePath>
  /** Whether documents of a kind may have the group in every operation. */
  readonly always?: (kind: SaleKind) => boolean
}

const withExtension = Object.entries(healthOperations).flatMap(([code, { extension }]) => (extension ? [code] : []))
const withPrepayments = Object.entries(healthOperations).flatMap(([code, { prepayments }]) =>
  prepayments === "none" ? [] : [code]
)

/** Finds a group of a sector in a field of the body. */
const ofBody = (field: string, read: (document: SaleDocument) => unknown): Pick<SectorGroup, "missing" | "stated"> => ({
  stated: (document) => (isStated(() => read(document)) ? [[field]] : []),
  missing: (document) => (isStated(() => read(document)) ? [] : [[field]])
})

/** Finds a field of a sector in the lines. */
const ofLines = (field: string, key: keyof SaleItem): Pick<SectorGroup, "missing" | "required" | "stated"> => ({
  stated: ({ items }) => {
    const paths: Array<WirePath> = []
    checkEach(items, (item, index) => {
      if (Object.hasOwn(item, key)) paths.push(["Items", index, field])
    })
    return paths
  },
  required: [],
  missing: () => []
})

/** Operations of notes that credit (20, 22) or debit (30, 32), with a reference and without. */
const ofNotes = ["20", "22", "30", "32"]

/**
 * Every group of fields for documents of one sector. Only this list states the operations of a group; the rules derive
 * from it. The operations include those of notes that repeat a group.
 */
const sectorGroups: ReadonlyArray<SectorGroup> = [
  {
    ...ofBody("Health", ({ health }) => health),
    operations: [...withExtension, "20", "30"],
    required: withExtension
  },
  {
    stated: ({ prepaidPayments = [] }) =>
      prepaidPayments.flatMap((payment, index) =>
        isStated(() => payment.conceptCode) ? [["PrepaidPayments", index, "ConceptCode"]] : []
      ),
    operations: withPrepayments,
    required: [],
    missing: () => []
  },
  // a patient's payment may be collected for another party than the payer (Documento Técnico 1 v002, SS-Recaudo)
  {
    ...ofLines("Principal", "principal"),
    operations: ["11", "SS-Recaudo", ...ofNotes],
    always: ({ principals }) => principals === true
  },
  { ...ofLines("Shipment", "shipment"), operations: ["12"] },
  { ...ofLines("AiuObject", "aiuObject"), operations: ["09", "20", "22"] },
  {
    ...ofBody("DataGroups", ({ dataGroups }) => dataGroups),
    operations: [...Array.from(invoiceOperations.all(), ([code]) => code), ...ofNotes].filter(
      (code) => !withExtension.includes(code)
    ),
    required: []
  }
]

const source = "The parts of the XML that each operation has: annex FE 1.9 §13.1.5 and the acts of the sectors"

const demanded: Localized = {
  en: "the parts that a document of this operation must have",
  es: "lo que debe tener un documento de esta operación"
}

/** The operations of the document's type that may have the group. */
const allowedOperations = ({ operations }: SectorGroup, { kind }: PreparedSale): Localized => {
  const allowed = operations.filter((code) => kind.operations?.has(code) === true).join(", ")
  return allowed === ""
    ? { en: "nothing: documents of this type do not have it", es: "nada: los documentos de este tipo no lo tienen" }
    : { en: `nothing, or one of the operations ${allowed}`, es: `nada, o una de las operaciones ${allowed}` }
}

const checkOtherSectors: Check<PreparedSale> = (prepared, report) => {
  const { document, kind, operationCode } = prepared
  // the groups of an unknown operation are unknown
  if (kind.operations?.has(operationCode) === false) return
  for (const group of sectorGroups) {
    if (group.operations.includes(operationCode) || group.always?.(kind) === true) continue
    for (const path of group.stated(document)) report(path, allowedOperations(group, prepared), operationCode)
  }
}

/** Rules against groups of another sector, and against documents that lack the group of their own sector. */
export const sectorRules: Rules<PreparedSale> = [
  rule(
    { code: "RAD33", path: "$.OperationCode", source },
    "Documents of this operation have no place for data of another sector: omit them, or correct the operation.",
    "Los documentos de esta operación no tienen lugar para datos de otro sector: omítalos o corrija la operación.",
    "Omit the field that the violation's path names, or give the OperationCode that takes it.",
    "Omita el campo que indica la ruta, o informe el OperationCode que lo admite.",
    checkOtherSectors
  ),
  rule(
    { code: "RAD34", path: "$.OperationCode", source },
    "A document of this operation must state the data of its sector.",
    "Un documento de esta operación debe informar los datos de su sector.",
    "Give the group that the violation's path names, or correct OperationCode.",
    "Informe el grupo que indica la ruta, o corrija OperationCode.",
    ({ document, operationCode }, report) => {
      for (const { missing, required } of sectorGroups) {
        if (!required.includes(operationCode)) continue
        for (const path of missing(document)) report(path, demanded, undefined)
      }
    }
  )
]
