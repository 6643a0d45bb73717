import { identifications } from "../../codes/identifications.ts"
import type { PreparedSale } from "../../document/CheckedSale.ts"
import { healthGroupName } from "../../document/DataGroup.ts"
import { aiuNotePrefix, isAiuNote, type SaleItem } from "../../document/Item.ts"
import { partyIdentity } from "../../document/Party.ts"
import { isPositive, toExact } from "../../number/Decimal.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import { checkEach, isStated } from "../../rules/unreadable.ts"
import type { Localized } from "../../rules/Language.ts"
import { rule, type Check, type Report, type Rules, unexplained } from "../../rules/Rule.ts"
import { identityExpected, moreThanZero, nothing } from "../../rules/sharedWordings.ts"
import type { WirePath } from "../../rules/Violation.ts"

const transcribed: Localized = { en: "the document that is transcribed", es: "el documento que se transcribe" }

/** Rules on invoices of single types or operations, beyond the code lists. */
export const invoiceOperationRules: Rules<PreparedSale> = [
  unexplained(
    { code: "FAI01" },
    "An invoice of the issuer's contingency must name the paper invoice that it transcribes.",
    "Una factura de contingencia del facturador debe informar la factura de talonario o papel que transcribe.",
    ({ additionalDocumentReferences, document: { typeCode } }, report) => {
      if (typeCode === "03" && additionalDocumentReferences.length === 0) {
        report(["AdditionalDocumentReferences"], transcribed, undefined)
      }
    }
  )
]

/** Makes checks of a group of fields that lines may state. */
const ofGroup =
  <Group extends object>(field: string, groupOf: (item: SaleItem) => Group | undefined) =>
  (check: (group: Group, at: (field: string) => WirePath, report: Report) => void): Check<PreparedSale> =>
  ({ document }, report) => {
    checkEach(document.items, (item, index) => {
      const group = groupOf(item)
      if (group !== undefined) check(group, (inside) => ["Items", index, field, inside], report)
    })
  }

const ofPrincipals = ofGroup("Principal", ({ principal }) => principal)
const ofShipments = ofGroup("Shipment", ({ shipment }) => shipment)

const mandates = "Annex FE 1.9, group FBA: the principal of a line"

/** Rules on the principal of a line, in mandates and in equivalents. */
export const principalRules: Rules<PreparedSale> = [
  rule(
    { code: "FBA07", path: "$.Items[*].Principal.Id", source: mandates },
    "The number of the principal or its check digit is not valid.",
    "El número del mandante o su dígito de verificación no es válido.",
    "Correct Items[].Principal.Id: the NIT without a check digit, or with the right one after a hyphen.",
    "Corrija Items[].Principal.Id: el NIT sin dígito de verificación, o con el correcto tras un guion.",
    ofPrincipals((principal, at, report) => {
      if (partyIdentity(principal) !== undefined) return
      report(at("Id"), identityExpected(principal.identificationType, principal.id), principal.id)
    })
  ),
  rule(
    { code: "FBA08", path: "$.Items[*].Principal.IdentificationType", source: mandates },
    "The identification type of the principal is not valid.",
    "El tipo de identificación del mandante no es válido.",
    "Correct Items[].Principal.IdentificationType, as a rule 31: a NIT.",
    "Corrija Items[].Principal.IdentificationType, por lo general 31: NIT.",
    ofPrincipals(({ identificationType }, at, report) =>
      reportUnlessListed(identifications, identificationType, at("IdentificationType"), report)
    )
  )
]

const remesas = "Annex FE 1.9, lists RegistroTransporte and RemesaTransporte"

const shipmentRules: Rules<PreparedSale> = [
  rule(
    { code: "TRA01", path: "$.Items[*].Shipment.RadicadoNumber", source: remesas },
    "The number that the RNDC gave the remesa has only digits.",
    "El radicado que el RNDC dio a la remesa lleva solo dígitos.",
    "Correct Items[].Shipment.RadicadoNumber: the number with which the RNDC accepted the remesa.",
    "Corrija Items[].Shipment.RadicadoNumber: el número con el que el RNDC aceptó la remesa.",
    ofShipments(({ radicadoNumber }, at, report) => {
      if (!/^[0-9]+$/u.test(radicadoNumber))
        report(at("RadicadoNumber"), { en: "digits", es: "dígitos" }, radicadoNumber)
    })
  ),
  rule(
    { code: "TRA02", path: "$.Items[*].Shipment.Number", source: remesas },
    "The number of the remesa has at most 15 letters and digits.",
    "El número de la remesa lleva máximo 15 letras y dígitos.",
    "Correct Items[].Shipment.Number to the number that the RNDC has, with its leading zeros.",
    "Corrija Items[].Shipment.Number con el número que tiene el RNDC, con sus ceros a la izquierda.",
    ofShipments(({ number }, at, report) => {
      if (/^[0-9A-Za-z]{1,15}$/u.test(number)) return
      report(at("Number"), { en: "1 to 15 letters or digits", es: "de 1 a 15 letras o dígitos" }, number)
    })
  ),
  rule(
    { code: "TRA03", path: "$.Items[*].Shipment.FreightValue", source: remesas },
    "The freight must be more than zero.",
    "El valor del flete debe ser mayor que cero.",
    "Correct Items[].Shipment.FreightValue.",
    "Corrija Items[].Shipment.FreightValue.",
    ofShipments(({ freightValue }, at, report) => {
      if (!isPositive(freightValue)) report(at("FreightValue"), moreThanZero, toExact(freightValue, 0))
    })
  ),
  rule(
    { code: "TRA04", path: "$.Items[*].Shipment.Quantity", source: remesas },
    "The carried quantity is a whole number, more than zero.",
    "La cantidad transportada es un número entero, mayor que cero.",
    "Correct Items[].Shipment.Quantity: whole kilograms or gallons.",
    "Corrija Items[].Shipment.Quantity: kilogramos o galones enteros.",
    ofShipments(({ quantity }, at, report) => {
      const quantityText = toExact(quantity, 0)
      if (quantityText.includes(".") || !isPositive(quantity)) {
        report(at("Quantity"), { en: "a whole number, more than 0", es: "un número entero, mayor que 0" }, quantityText)
      }
    })
  ),
  rule(
    { code: "TRA05", path: "$.Items[*].Shipment.UnitCode", source: remesas },
    "The carried quantity is in kilograms or gallons.",
    "La cantidad transportada va en kilogramos o galones.",
    "Correct Items[].Shipment.UnitCode: KGM kilograms, GLL gallons. Items[].UnitCode may be another one.",
    "Corrija Items[].Shipment.UnitCode: KGM kilogramos, GLL galones. Items[].UnitCode puede ser otra.",
    ofShipments(({ unitCode }, at, report) => {
      if (unitCode !== "KGM" && unitCode !== "GLL")
        report(at("UnitCode"), { en: "KGM or GLL", es: "KGM o GLL" }, unitCode)
    })
  )
]

/** Whether a note seems intended for an AIU contract, although its beginning may not be exact. */
const isMeantAsAiu = (note: string): boolean => note.toLowerCase().startsWith("contrato de servicios aiu")

const aiuObject: Localized = {
  en: "the object of the contract, on the line of the administration",
  es: "el objeto del contrato, en la línea de la administración"
}
const aiuNote: Localized = {
  en: `${aiuNotePrefix} and the object of the contract, verbatim`,
  es: `${aiuNotePrefix} y el objeto del contrato, al pie de la letra`
}

const checkAiuObject: Check<PreparedSale> = ({ document: { items, typeCode }, operationCode }, report) => {
  const isNote = typeCode === "91"
  // no such rule is known for debit notes
  if (!isNote && (operationCode !== "09" || typeCode === "92")) return
  const aiuNotes: Array<readonly [WirePath, string]> = []
  let namesObject = false
  checkEach(items, ({ aiuObject: object, note }, index) => {
    if (object !== undefined && isMeantAsAiu(object)) {
      report(["Items", index, "AiuObject"], { en: "the object alone", es: "solo el objeto" }, object)
    }
    namesObject ||= object !== undefined || (note !== undefined && isAiuNote(note))
    if (note !== undefined && isAiuNote(note) && isMeantAsAiu(note.slice(aiuNotePrefix.length).trim())) {
      report(["Items", index, "Note"], aiuNote, note)
    }
    if (note !== undefined && isMeantAsAiu(note) && !isAiuNote(note)) aiuNotes.push([["Items", index, "Note"], note])
  })
  if (namesObject && !isNote) return
  for (const [path, note] of aiuNotes) report(path, aiuNote, note)
  if (!isNote && aiuNotes.length === 0 && !items.some((item) => isStated(() => item.aiuObject))) {
    report(["Items"], aiuObject, undefined)
  }
}

/**
 * A rule on the note of an AIU contract (administration, contingencies, profit). A line states the contract's object as
 * `AiuObject`, or the whole note as `Note`.
 */
const aiuRule = rule<PreparedSale>(
  { code: "FAV03", path: "$.Items[*].AiuObject", source: "Annex FE 1.9, rules FAV03 (p. 88) and CAV03 (p. 165)" },
  "A line must state the object of the contract with AIU, as the authority words it.",
  "Una línea debe informar el objeto del contrato AIU, con el texto que exige la DIAN.",
  "Give Items[].AiuObject on the line of the administration: the object alone, without the words that precede it.",
  "Informe Items[].AiuObject en la línea de la administración: solo el objeto, sin las palabras que lo anteceden.",
  checkAiuObject
)

const linesWithout: Readonly<Record<string, { readonly field: string; readonly expected: Localized }>> = {
  "11": {
    field: "Principal",
    expected: {
      en: "Principal on the lines that are received for another party",
      es: "Principal en las líneas que se reciben para terceros"
    }
  },
  "12": {
    field: "Shipment",
    expected: {
      en: "Shipment on the lines that bill a remesa; of passengers nothing",
      es: "Shipment en las líneas que cobran una remesa; de pasajeros, nada"
    }
  }
}

const checkRemesas: Check<PreparedSale> = ({ document: { items } }, report) => {
  const seen = new Set<string>()
  checkEach(items, ({ shipment }, index) => {
    if (shipment === undefined) return
    const { radicadoNumber } = shipment
    if (seen.has(radicadoNumber)) {
      const expected = { en: "a remesa of no line before", es: "una remesa que no esté en otra línea" }
      report(["Items", index, "Shipment", "RadicadoNumber"], expected, radicadoNumber)
    }
    seen.add(radicadoNumber)
  })
}

const notices: Rules<PreparedSale> = [
  rule(
    { code: "RAD46", severity: "notification", path: "$.Items", source: "Annex FE 1.9 §13.1.5, operations 11 and 12" },
    "No line states a principal or a remesa, so all of them are filed as the issuer's own.",
    "Ninguna línea informa un mandante o una remesa: todas se transmiten como propias del emisor.",
    "Give Items[].Principal (operation 11) or Items[].Shipment (operation 12); nothing, if no line has one.",
    "Informe Items[].Principal (operación 11) o Items[].Shipment (operación 12); ninguna, si ninguna línea los tiene.",
    ({ document: { items }, operationCode }, report) => {
      const without = linesWithout[operationCode]
      if (without === undefined) return
      const hasGroup = items.some((item) => isStated(() => (operationCode === "11" ? item.principal : item.shipment)))
      if (!hasGroup) report(["Items"], without.expected, undefined)
    }
  ),
  rule(
    { code: "RAD47", severity: "notification", path: "$.Items[*].Shipment.RadicadoNumber", source: remesas },
    "A remesa is billed on one line.",
    "Cada remesa se factura en una sola línea.",
    "Bill the remesa on one line, or correct its number.",
    "Facture la remesa en una sola línea, o corrija su radicado.",
    checkRemesas
  )
]

const checkDataGroups: Check<PreparedSale> = ({ document }, report) => {
  const { dataGroups = [] } = document
  const isOfHealth = isStated(() => document.health)
  checkEach(dataGroups, ({ name }, index) => {
    if (isOfHealth) report(["DataGroups", index], nothing, name)
    else if (name.toLowerCase() === healthGroupName.toLowerCase()) {
      const expected = { en: "another name; Health states this group", es: "otro nombre; este grupo va en Health" }
      report(["DataGroups", index, "Name"], expected, name)
    }
  })
}

/** A rule against data groups that are named as that of the health sector, or are stated together with `Health`. */
const healthGroupRule = rule<PreparedSale>(
  {
    code: "RAD48",
    path: "$.DataGroups",
    source: "Documento Técnico 2 v001 of the health ministry (1 July 2026), §6: one group"
  },
  "The data of the health sector are stated in Health, without any other group.",
  "Los datos del sector salud se informan en Health, sin ningún otro grupo.",
  "State the data in Health, or omit the group that the violation's path names.",
  "Informe los datos en Health, u omita el grupo que indica la ruta.",
  checkDataGroups
)

/** Rules on lines and groups of single operations: AIU contracts, mandates, transport, free groups of data. */
export const operationRules: Rules<PreparedSale> = [
  aiuRule,
  ...principalRules,
  ...shipmentRules,
  ...notices,
  healthGroupRule
]
