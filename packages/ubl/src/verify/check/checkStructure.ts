import { containerTable } from "../../container/renderAttachedDocument.ts"
import { eventTable } from "../../event/eventTable.ts"
import { deleteNoteTable, payrollTable, replaceNoteTable } from "../../payroll/payrollTables.ts"
import { saleRows } from "../../sale/saleTables.ts"
import { saleRootNames } from "../../sale/saleTypes.ts"
import { requiredPaths, rootSequence } from "../../table/document.ts"
import type { AnyRow } from "../../table/Row.ts"
import { childrenOf } from "../../xml/ParsedElement.ts"
import { type Finding, type ChecksAndNotes, onlyChecks } from "../Finding.ts"
import type { DocumentFacts } from "../facts/DocumentFacts.ts"
import { elementsAt, hasAt, textAt } from "../facts/xmlPath.ts"
import { equal } from "./equal.ts"

const section = "structure"

/**
 * Table rows by the name of the root element. The adjustment note of payroll has the rows of both its forms:
 * replacement and deletion.
 */
const rows: Readonly<Record<string, ReadonlyArray<AnyRow>>> = {
  ...Object.fromEntries(saleRootNames.map((name) => [name, saleRows(name)])),
  ApplicationResponse: eventTable.rows,
  AttachedDocument: containerTable.rows,
  NominaIndividual: payrollTable.rows,
  NominaIndividualDeAjuste: [...replaceNoteTable.rows, ...deleteNoteTable.rows]
}

/** Paths of rows, by the name of the root element. */
const byRoot = (pathsOf: (rows: ReadonlyArray<AnyRow>) => ReadonlyArray<string>) =>
  Object.fromEntries(Object.entries(rows).map(([root, rootRows]) => [root, pathsOf(rootRows)]))

/** Children of the roots in the order of their schemas (UBL 2.1 as the DIAN ships it, payroll 1.0.6). */
const sequences: Readonly<Record<string, ReadonlyArray<string>>> = byRoot(rootSequence)

const requiredOfRoots = byRoot(requiredPaths)

/**
 * Whether an element that events require is also required in the authority's answers. Extensions are not, because no
 * taxpayer's software makes the answers; nor is the document's type code.
 */
const ofAnswer = (path: string): boolean =>
  !path.startsWith("ext:UBLExtensions") && !path.endsWith("/cbc:DocumentTypeCode")

const requiredOf = ({ body, family, root }: DocumentFacts): ReadonlyArray<string> => {
  // a missing QR code makes no document invalid: `checkKey` notes it
  const paths = (requiredOfRoots[root.local] ?? []).filter((path) => !path.endsWith("/sts:QRCode"))
  if (family === "answer") return paths.filter(ofAnswer)
  // of the two forms of an adjustment note, the one that the document has
  return root.local === "NominaIndividualDeAjuste" ? paths.filter((path) => path.startsWith(`${body.local}/`)) : paths
}

const required = (facts: DocumentFacts): Finding => {
  const missing = requiredOf(facts).filter((path) => !hasAt(facts.root, path))
  const last = missing.map((path) => path.split("/").slice(-2).join("/"))
  return missing.length === 0
    ? {
        section,
        check: "requiredElements",
        ok: true,
        detail: { en: "the header is complete", es: "el encabezado está completo" }
      }
    : {
        section,
        check: "requiredElements",
        ok: false,
        detail: { en: `missing: ${last.join(", ")}`, es: `falta: ${last.join(", ")}` }
      }
}

/** Checks names and order of the root's children, which a schema would refuse first (ZB01). */
const order = ({ root }: DocumentFacts): Finding => {
  const sequence = sequences[root.local] ?? []
  let reached = 0
  for (const { local } of childrenOf(root)) {
    const place = sequence.indexOf(local)
    if (place < 0 || place < reached) {
      const before = sequence[reached] ?? ""
      return {
        section,
        check: "elementOrder",
        ok: false,
        detail:
          place < 0
            ? { en: `${local} is not allowed in ${root.local}`, es: `${local} no pertenece a ${root.local}` }
            : { en: `${local} belongs before ${before}`, es: `${local} va antes de ${before}` }
      }
    }
    reached = place
  }
  return {
    section,
    check: "elementOrder",
    ok: true,
    detail: {
      en: "the root's elements are known and in order",
      es: "los elementos de la raíz son conocidos y están en orden"
    }
  }
}

/**
 * Checks the environment, and that of the key. A payroll states no second one; in a container and in the authority's
 * answer `UUID` is not the document's own key.
 */
const environment = ({ environment, family, root }: DocumentFacts): ReadonlyArray<Finding> => {
  const isKnown = environment === "1" || environment === "2"
  const schemeId = family === "payroll" ? undefined : textAt(root, "cbc:UUID/@schemeID")
  return [
    {
      section,
      check: "environment",
      ok: isKnown,
      detail: isKnown
        ? { en: "1 or 2 (FAD04)", es: "1 o 2 (FAD04)" }
        : { en: "the environment is neither 1 nor 2 (FAD04)", es: "el ambiente no es 1 ni 2 (FAD04)" },
      ...(isKnown ? {} : { expected: "1, 2", actual: environment ?? "" })
    },
    ...(schemeId === undefined || family === "container" || family === "answer"
      ? []
      : [
          equal({
            section,
            check: "keyEnvironment",
            expected: environment,
            actual: schemeId,
            holds: { en: "UUID/@schemeID is the environment (FAD07)", es: "UUID/@schemeID es el ambiente (FAD07)" },
            fails: {
              en: "UUID/@schemeID is not the environment (FAD07)",
              es: "UUID/@schemeID no es el ambiente (FAD07)"
            }
          })
        ])
  ]
}

/** Checks the form of the time. No rule demands it of a container, which anybody may make at any place. */
const issueTime = ({ family, issueTime: time }: DocumentFacts): ReadonlyArray<Finding> => {
  if (time === undefined || family === "container") return []
  const ok = /^[0-9]{2}:[0-9]{2}:[0-9]{2}-05:00$/u.test(time)
  const rule = family === "payroll" ? "NIE027" : "FAD10"
  return [
    {
      section,
      check: "issueTime",
      ok,
      detail: ok
        ? { en: `HH:MM:SS-05:00 (${rule})`, es: `HH:MM:SS-05:00 (${rule})` }
        : { en: `the time is not HH:MM:SS-05:00 (${rule})`, es: `la hora no es HH:MM:SS-05:00 (${rule})` },
      ...(ok ? {} : { expected: "HH:MM:SS-05:00", actual: time })
    }
  ]
}

/** Checks the version of UBL, which payrolls do not follow. */
const version = ({ family, root }: DocumentFacts): ReadonlyArray<Finding> =>
  family === "payroll"
    ? []
    : [
        equal({
          section,
          check: "version",
          expected: "UBL 2.1",
          actual: textAt(root, "cbc:UBLVersionID"),
          holds: { en: "UBL 2.1", es: "UBL 2.1" },
          fails: { en: "UBLVersionID is another (FAD01)", es: "UBLVersionID es otro (FAD01)" }
        })
      ]

const lineCount = ({ root }: DocumentFacts): ReadonlyArray<Finding> => {
  const statedCount = textAt(root, "cbc:LineCountNumeric")
  if (statedCount === undefined) return []
  const lines = elementsAt(root, `cac:${root.local}Line`).length
  return [
    equal({
      section,
      check: "lineCount",
      expected: String(lines),
      actual: statedCount,
      holds: {
        en: "LineCountNumeric is the number of lines (FAD16)",
        es: "LineCountNumeric es el número de líneas (FAD16)"
      },
      fails: {
        en: "LineCountNumeric is not the number of lines (FAD16)",
        es: "LineCountNumeric no es el número de líneas (FAD16)"
      }
    })
  ]
}

const scheme = ({ family, scheme: expected, statedScheme }: DocumentFacts): ReadonlyArray<Finding> =>
  expected === undefined
    ? []
    : [
        equal({
          section,
          check: "keyScheme",
          expected,
          actual: statedScheme,
          holds: { en: `${expected}, as the type requires`, es: `${expected}, como lo pide el tipo` },
          fails: {
            en: `a document of this type has another scheme (${family === "payroll" ? "NIE025" : "FAD08"})`,
            es: `un documento de este tipo tiene otro esquema (${family === "payroll" ? "NIE025" : "FAD08"})`
          }
        })
      ]

/**
 * Checks the structure of a document: missing or misplaced elements, version, environment, time, key scheme, number of
 * lines.
 */
export const checkStructure = (facts: DocumentFacts): ChecksAndNotes =>
  onlyChecks([
    required(facts),
    order(facts),
    ...version(facts),
    ...environment(facts),
    ...issueTime(facts),
    ...scheme(facts),
    ...lineCount(facts)
  ])
