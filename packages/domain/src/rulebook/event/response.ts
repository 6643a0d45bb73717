import { claimReasons } from "../../codes/claimReasons.ts"
import { identifications } from "../../codes/identifications.ts"
import { type PreparedEvent, makesSwornStatement } from "../../document/event/CheckedEvent.ts"
import { partyIdentity } from "../../document/Party.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import { nearest } from "../../rules/nearest.ts"
import { rule, ruleWithCause, type Rule, type Rules, unexplained, type Check } from "../../rules/Rule.ts"
import { identityExpected } from "../../rules/sharedWordings.ts"
import type { Localized } from "../../rules/Language.ts"
import { reportUnplaced, unplaced } from "../unplaced.ts"

const buyerOrStatement: Localized = {
  en: "the buyer, or the sworn statement in Notes",
  es: "el adquiriente, o la manifestación bajo juramento en Notes"
}

/** A mandatory value that an event lacks. */
interface LackingValue {
  readonly name: string
  /** Code of the rule that a document breaks without the value. */
  readonly rule: string
  /** Index of a stated value whose name seems to be a misspelling of this one; `undefined` if there is none. */
  readonly misspelt: number | undefined
  /** Whether the filing service may look the value up: the total of an invoice that the caller did not supply. */
  readonly isLookedUp: boolean
}

const lackingValues = ({ event: { negotiation = [] }, invoice, type }: PreparedEvent): ReadonlyArray<LackingValue> => {
  const names = negotiation.map(({ name }) => name)
  return (type?.group?.values ?? []).flatMap(({ absence: rule = "AAI04b", isPayableAmount, name }) => {
    if (names.includes(name)) return []
    const index = names.findIndex((candidate) => nearest(candidate, [name]) !== undefined)
    const misspelt = index < 0 ? undefined : index
    const isLookedUp = isPayableAmount === true && invoice === undefined && misspelt === undefined
    return { name, rule, misspelt, isLookedUp }
  })
}

/** Makes a check that reports the missing mandatory values for the rule `code`. */
const reportAbsent =
  (code: string): Rule<PreparedEvent>["check"] =>
  (prepared, report) => {
    for (const { isLookedUp, misspelt, name, rule } of lackingValues(prepared)) {
      if (rule !== code || isLookedUp) continue
      const path = misspelt === undefined ? ["Negotiation"] : ["Negotiation", misspelt, "Name"]
      report(path, name, misspelt === undefined ? undefined : prepared.event.negotiation?.[misspelt]?.name)
    }
  }

/** Whether a tacit acceptance neither names the buyer nor makes the statement about the buyer. */
const lacksBuyer = ({ event, type }: PreparedEvent): boolean =>
  type?.swornSilence === true && event.customerParty === undefined && !makesSwornStatement(event.notes ?? [])

const checkNames: Check<PreparedEvent> = ({ event: { negotiation = [] }, type }, report) => {
  if (type !== undefined && type.group === undefined) return
  const seen = new Set<string>()
  negotiation.forEach(({ name }, index) => {
    if (seen.has(name))
      report(["Negotiation", index, "Name"], { en: "a name of its own", es: "un nombre que no se repita" }, name)
    seen.add(name)
  })
}

/** Rules on the fields that only events of certain types state. */
export const eventResponseRules: Rules<PreparedEvent> = [
  unplaced(({ event, type }, report) => {
    if (type === undefined) return
    const { claimCode, issuerParty, responseListId } = event
    if (claimCode !== undefined && type.claim !== true) reportUnplaced(["ClaimCode"], claimCode, report)
    if (responseListId !== undefined && type.endorsement !== true && type.mandate !== true) {
      reportUnplaced(["ResponseListId"], responseListId, report)
    }
    if (issuerParty !== undefined && type.person !== true) reportUnplaced(["IssuerParty"], issuerParty.id, report)
  }),
  rule(
    { code: "RAD20", path: "$.ClaimCode", source: "Annex RADIAN 1.1, list Concepto de Reclamo" },
    "The reason of the claim is not valid.",
    "El concepto del reclamo no es válido.",
    "Correct ClaimCode: 01 to 04.",
    "Corrija ClaimCode: 01 a 04.",
    ({ event, type }, report) => {
      if (type?.claim === true) reportUnlessListed(claimReasons, event.claimCode, ["ClaimCode"], report)
    }
  ),
  rule(
    { code: "RAD21", path: "$.IssuerParty", source: "Annex FE 1.9, events 030 and 032, IssuerParty/Person" },
    "This event must name the person who received the document, the goods or the services.",
    "Este evento debe identificar a la persona que recibe el documento, el bien o el servicio.",
    "Give IssuerParty.",
    "Informe IssuerParty.",
    ({ event, type }, report) => {
      if (type?.person === true && event.issuerParty === undefined) {
        report(["IssuerParty"], { en: "a person", es: "una persona" }, undefined)
      }
    }
  ),
  rule(
    { code: "RAD22", path: "$.IssuerParty.Id", source: "Annex FE 1.9 §13.2.1" },
    "The identification of the person is not valid.",
    "La identificación de la persona no es válida.",
    "Correct IssuerParty.Id and IssuerParty.IdentificationType.",
    "Corrija IssuerParty.Id e IssuerParty.IdentificationType.",
    ({ event, type }, report) => {
      if (type?.person !== true || event.issuerParty === undefined) return
      const { identificationType } = event.issuerParty
      reportUnlessListed(identifications, identificationType, ["IssuerParty", "IdentificationType"], report)
      if (partyIdentity(event.issuerParty) === undefined) {
        report(["IssuerParty", "Id"], identityExpected(identificationType, event.issuerParty.id), event.issuerParty.id)
      }
    }
  ),
  rule(
    { code: "RAD26", path: "$.ResponseListId", source: "Annex RADIAN 1.1 §14.2.3" },
    "An endorsement says whether it is complete or in blank.",
    "El endoso debe indicar si es completo o en blanco.",
    "Correct ResponseListId: 1 complete, 2 in blank.",
    "Corrija ResponseListId: 1 completo, 2 en blanco.",
    ({ event: { responseListId }, type }, report) => {
      if (type?.endorsement !== true || responseListId === "1" || responseListId === "2") return
      report(
        ["ResponseListId"],
        { en: "1 (complete) or 2 (in blank)", es: "1 (completo) o 2 (en blanco)" },
        responseListId
      )
    }
  ),
  rule(
    { code: "RAD27", path: "$.CustomerParty", source: "Annex FE 1.9, event 034, Note" },
    "A tacit acceptance declares the buyer's silence under oath, so it must name the buyer.",
    "La aceptación tácita debe manifestar bajo juramento el silencio del adquiriente e identificarlo.",
    "Give CustomerParty, or the sworn statement in Notes.",
    "Informe CustomerParty, o la manifestación juramentada en Notes.",
    (prepared, report) => {
      if (prepared.invoice !== undefined && lacksBuyer(prepared)) report(["CustomerParty"], buyerOrStatement, undefined)
    }
  ),
  unexplained(
    { code: "RAD27", severity: "notification", source: "Annex FE 1.9, event 034, Note" },
    "The service fills in the buyer, if it or the authority knows the invoice.",
    "El servicio completa el adquiriente, si él o la DIAN conoce la factura.",
    (prepared, report) => {
      if (prepared.invoice === undefined && lacksBuyer(prepared)) report(["CustomerParty"], buyerOrStatement, undefined)
    }
  ),
  ruleWithCause(
    { code: "AAI04b", path: "$.Negotiation[*].Name", source: "Annex RADIAN 1.1, rules AAI04b to AAI07b" },
    "A value of the negotiation that this event needs is absent.",
    "Falta un dato de la información de negociación del evento.",
    "A value of the negotiation that the event needs is absent, or its name is not the literal.",
    "Falta un dato de la negociación que el evento necesita, o su nombre no es el literal.",
    "Give the value in Negotiation with its literal Name, such as ValorTotalEndoso.",
    "Informe el dato en Negotiation con su Name literal, como ValorTotalEndoso.",
    reportAbsent("AAI04b")
  ),
  unexplained(
    { code: "AAI04b", severity: "notification", source: "Annex RADIAN 1.1, rules AAI04b to AAI07b" },
    "The service fills in the total of the invoice, if it or the authority knows the invoice.",
    "El servicio completa el total de la factura, si él o la DIAN conoce la factura.",
    (prepared, report) => {
      for (const { isLookedUp, name } of lackingValues(prepared)) {
        if (isLookedUp) report(["Negotiation"], name, undefined)
      }
    }
  ),
  rule(
    {
      code: "AAI11",
      path: "$.Negotiation[*].Name",
      source: "Annex RADIAN 1.1, rule AAI11, as the authority's validator has it"
    },
    "The means of payment of the transfer is absent.",
    "Falta el medio de pago de la transferencia.",
    "Give MedioPago in Negotiation, such as 47.",
    "Informe MedioPago en Negotiation, por ejemplo 47.",
    reportAbsent("AAI11")
  ),
  rule(
    {
      code: "RAD28",
      path: "$.Negotiation[*].Name",
      source: "Annex RADIAN 1.1, rules AAI04b to AAI07b: values are found by their names"
    },
    "A value of the negotiation is given twice.",
    "Un dato de la información de negociación está repetido.",
    "Correct Name in Negotiation: each name once.",
    "Corrija Name en Negotiation: cada nombre una vez.",
    checkNames
  )
]
