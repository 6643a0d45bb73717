import { deleteNoteTable, payrollTable, replaceNoteTable } from "@radicar/ubl/payroll/payrollTables"
import { eventTable, eventWriting } from "@radicar/ubl/event/eventTable"
import { saleTable, saleWriting } from "@radicar/ubl/sale/saleTables"
import { type SaleRootName, saleTypes } from "@radicar/ubl/sale/saleTypes"
import { compileDocument, type DocumentTable, readTable } from "@radicar/ubl/table/document"
import type { AnyRow } from "@radicar/ubl/table/Row"
import { XmlReader } from "@radicar/ubl/xml/XmlReader"
import { assert, it } from "@effect/vitest"
import { writeJson } from "@radicar/domain/json/writeJson"
import { eventTypeOf } from "@radicar/domain/codes/eventTypes"
import { expectationOf, type Golden, goldens, identifiedGolden, inLines } from "./support/goldens.ts"
import { parsedXml } from "./support/parsedXml.ts"

type AnyTable = DocumentTable<any, any, any>

/** A reviewed fixture, and what its table is given to write and to read it. */
interface Case {
  readonly name: string
  readonly subject: unknown
  readonly writing: () => unknown
  readonly expected: string
  readonly reading: () => { readonly xml: XmlReader; readonly reading: unknown }
}

const bodyOf = (root: XmlReader): XmlReader =>
  [root.at("Reemplazar"), root.at("Eliminar")].find(({ element }) => element !== undefined) ?? root

const caseOf = (golden: Golden): Case => {
  const { checked, key } = identifiedGolden(golden) as any
  const expected = expectationOf(golden).xml
  const tree = parsedXml(expected.replaceAll(">\n<", "><"))
  const type = eventTypeOf(checked.type?.code ?? "")
  const isSale = checked.kind !== undefined
  return {
    name: golden.name,
    subject: checked.event ?? checked.document,
    writing: () =>
      isSale
        ? saleWriting(checked, key)
        : checked.event === undefined
          ? { checked, key, currency: "", index: 0 }
          : eventWriting(checked, key),
    expected,
    reading: () => {
      const root = XmlReader.of(tree)
      return { xml: root, reading: { root, index: 0, body: bodyOf(root), type } }
    }
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

const readings = (table: AnyTable, of: ReadonlyArray<Case>): ReadonlyArray<string> =>
  of.map(({ reading }) => {
    const { reading: context, xml } = reading()
    const document = readTable(table, xml, context as never)
    return document === undefined ? "" : writeJson(document.body) + document.unread.join()
  })

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
  changes.add(change)
  if (!noticed.has(change) && tried(rows, make, notices)) noticed.add(change)
}

/** Changes that no fixture can notice, and why. */
const excused: ReadonlyArray<readonly [change: RegExp, reason: string]> = [
  [/^\/ext:UBLExtensions ext:.* behind ext:/u, "no equivalent has both groups"],
  [/SupplierParty.*(PartyIdentification|LocationTypeCode)/u, "of buyers only; both parties are one table"],
  [/CustomerParty.*CorporateRegistrationScheme.*cbc:ID/u, "of suppliers only; both parties are one table"]
]

it("no row of a table can be left out, or change places with the next, unnoticed", { timeout: 120_000 }, () => {
  for (const [table, of] of tables) {
    const expected = readings(table, of)
    const isReadOtherwise = (): boolean => readings(table, of).some((text, index) => text !== expected[index])
    for (const [path, rows] of listsOf(table.rows, "")) {
      for (const [index, row] of [...rows].entries()) {
        const notices = writes(row) ? () => isWrittenOtherwise(table, of) : isReadOtherwise
        // frames around rows that are tried themselves
        if (row.element === "" && row.rows !== undefined) continue
        if (!writes(row) && row.read === undefined && row.settle === undefined) continue
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
