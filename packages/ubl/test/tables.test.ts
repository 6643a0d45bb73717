import { deleteNoteTable, payrollTable, replaceNoteTable } from "@radicar/ubl/inner/payroll/payrollTables"
import { eventTable, eventWriting } from "@radicar/ubl/inner/event/eventTable"
import { saleTable, saleWriting } from "@radicar/ubl/inner/sale/saleTables"
import { type SaleRootName, saleTypes } from "@radicar/ubl/inner/sale/saleTypes"
import { compileDocument, type DocumentTable, readTable } from "@radicar/ubl/inner/table/document"
import type { AnyRow } from "@radicar/ubl/inner/table/Row"
import { XmlReader } from "@radicar/ubl/inner/xml/XmlReader"
import { assert, describe, it } from "@effect/vitest"
import { writeJson } from "@radicar/domain/inner/json/JsonValue"
import { eventTypeOf } from "@radicar/domain/inner/codes/eventTypes"
import { isSampled, longOr } from "@radicar/fixtures/long"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { missingFacts, type StatedFact, statedFacts } from "./support/documentFacts.ts"
import { expectationOf, type Golden, goldens, identifiedGolden, inLines } from "./support/goldens.ts"
import { parsedXml } from "./support/parsedXml.ts"
import { loadSchema, schemasAvailable } from "./support/UblSchema.ts"

type AnyTable = DocumentTable<any, any, any>

/** A reviewed fixture, and what its table is given to write it. */
interface Case {
  readonly golden: Golden
  readonly subject: unknown
  readonly writing: () => unknown
  readonly expected: string
}

const caseOf = (golden: Golden): Case => {
  const { checked, key } = identifiedGolden(golden) as any
  const expected = expectationOf(golden).xml
  const isSale = checked.kind !== undefined
  return {
    golden,
    subject: checked.event ?? checked.document,
    writing: () =>
      isSale
        ? saleWriting(checked, key)
        : checked.event === undefined
          ? { checked, key, currency: "", index: 0 }
          : eventWriting(checked, key),
    expected
  }
}

const cases = (operation: string, root: string): ReadonlyArray<Case> =>
  goldens
    .filter(({ type }) => type.operation === operation)
    .map(caseOf)
    .filter(({ expected }) => expected.includes(`\n<${root} `))

const roots: ReadonlyArray<SaleRootName> = ["Invoice", "CreditNote", "DebitNote"]

const tables: ReadonlyArray<readonly [AnyTable, ReadonlyArray<Case>]> = [
  ...saleTypes.flatMap((type) => roots.map((root) => [saleTable(type, root) as AnyTable, root] as const)),
  [eventTable, "ApplicationResponse"] as const,
  [payrollTable, "NominaIndividual"] as const,
  [replaceNoteTable, "NominaIndividualDeAjuste"] as const,
  [deleteNoteTable, "NominaIndividualDeAjuste"] as const
]
  .map(([table, root]) => [table as AnyTable, cases(table.operation, root)] as const)
  .filter(([, of]) => of.length > 0)

const writes = ({ compileWrite, compileAttributes }: AnyRow): boolean =>
  compileWrite !== undefined || compileAttributes !== undefined

/** Whether a fixture that was reviewed against the annex is written otherwise than it was. */
const isWrittenOtherwise = (table: AnyTable, of: ReadonlyArray<Case>): boolean => {
  const write = compileDocument(table)
  return of.some(({ expected, subject, writing }) => inLines(write(subject, writing())) !== expected)
}

/** Changes by the path of the list and what is done to it, and those that some table's fixtures notice. */
const changes = new Set<string>()
const noticed = new Set<string>()

/** Every list of rows of a table, with the path of the element that has it. */
const listsOf = (rows: ReadonlyArray<AnyRow>, path: string): ReadonlyArray<readonly [string, Array<AnyRow>]> => [
  [path, rows as Array<AnyRow>],
  ...rows.flatMap((row) => (row.rows === undefined ? [] : listsOf(row.rows, `${path}/${row.element}`)))
]

/** Tries a change to a list of rows, and puts back what was there. */
const tried = (rows: Array<AnyRow>, change: () => void, notices: () => boolean): boolean => {
  const before = [...rows]
  change()
  try {
    return notices()
  } finally {
    rows.splice(0, rows.length, ...before)
  }
}

const attempt = (change: string, rows: Array<AnyRow>, make: () => void, notices: () => boolean): void => {
  if (!isSampled(change, 8)) return
  changes.add(change)
  if (!noticed.has(change) && tried(rows, make, notices)) noticed.add(change)
}

/** Changes that no fixture can notice, and why. */
const excused: ReadonlyArray<readonly [change: RegExp, reason: string]> = [
  [/^\/ext:UBLExtensions ext:.* behind ext:/u, "no equivalent has both groups"],
  [/PartyLegalEntity behind cac:(?:IssuerParty\/cac:Person|PowerOfAttorney)$/u, "no event has both"],
  [/cac:DocumentReference behind cac:IssuerParty\/cac:PartyLegalEntity$/u, "no event has both"],
  [/cac:Person behind cac:IssuerParty\/cac:PowerOfAttorney$/u, "no event has both"],
  [/SupplierParty.*(PartyIdentification|LocationTypeCode)/u, "of buyers only; both parties are one table"],
  [/CustomerParty.*CorporateRegistrationScheme.*cbc:ID/u, "of suppliers only; both parties are one table"]
]

it("no row that is written can be left out, or change places with the next, unnoticed", () => {
  for (const [table, of] of tables) {
    for (const [path, rows] of listsOf(table.rows, "")) {
      for (const [index, row] of [...rows].entries()) {
        // frames around rows that are tried themselves
        if (!writes(row) || (row.element === "" && row.rows !== undefined)) continue
        const notices = () => isWrittenOtherwise(table, of)
        attempt(`${path} without ${row.element || row.fields.join()}`, rows, () => rows.splice(index, 1), notices)
        const next = rows[index + 1]
        const isOrdered = [row, next].every((each) => each?.compileWrite !== undefined)
        if (next === undefined || !isOrdered) continue
        attempt(
          `${path} ${row.element} behind ${next.element}`,
          rows,
          () => rows.splice(index, 2, next, row),
          () => isWrittenOtherwise(table, of)
        )
      }
    }
  }
  assert.deepStrictEqual(
    [...changes].filter((change) => !noticed.has(change) && !excused.some(([pattern]) => pattern.test(change))),
    []
  )
})

const bodyOf = (root: XmlReader): XmlReader =>
  [root.at("Reemplazar"), root.at("Eliminar")].find(({ element }) => element !== undefined) ?? root

/** Elements that our documents do not have there, each in front of one that they have. */
const foreignForms: ReadonlyArray<readonly [before: string, form: string, operation: RegExp]> = [
  [
    "<sts:InvoiceSource>",
    "<sts:InvoiceControl><sts:InvoiceAuthorization>18760000001</sts:InvoiceAuthorization><sts:AuthorizationPeriod><cbc:StartDate>2019-01-19</cbc:StartDate><cbc:EndDate>2030-01-19</cbc:EndDate></sts:AuthorizationPeriod><sts:AuthorizedInvoices><sts:From>1</sts:From><sts:To>995000000</sts:To></sts:AuthorizedInvoices></sts:InvoiceControl>",
    /^(?!Payroll)/u
  ],
  [
    "<cac:DiscrepancyResponse>",
    "<cac:InvoicePeriod><cbc:StartDate>2026-01-05</cbc:StartDate><cbc:EndDate>2026-01-11</cbc:EndDate></cac:InvoicePeriod>",
    /^SupportNote/u
  ]
]

const withForeignForms = (operation: string, text: string): string =>
  foreignForms.reduce((all, [before, form, of]) => {
    const start = /^<[\w:]+>/u.exec(form)?.[0] ?? ""
    return of.test(operation) && !text.slice(0, text.indexOf(before)).includes(start)
      ? all.replace(before, form + before)
      : all
  }, text)

/** A document, and what others know of it. */
interface Document {
  readonly text: string
  /** What XPath finds in it. */
  readonly facts: ReadonlyArray<StatedFact>
  /** The statements of the body that it was made of, where it is a fixture. */
  readonly input: ReadonlyArray<string>
  readonly read: () => ReturnType<typeof readTable>
}

/** What JSON says, a statement for each text and number. */
const statements = (value: unknown, path = ""): ReadonlyArray<string> => {
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([name, each]) => statements(each, `${path}/${name}`))
  }
  return value === null || value === "" ? [] : [`${path} ${Number.isNaN(Number(value)) ? value : Number(value)}`]
}

const inputOf = ({ path }: Golden): ReadonlyArray<string> =>
  statements(JSON.parse(readFileSync(join(path, "input.json"), "utf8")))

const nameOf: ReadonlyMap<string, string> = new Map(goldens.map(({ type }) => [type.operation, type.name]))

/** The fixtures of a table, the same with foreign forms, and what was written by hand. */
const documentsOf = (table: AnyTable, of: ReadonlyArray<Case>): ReadonlyArray<Document> => {
  const { operation } = table
  const fixtures = of.map(({ expected }) => expected.replaceAll(">\n<", "><"))
  const inputs = new Map(of.map(({ golden }, index) => [fixtures[index], inputOf(golden)]))
  const byHand = join(import.meta.dirname, "foreign", `${nameOf.get(operation)}.xml`)
  const texts = new Set([
    ...fixtures,
    ...fixtures.map((text) => withForeignForms(operation, text)),
    ...(existsSync(byHand) ? [readFileSync(byHand, "utf8")] : [])
  ])
  const rootName = /<([A-Z]\w*) /u
  const root = rootName.exec(fixtures[0] ?? "")?.[1]
  return [...texts]
    .filter((text) => rootName.exec(text)?.[1] === root)
    .map((text) => {
      const tree = parsedXml(text)
      const type = eventTypeOf(/<cbc:ResponseCode[^>]*>([0-9]+)</u.exec(text)?.[1] ?? "")
      const read = () => {
        const xml = XmlReader.of(tree)
        return readTable(table, xml, { root: xml, index: 0, body: bodyOf(xml), type } as never)
      }
      return { text, facts: statedFacts(operation, text), input: inputs.get(text) ?? [], read }
    })
}

const missing = ({ facts, read }: Document): ReadonlyArray<string> => {
  const document = read()
  return document === undefined ? ["body"] : missingFacts(facts, document.body)
}

const signaturePlace = /(?<=<ext:ExtensionContent>)\s*(?=<\/ext:ExtensionContent>)/u

/** The schemas require content where the signature will be. */
const withSignature = (text: string): string => text.replace(signaturePlace, '<x xmlns="urn:x"></x>')

/** What is read of a fixture that its input states, and what is not read. */
const found = ({ input, read }: Document): string => {
  const document = read()
  if (document === undefined) return ""
  const { body, environment, id, key, unread } = document
  const said = new Set(statements(JSON.parse(writeJson(body))))
  return [input.filter((each) => said.has(each)), environment, id, key.value, key.scheme, unread].join("\n")
}

/** Rows that are not read one by one, and what reads them. */
const readByOthers: ReadonlyArray<readonly [row: RegExp, reason: string]> = [
  [/TaxTotal[ /]/u, "the row of all taxes confirms or states what is inside"],
  [/PartyIdentification|PartyLegalEntity\/cbc:CompanyID/u, "the identification that is repeated confirms it whole"],
  [/LocationTypeCode/u, "of the buyer's premises, which are a field of the document"],
  [/CustomerParty.*CorporateRegistrationScheme cbc:ID/u, "of suppliers only; both parties are one table"],
  [/InformacionGeneral @HoraGen/u, "read with the day"],
  [/NumeroSecuenciaXML @CodigoTrabajador/u, "read with the worker"],
  [/Termino @concepto/u, "the row of the number chooses by it"],
  [/StandardItemIdentification\/cbc:ID @schemeAgencyID/u, "agencies of code lists say nothing"],
  [/PrepaidPayment cbc:PaidDate/u, "documents of others repeat the day of receipt; readForeign has one"],
  [/UBLExtension $/u, "a frame around the rows of a service"]
]

describe("rows that are read", () => {
  const read = tables.map(([table, of]) => [table, documentsOf(table, of)] as const)

  it("find what XPath finds", () => {
    for (const [{ operation }, documents] of read) {
      for (const document of documents) assert.deepStrictEqual(missing(document), [], operation)
    }
  })

  it.skipIf(!schemasAvailable)("read forms that the schemas allow", () => {
    for (const [{ operation, root }, documents] of read) {
      if (operation.startsWith("Payroll")) continue
      const errors = loadSchema(/^<(\w+)/u.exec(root.open)?.[1] ?? "")
      for (const { text } of documents) assert.deepStrictEqual(errors(withSignature(text)), [], operation)
    }
  })

  it("cannot be left out unnoticed", () => {
    const [held, names] = [new Set<string | AnyRow>(), new Map<string | AnyRow, string>()]
    for (const [table, documents] of read) {
      const fixtures = documents.filter(({ input }) => input.length > 0)
      const before = fixtures.map(found)
      for (const [path, rows] of listsOf(table.rows, "")) {
        for (const [index, row] of [...rows].entries()) {
          if (row.read === undefined && row.settle === undefined) continue
          const name = `${path} ${row.element || row.fields.join()}`
          // one that is only read is held by itself, and no other of its name instead
          const key = writes(row) ? name : row
          if (!isSampled(name, 8)) continue
          names.set(key, `${table.operation} ${name}`)
          const notices = () =>
            writes(row)
              ? fixtures.some((document, place) => found(document) !== before[place])
              : documents.some((document) => missing(document).length > 0)
          const leaveOut = () => rows.splice(index, 1, { ...row, read: undefined, settle: undefined })
          if (!held.has(key) && tried(rows, leaveOut, notices)) held.add(key)
        }
      }
    }
    assert.isAbove(names.size, longOr(300, 30))
    assert.deepStrictEqual(
      [...names]
        .filter(([key, name]) => !held.has(key) && !readByOthers.some(([pattern]) => pattern.test(name)))
        .map(([, name]) => name),
      []
    )
  })
})
