import { identifications } from "../../codes/identifications.ts"
import type { PreparedSale } from "../../document/CheckedSale.ts"
import { healthGroupName } from "../../document/DataGroup.ts"
import { aiuNotePrefix, isAiuNote, type Principal, type SaleItem, type Shipment } from "../../document/Item.ts"
import { partyIdentity } from "../../document/Party.ts"
import { isPositive, toExact } from "../../number/Decimal.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import { isStated, skipUnreadable } from "../../rules/unreadable.ts"
import type { Localized } from "../../rules/Language.ts"
import { explain, type ExplainedRule, type Explanation, type Report, ruleOver, rulesOver } from "../../rules/Rule.ts"
import { identityExpected, moreThanZero, nothing } from "../../rules/sharedWordings.ts"
import type { WirePath } from "../../rules/Violation.ts"

const transcribed: Localized = { en: "the document that is transcribed", es: "el documento que se transcribe" }

/** Rules on invoices of single types or operations, beyond the code lists. */
export const invoiceOperationRules = rulesOver<PreparedSale>()([
  {
    code: "FAI01",
    message: {
      en: "An invoice of the issuer's contingency must name the paper invoice that it transcribes.",
      es: "Una factura de contingencia del facturador debe informar la factura de talonario o papel que transcribe."
    },
    source: "Annex FE 1.9, rule FAI01",
    check: ({ additionalDocumentReferences, document: { typeCode } }, report) => {
      if (typeCode === "03" && additionalDocumentReferences.length === 0) {
        report(["AdditionalDocumentReferences"], transcribed, undefined)
      }
    }
  }
])

/** Checks each element; elements that cannot be judged are skipped. */
export const checkEach = <A>(list: ReadonlyArray<A>, check: (element: A, index: number) => void): void => {
  list.forEach((element, index) => {
    try {
      check(element, index)
    } catch (error) {
      skipUnreadable(error)
    }
  })
}

interface RuleText<Code extends string> {
  readonly code: Code
  readonly message: Localized
  readonly explained: Explanation
  readonly source: string
}

/** Makes a rule on a group of fields that lines may state. */
const groupRule = <Group extends object, const Code extends string>(
  { field, of }: { readonly field: string; readonly of: (item: SaleItem) => Group | undefined },
  text: RuleText<Code>,
  check: (group: Group, at: (field: string) => WirePath, report: Report) => void
): ExplainedRule<PreparedSale, Code> => ({
  ...text,
  check: ({ document }, report) => {
    checkEach(document.items, (item, index) => {
      const group = of(item)
      if (group !== undefined) check(group, (inside) => ["Items", index, field, inside], report)
    })
  }
})

const principals = { field: "Principal", of: ({ principal }: SaleItem): Principal | undefined => principal }
const shipments = { field: "Shipment", of: ({ shipment }: SaleItem): Shipment | undefined => shipment }

const mandates = "Annex FE 1.9, group FBA: the principal of a line"

/** Rules on the principal of a line, in mandates and in equivalents. */
export const principalRules = rulesOver<PreparedSale>()([
  groupRule(
    principals,
    {
      code: "FBA07",
      message: {
        en: "The number of the principal or its check digit is not valid.",
        es: "El número del mandante o su dígito de verificación no es válido."
      },
      explained: explain(
        { path: "$.Items[*].Principal.Id" },
        "The identification of the principal of a line, or its check digit, is not valid.",
        "La identificación del mandante de una línea, o su dígito de verificación, no es válida.",
        "Correct Items[].Principal.Id: the NIT without a check digit, or with the right one after a hyphen.",
        "Corrija Items[].Principal.Id: el NIT sin dígito de verificación, o con el correcto tras un guion."
      ),
      source: mandates
    },
    (principal, at, report) => {
      if (partyIdentity(principal) !== undefined) return
      report(at("Id"), identityExpected(principal.identificationType, principal.id), principal.id)
    }
  ),
  groupRule(
    principals,
    {
      code: "FBA08",
      message: {
        en: "The identification type of the principal is not valid.",
        es: "El tipo de identificación del mandante no es válido."
      },
      explained: explain(
        { path: "$.Items[*].Principal.IdentificationType" },
        "The identification type of the principal of a line is not in the list.",
        "El tipo de identificación del mandante de una línea no está en la lista.",
        "Correct Items[].Principal.IdentificationType, as a rule 31: a NIT.",
        "Corrija Items[].Principal.IdentificationType, por lo general 31: NIT."
      ),
      source: mandates
    },
    ({ identificationType }, at, report) =>
      reportUnlessListed(identifications, identificationType, at("IdentificationType"), report)
  )
])

const remesas = "Annex FE 1.9, lists RegistroTransporte and RemesaTransporte"

const tell = (path: string, cause: string, causeEs: string, fix: string, fixEs: string): Explanation =>
  explain({ path: `$.Items[*].Shipment.${path}` }, cause, causeEs, fix, fixEs)

const shipmentRules = rulesOver<PreparedSale>()([
  groupRule(
    shipments,
    {
      code: "TRA01",
      message: {
        en: "The number that the RNDC gave the remesa has only digits.",
        es: "El radicado que el RNDC dio a la remesa lleva solo dígitos."
      },
      explained: tell(
        "RadicadoNumber",
        "The RNDC number of a remesa is not a number.",
        "El radicado de aceptación de una remesa no es un número.",
        "Correct Items[].Shipment.RadicadoNumber: the number with which the RNDC accepted the remesa.",
        "Corrija Items[].Shipment.RadicadoNumber: el número con el que el RNDC aceptó la remesa."
      ),
      source: remesas
    },
    ({ radicadoNumber }, at, report) => {
      if (!/^[0-9]+$/u.test(radicadoNumber))
        report(at("RadicadoNumber"), { en: "digits", es: "dígitos" }, radicadoNumber)
    }
  ),
  groupRule(
    shipments,
    {
      code: "TRA02",
      message: {
        en: "The number of the remesa has at most 15 letters and digits.",
        es: "El número de la remesa lleva máximo 15 letras y dígitos."
      },
      explained: tell(
        "Number",
        "The carrier's number of a remesa is too long, or has characters other than letters and digits.",
        "El número de una remesa es muy largo, o lleva caracteres que no son letras ni dígitos.",
        "Correct Items[].Shipment.Number to the number that the RNDC has, with its leading zeros.",
        "Corrija Items[].Shipment.Number con el número que tiene el RNDC, con sus ceros a la izquierda."
      ),
      source: remesas
    },
    ({ number }, at, report) => {
      if (/^[0-9A-Za-z]{1,15}$/u.test(number)) return
      report(at("Number"), { en: "1 to 15 letters or digits", es: "de 1 a 15 letras o dígitos" }, number)
    }
  ),
  groupRule(
    shipments,
    {
      code: "TRA03",
      message: { en: "The freight must be more than zero.", es: "El valor del flete debe ser mayor que cero." },
      explained: tell(
        "FreightValue",
        "The freight of a remesa is zero.",
        "El valor del flete de una remesa es cero.",
        "Correct Items[].Shipment.FreightValue.",
        "Corrija Items[].Shipment.FreightValue."
      ),
      source: remesas
    },
    ({ freightValue }, at, report) => {
      if (!isPositive(freightValue)) report(at("FreightValue"), moreThanZero, toExact(freightValue, 0))
    }
  ),
  groupRule(
    shipments,
    {
      code: "TRA04",
      message: {
        en: "The carried quantity is a whole number, more than zero.",
        es: "La cantidad transportada es un número entero, mayor que cero."
      },
      explained: tell(
        "Quantity",
        "The carried quantity of a remesa has decimals, or is zero.",
        "La cantidad transportada de una remesa lleva decimales, o es cero.",
        "Correct Items[].Shipment.Quantity: whole kilograms or gallons.",
        "Corrija Items[].Shipment.Quantity: kilogramos o galones enteros."
      ),
      source: remesas
    },
    ({ quantity }, at, report) => {
      const quantityText = toExact(quantity, 0)
      if (quantityText.includes(".") || !isPositive(quantity)) {
        report(at("Quantity"), { en: "a whole number, more than 0", es: "un número entero, mayor que 0" }, quantityText)
      }
    }
  ),
  groupRule(
    shipments,
    {
      code: "TRA05",
      message: {
        en: "The carried quantity is in kilograms or gallons.",
        es: "La cantidad transportada va en kilogramos o galones."
      },
      explained: tell(
        "UnitCode",
        "The unit of the carried quantity of a remesa is neither KGM nor GLL.",
        "La unidad de la cantidad transportada de una remesa no es KGM ni GLL.",
        "Correct Items[].Shipment.UnitCode: KGM kilograms, GLL gallons. Items[].UnitCode may be another one.",
        "Corrija Items[].Shipment.UnitCode: KGM kilogramos, GLL galones. Items[].UnitCode puede ser otra."
      ),
      source: remesas
    },
    ({ unitCode }, at, report) => {
      if (unitCode !== "KGM" && unitCode !== "GLL")
        report(at("UnitCode"), { en: "KGM or GLL", es: "KGM o GLL" }, unitCode)
    }
  )
])

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

/**
 * A rule on the note of an AIU contract (administration, contingencies, profit). A line states the contract's object as
 * `AiuObject`, or the whole note as `Note`.
 */
const aiuRule = ruleOver<PreparedSale>()({
  code: "FAV03",
  message: {
    en: "A line must state the object of the contract with AIU, as the authority words it.",
    es: "Una línea debe informar el objeto del contrato AIU, con el texto que exige la DIAN."
  },
  explained: explain(
    { path: "$.Items[*].AiuObject" },
    "No line of an invoice with AIU states the object of the contract, or its note does not begin with the exact words of the rule.",
    "Ninguna línea de una factura AIU informa el objeto del contrato, o su nota no comienza con las palabras exactas de la regla.",
    "Give Items[].AiuObject on the line of the administration: the object alone, without the words that precede it.",
    "Informe Items[].AiuObject en la línea de la administración: solo el objeto, sin las palabras que lo anteceden."
  ),
  source: "Annex FE 1.9, rules FAV03 (p. 88) and CAV03 (p. 165)",
  check: ({ document: { items, typeCode }, operationCode }, report) => {
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
})

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

const notices = rulesOver<PreparedSale>()([
  {
    code: "RAD46",
    severity: "notification",
    message: {
      en: "No line states a principal or a remesa, so all of them are filed as the issuer's own.",
      es: "Ninguna línea informa un mandante o una remesa: todas se transmiten como propias del emisor."
    },
    explained: explain(
      { path: "$.Items" },
      "A mandate has no line with a principal, or a carrier's invoice no line with a remesa.",
      "Un mandato no tiene líneas con mandante, o una factura de transporte no tiene líneas con remesa.",
      "Give Items[].Principal (operation 11) or Items[].Shipment (operation 12); nothing, if no line has one.",
      "Informe Items[].Principal (operación 11) o Items[].Shipment (operación 12); ninguna, si ninguna línea los tiene."
    ),
    source: "Annex FE 1.9 §13.1.5, operations 11 and 12",
    check: ({ document: { items }, operationCode }, report) => {
      const without = linesWithout[operationCode]
      if (without === undefined) return
      const hasGroup = items.some((item) => isStated(() => (operationCode === "11" ? item.principal : item.shipment)))
      if (!hasGroup) report(["Items"], without.expected, undefined)
    }
  },
  {
    code: "RAD47",
    severity: "notification",
    message: {
      en: "A remesa is billed on one line.",
      es: "Cada remesa se factura en una sola línea."
    },
    explained: explain(
      { path: "$.Items[*].Shipment.RadicadoNumber" },
      "Two lines bill the remesa of one RNDC number.",
      "Dos líneas facturan la remesa de un mismo radicado del RNDC.",
      "Bill the remesa on one line, or correct its number.",
      "Facture la remesa en una sola línea, o corrija su radicado."
    ),
    source: remesas,
    check: ({ document: { items } }, report) => {
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
  }
])

/** A rule against data groups that are named as that of the health sector, or are stated together with `Health`. */
const healthGroupRule = ruleOver<PreparedSale>()({
  code: "RAD48",
  message: {
    en: "The data of the health sector are stated in Health, without any other group.",
    es: "Los datos del sector salud se informan en Health, sin ningún otro grupo."
  },
  explained: explain(
    { path: "$.DataGroups" },
    "A group of data is named as that of the health sector, or is stated together with Health.",
    "Un grupo de datos lleva el nombre del sector salud, o se informa junto con Health.",
    "State the data in Health, or omit the group that the violation's path names.",
    "Informe los datos en Health, u omita el grupo que indica la ruta."
  ),
  source: "Documento Técnico 2 v001 of the health ministry (1 July 2026), §6: one group",
  check: ({ document }, report) => {
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
})

/** Rules on lines and groups of single operations: AIU contracts, mandates, transport, free groups of data. */
export const operationRules = rulesOver<PreparedSale>()([
  aiuRule,
  ...principalRules,
  ...shipmentRules,
  ...notices,
  healthGroupRule
])
