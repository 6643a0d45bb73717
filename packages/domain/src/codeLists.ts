import { claimReasons } from "./codes/claimReasons.ts"
import type { NamedCodeList, Validity } from "./codes/CodeList.ts"
import { contractTypes } from "./codes/contractTypes.ts"
import { namedCountries } from "./codes/named/countries.ts"
import { creditNoteOperations } from "./codes/creditNoteOperations.ts"
import { creditNoteReasons } from "./codes/creditNoteReasons.ts"
import { namedCurrencies } from "./codes/named/currencies.ts"
import { debitNoteOperations } from "./codes/debitNoteOperations.ts"
import { debitNoteReasons } from "./codes/debitNoteReasons.ts"
import { deliveryTerms } from "./codes/deliveryTerms.ts"
import { namedDepartments } from "./codes/named/departments.ts"
import { discountReasons } from "./codes/discountReasons.ts"
import { equivalentNoteOperations } from "./codes/equivalentNoteOperations.ts"
import { equivalentNoteReasons } from "./codes/equivalentNoteReasons.ts"
import { events } from "./codes/eventTypes.ts"
import { healthCollectionConcepts } from "./codes/healthCollectionConcepts.ts"
import { healthCoverages } from "./codes/healthCoverages.ts"
import { healthNoContractReasons } from "./codes/healthNoContractReasons.ts"
import { healthPaymentModalities } from "./codes/healthPaymentModalities.ts"
import { identifications } from "./codes/identifications.ts"
import { inhabilityTypes } from "./codes/inhabilityTypes.ts"
import { invoiceOperations } from "./codes/invoiceOperations.ts"
import { itemStandards } from "./codes/itemStandards.ts"
import { namedMunicipalities } from "./codes/named/municipalities.ts"
import { organizationTypes } from "./codes/organizationTypes.ts"
import { partyTaxes } from "./codes/partyTaxes.ts"
import { paymentForms } from "./codes/paymentForms.ts"
import { paymentMeans } from "./codes/paymentMeans.ts"
import { type PayrollConcept, payrollConcepts } from "./codes/payrollConcepts.ts"
import { payrollItemTypes } from "./codes/payrollItemTypes.ts"
import { payrollPaymentMeans } from "./codes/payrollPaymentMeans.ts"
import { payrollPeriods } from "./codes/payrollPeriods.ts"
import { referencedDocumentTypes } from "./codes/referencedDocumentTypes.ts"
import { responsibilities } from "./codes/responsibilities.ts"
import { ripsTables } from "./codes/ripsTables.ts"
import { supportNoteReasons } from "./codes/supportNoteReasons.ts"
import { supportOperations } from "./codes/supportOperations.ts"
import { supportResponsibilities } from "./codes/supportResponsibilities.ts"
import { taxes } from "./codes/taxes.ts"
import { namedUnits } from "./codes/named/units.ts"
import { workerIdentifications } from "./codes/workerIdentifications.ts"
import { workerSubtypes } from "./codes/workerSubtypes.ts"
import { workerTypes } from "./codes/workerTypes.ts"
import { operations, registeredType } from "./documentRegistry.ts"
import { type Language, type Localized, type Wording, wordingIn } from "./rules/Language.ts"
import { foldText } from "./text/foldText.ts"

/** A field of a payroll item, and its place in the XML for one concept (an earning or a deduction). */
export interface ConceptField {
  /** Name on the wire: `Quantity`. */
  readonly field: string
  /** Element or attribute: `Devengados/Basico/@DiasTrabajados`. */
  readonly xml: string
  /** The authority's rule for the field, if the rule's number is known. */
  readonly rule?: string
  /** Value of the item's `IsSalary` for which the field is written at `xml`; absent if for both values. */
  readonly isSalary?: boolean
}

/** A code of a published list, with its name and validity. */
export interface PublishedCode {
  readonly code: string
  /** Name in Spanish, or in both languages if the list has both. */
  readonly name: Wording
  /** The days on which it may be used; absent if it may always be used. */
  readonly validity?: Validity | undefined
  /** The sources that have the code and those that lack it; absent if they agree. */
  readonly doubt?: Localized | undefined
  /** For payroll concepts: `Items[].Type`. Codes are unique only within one type. */
  readonly type?: string
  /** For payroll concepts: the XML element. */
  readonly element?: string
  /** For payroll concepts: the fields of their items. */
  readonly fields?: ReadonlyArray<ConceptField>
}

/** A code list as the API, the command line and the documentation publish it. */
export interface PublishedCodeList {
  /** Name of the list for callers, in kebab case: `payment-means`. */
  readonly id: string
  readonly title: Localized
  /** The authority's name of the list. */
  readonly name: string
  readonly source: Localized
  /** All codes, in the order of the source. */
  readonly codes: () => ReadonlyArray<PublishedCode>
}

const both = (en: string, es: string): Localized => ({ en, es })
const annex = (section: string): Localized => both(`Annex ${section}`, `Anexo ${section}`)
const sispro = (name: string): Localized =>
  both(
    `Table ${name} of SISPRO, health ministry (July 2026)`,
    `Tabla ${name} de SISPRO, Ministerio de Salud (julio de 2026)`
  )
const payrollTable = (number: string): Localized =>
  both(`Payroll annex 1.0, table ${number}`, `Anexo de nómina 1.0, tabla ${number}`)

const published = (title: Localized, list: NamedCodeList, source?: Localized): PublishedCodeList => ({
  id: list.id,
  title,
  name: list.name,
  source: source ?? both(`Genericode list ${list.name} of the DIAN`, `Lista Genericode ${list.name} de la DIAN`),
  codes: () =>
    Array.from(list.all(), ([code, name]) => ({
      code,
      name,
      validity: list.validityOf(code),
      doubt: list.doubtOf(code)
    }))
})

const groups = { Devengo: "Devengados", Deduccion: "Deducciones" } as const

const conceptCode = (concept: PayrollConcept): PublishedCode => {
  const {
    amount,
    code,
    description,
    group,
    inhability,
    meaning,
    name,
    percentage,
    quantity,
    salaryAmount,
    time,
    type
  } = concept
  const element = [groups[type], group, concept.element].filter((part) => part !== undefined).join("/")
  const field = (
    wire: string,
    attribute: { readonly name: string | undefined; readonly rule?: string } | undefined,
    isSalary?: boolean
  ): ReadonlyArray<ConceptField> =>
    attribute === undefined
      ? []
      : [
          {
            field: wire,
            xml: attribute.name === undefined ? element : `${element}/@${attribute.name}`,
            ...(attribute.rule === undefined ? {} : { rule: `NIE${attribute.rule}` }),
            ...(isSalary === undefined ? {} : { isSalary })
          }
        ]
  return {
    code,
    name: both(meaning, name),
    type,
    element,
    fields: [
      ...field("StartDate", time && { name: time.start }),
      ...field("EndDate", time && { name: time.end, rule: time.rule }),
      ...field("Quantity", quantity),
      ...field("Percentage", percentage),
      ...field("Description", description),
      ...field("InhabilityCode", inhability),
      ...field("Amount", salaryAmount, true),
      ...field("Amount", amount, salaryAmount === undefined ? undefined : false)
    ]
  }
}

/**
 * Every code list used by a field of a body or of a RIPS (record of health services). OpenAPI, `GET /v1/codes`,
 * `radicar codes` and the documentation derive from here. This module loads all lists, which a program that only checks
 * documents does not need.
 */
export const codeLists: ReadonlyArray<PublishedCodeList> = [
  {
    id: "document-types",
    title: both("Types of document", "Tipos de documento"),
    name: "TipoDocumento",
    source: both(
      "Annexes FE 1.9 §13.1.3, DS 1.1, DEE 1.0 and RADIAN 1.1; 102 and 103 of the payroll annex 1.0",
      "Anexos FE 1.9 §13.1.3, DS 1.1, DEE 1.0 y RADIAN 1.1; 102 y 103 del anexo de nómina 1.0"
    ),
    codes: () => [
      ...new Map(
        operations.flatMap((operation) =>
          registeredType(operation).types.map(({ code, name }) => [code, { code, name }] as const)
        )
      ).values()
    ]
  },
  published(
    both("Operations of an invoice", "Tipos de operación de una factura"),
    invoiceOperations,
    annex("FE 1.9 §13.1.5")
  ),
  published(
    both("Operations of a credit note", "Tipos de operación de una nota crédito"),
    creditNoteOperations,
    annex("FE 1.9 §13.1.5")
  ),
  published(
    both("Operations of a debit note", "Tipos de operación de una nota débito"),
    debitNoteOperations,
    annex("FE 1.9 §13.1.5")
  ),
  published(
    both("Operations of a support document", "Tipos de operación de un documento soporte"),
    supportOperations,
    annex("DS 1.1 §16.1.4")
  ),
  published(
    both("Operations of a note of an equivalent", "Tipos de operación de una nota de documento equivalente"),
    equivalentNoteOperations,
    annex("DEE 1.0 §16.4.2")
  ),
  published(both("Reasons of a credit note", "Conceptos de una nota crédito"), creditNoteReasons),
  published(both("Reasons of a debit note", "Conceptos de una nota débito"), debitNoteReasons),
  published(
    both("Reasons of a note of a support document", "Conceptos de una nota de documento soporte"),
    supportNoteReasons,
    annex("DS 1.1")
  ),
  published(
    both("Reasons of a note of an equivalent", "Conceptos de una nota de documento equivalente"),
    equivalentNoteReasons,
    annex("DEE 1.0 §16.6")
  ),
  published(both("Types of identification", "Tipos de identificación"), identifications),
  published(
    both("Types of organisation", "Tipos de organización jurídica"),
    organizationTypes,
    annex("FE 1.9 §13.2.3")
  ),
  published(both("Fiscal responsibilities", "Responsabilidades fiscales"), responsibilities),
  published(
    both("Fiscal responsibilities in support documents", "Responsabilidades fiscales en documentos soporte"),
    supportResponsibilities,
    annex("DS 1.1")
  ),
  published(both("Taxes of a party", "Tributos de una persona"), partyTaxes, annex("FE 1.9 §13.2.6")),
  published(both("Taxes and withholdings", "Tributos y retenciones"), taxes, annex("FE 1.9 §13.2.2")),
  published(both("Units of measure", "Unidades de medida"), namedUnits),
  published(
    both("Standards of product codes", "Estándares de códigos de producto"),
    itemStandards,
    annex("FE 1.9 §13.3.5")
  ),
  published(both("Forms of payment", "Formas de pago"), paymentForms),
  published(
    both("Means of payment", "Medios de pago"),
    paymentMeans,
    both(
      "Genericode list MediosPago of the DIAN, 71 and 72 of annex FE 1.9",
      "Lista Genericode MediosPago de la DIAN, 71 y 72 del anexo FE 1.9"
    )
  ),
  published(both("Reasons of a discount", "Conceptos de un descuento"), discountReasons),
  published(both("Delivery terms (Incoterms)", "Condiciones de entrega (Incoterms)"), deliveryTerms),
  published(both("Currencies (ISO 4217)", "Monedas (ISO 4217)"), namedCurrencies),
  published(both("Countries (ISO 3166-1)", "Países (ISO 3166-1)"), namedCountries),
  published(both("Departments of Colombia", "Departamentos de Colombia"), namedDepartments),
  published(both("Municipalities of Colombia (DIVIPOLA)", "Municipios de Colombia (DIVIPOLA)"), namedMunicipalities),
  published(
    both("Coverages of health services", "Coberturas de servicios de salud"),
    healthCoverages,
    sispro("coberturaPlan")
  ),
  published(
    both("Payment modalities of health services", "Modalidades de pago de servicios de salud"),
    healthPaymentModalities,
    sispro("modalidadPago")
  ),
  published(
    both("Reasons for health services without a contract", "Causas de servicios de salud sin contrato"),
    healthNoContractReasons,
    sispro("facturaSinContrato")
  ),
  published(
    both("Concepts of what patients pay", "Conceptos de recaudo de servicios de salud"),
    healthCollectionConcepts,
    sispro("conceptoRecaudo")
  ),
  ...ripsTables.map(({ list, title }) => published(title, list, sispro(list.name))),
  published(both("Events", "Eventos"), events, annex("RADIAN 1.1 §14.2.1")),
  published(both("Reasons of a claim (event 031)", "Conceptos de un reclamo (evento 031)"), claimReasons),
  published(
    both("Types of document that an event refers to", "Tipos de documento que un evento referencia"),
    referencedDocumentTypes,
    both("Annexes FE 1.9 §13.1.3 and DEE 1.0 §14.1.7", "Anexos FE 1.9 §13.1.3 y DEE 1.0 §14.1.7")
  ),
  {
    id: "payroll-concepts",
    title: both("Earnings and deductions of payroll", "Devengados y deducciones de nómina"),
    name: "Devengados, Deducciones",
    source: both("Payroll annex 1.0 §2.1", "Anexo de nómina 1.0 §2.1"),
    codes: () => payrollConcepts.map(conceptCode)
  },
  published(
    both("Types of an item of payroll", "Tipos de un ítem de nómina"),
    payrollItemTypes,
    both("Payroll annex 1.0 §2.1", "Anexo de nómina 1.0 §2.1")
  ),
  published(
    both("Types of identification of a worker", "Tipos de identificación de un trabajador"),
    workerIdentifications,
    payrollTable("5.2.1")
  ),
  published(both("Types of worker", "Tipos de trabajador"), workerTypes, payrollTable("5.5.3")),
  published(both("Subtypes of worker", "Subtipos de trabajador"), workerSubtypes, payrollTable("5.5.4")),
  published(both("Types of contract of employment", "Tipos de contrato laboral"), contractTypes, payrollTable("5.5.2")),
  published(both("Payroll periods", "Períodos de nómina"), payrollPeriods, payrollTable("5.5.1")),
  published(
    both("Means of payment of a payroll", "Medios de pago de nómina"),
    payrollPaymentMeans,
    payrollTable("5.3.3.2")
  ),
  published(both("Types of sick leave", "Tipos de incapacidad"), inhabilityTypes, payrollTable("5.5.6"))
]

const byId: ReadonlyMap<string, PublishedCodeList> = /* @__PURE__ */ new Map(codeLists.map((list) => [list.id, list]))

/** The code list with an id, such as `payment-means`; `undefined` if there is none. */
export const codeListOf = (id: string): PublishedCodeList | undefined => byId.get(id)

/** Compares codes by their numbers: `2` comes before `10`. */
const byCode = /* @__PURE__ */ new Intl.Collator("en", { numeric: true })

const namesOf = (name: Wording): ReadonlyArray<string> => (typeof name === "string" ? [name] : [name.es, name.en])

/** The rank of a code for a search: 0 is the best match, `undefined` no match. */
const rankOf = ({ code, name }: PublishedCode, sought: string, words: ReadonlyArray<string>): number | undefined => {
  const foldedCode = foldText(code)
  const names = namesOf(name).map(foldText)
  const text = [foldedCode, ...names].join("\n")
  if (!words.every((word) => text.includes(word))) return undefined
  if (foldedCode === sought) return 0
  if (names.includes(sought)) return 1
  if (foldedCode.startsWith(sought)) return 2
  const begun = names.flatMap((each) => each.split(/[^\p{L}\p{N}]+/u))
  return words.every((word) => begun.some((each) => each.startsWith(word))) ? 3 : 4
}

/**
 * Finds the codes of a list that have every word of a text in their code or name, in either language. Case and accents
 * are ignored. Codes that equal the text come first, then those that begin with it. Without a text, returns the whole
 * list, sorted by code; payroll concepts keep the order of the annex.
 */
export const searchCodes = (list: PublishedCodeList, search = ""): ReadonlyArray<PublishedCode> => {
  const sought = foldText(search)
  const codes = list.codes()
  const inOrder = codes.some(({ type }) => type !== undefined)
    ? codes
    : codes.toSorted((left, right) => byCode.compare(left.code, right.code))
  if (sought === "") return inOrder
  const words = sought.split(/\s+/u)
  return inOrder
    .flatMap((code) => {
      const rank = rankOf(code, sought, words)
      return rank === undefined ? [] : [{ code, rank }]
    })
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ code }) => code)
}

/** A code list without its codes, as JSON: its entry in `GET /v1/codes` and `radicar codes`. */
export const codeListSummary = (list: PublishedCodeList, language: Language) => ({
  id: list.id,
  title: list.title[language],
  name: list.name,
  source: list.source[language],
  total: list.codes().length
})

/** A code list as JSON: the answer of `GET /v1/codes/{list}`. Names are in the given language if the list has both. */
export const codeListJson = (list: PublishedCodeList, language: Language, search?: string) => ({
  ...codeListSummary(list, language),
  items: searchCodes(list, search).map(
    ({ code, doubt, element, fields, name, type, validity: { from, until } = {} }) => ({
      ...(type === undefined ? {} : { type }),
      code,
      name: wordingIn(name, language),
      ...(from === undefined ? {} : { validFrom: from }),
      ...(until === undefined ? {} : { validUntil: until }),
      ...(doubt === undefined ? {} : { doubt: doubt[language] }),
      ...(element === undefined ? {} : { element }),
      ...(fields === undefined
        ? {}
        : {
            fields: fields.map(({ field, isSalary, rule, xml }) => ({
              field,
              ...(isSalary === undefined ? {} : { isSalary }),
              xml,
              ...(rule === undefined ? {} : { rule })
            }))
          })
    })
  )
})
