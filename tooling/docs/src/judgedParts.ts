import { documentRegistry } from "@radicar/domain/inner/documentRegistry"
import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { judges, testRequirements } from "@radicar/judges/others/judges"
import type { Count, JudgeRecord, RunRecord } from "@radicar/judges/others/Record"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { PageParts } from "./pageParts.ts"
import { tableOf } from "./tableOf.ts"

const both = (en: string, es: string): Localized => ({ en, es })

/** Record of the last run of all judges. */
const runRecord = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../docs/judged-by-others.json"), "utf8")
) as RunRecord

/** A program of others that a test asks: in the version of npm or of PyPI that the test has, or whichever is there. */
type Program = { readonly npm: string } | { readonly python: keyof typeof testRequirements } | string

/** Programs and data of others that tests of their own ask, what they judge, and the test. */
const ownTests: ReadonlyArray<readonly [programs: ReadonlyArray<Program>, judges: Localized, test: string]> = [
  [
    [{ npm: "libxml2-wasm" }],
    both("canonical form, byte for byte", "forma canónica, byte por byte"),
    "packages/ubl/test/golden.test.ts"
  ],
  [
    [{ npm: "libxml2-wasm" }],
    both("form, by the authority's own schemas", "forma, con los esquemas de la propia DIAN"),
    "packages/ubl/test/renderInvoice.test.ts"
  ],
  [
    [{ npm: "xml-crypto" }, "xmlsec1"],
    both("signatures, of requests too", "firmas, también de solicitudes"),
    "packages/signature/test/XadesSignature.test.ts"
  ],
  [["qpdf"], both("structure of joined PDFs", "estructura de los PDF unidos"), "packages/print/test/joinedPdf.test.ts"],
  [
    ["Apache Preflight"],
    both("PDF/A-1b, except for what PDF/A-3 does not want", "PDF/A-1b, salvo lo que PDF/A-3 no pide"),
    "packages/print/test/preflight.test.ts"
  ],
  [
    [{ python: "openpyxl" }, { npm: "hucre" }],
    both("workbooks, cell by cell", "libros de Excel, celda por celda"),
    "apps/api/test/documents/exports.test.ts"
  ],
  [
    [{ npm: "standardwebhooks" }],
    both("signatures of webhooks", "firmas de los webhooks"),
    "apps/api/test/webhooks/webhooks.test.ts"
  ],
  [
    [{ python: "cryptography-vectors" }],
    both(
      "224 paths of certificates of NIST PKITS, with listed exceptions",
      "224 rutas de certificados de NIST PKITS, con excepciones listadas"
    ),
    "packages/signature/test/pkits.test.ts"
  ]
]

const texts = {
  en: {
    programs: "| Program | Version | Judges | Accepted | Damaged and refused |",
    type: "Type",
    tests: "| Program or data | Judges | Test |"
  },
  es: {
    programs: "| Programa | Versión | Juzga | Aceptados | Dañados y rechazados |",
    type: "Tipo",
    tests: "| Programa o datos | Juzga | Prueba |"
  }
} as const satisfies Record<Language, unknown>

const countText = ([agreed, shown]: Count): string => (agreed === shown ? String(shown) : `${agreed} / ${shown}`)

const sum = (counts: ReadonlyArray<Count>): Count =>
  counts.reduce<Count>((total, [agreed, shown]) => [total[0] + agreed, total[1] + shown], [0, 0])

const programRow = ({ accepted, name, refused, version }: JudgeRecord, language: Language): string => {
  const judge = judges.find((each) => each.name === name)
  const all = countText(sum(Object.values(accepted)))
  return `| ${name} | ${version} | ${judge?.judges[language] ?? ""} | ${all} | ${countText(refused)} |`
}

const typeTable = (language: Language): string => {
  const { judges: records } = runRecord
  const types = Object.values(documentRegistry).flatMap((operation) => [...operation.types])
  // a type that two operations share, such as the notes of payroll, has one row
  const rows = new Map(types.map(({ code, shortName }) => [code, shortName[language]]))
  return tableOf(
    `| ${texts[language].type} | | ${records.map(({ name }) => name).join(" | ")} |`,
    [...rows]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([code, name]) => {
        const cells = records.map(({ accepted }) => (accepted[code] === undefined ? "–" : countText(accepted[code])))
        return `| ${code} | ${name} | ${cells.join(" | ")} |`
      })
  )
}

const testLink = (path: string): string => `[\`${path.replace(/^.*\/(\w+)\.test\.ts$/u, "$1")}\`](../${path})`

/** Name of a program, with the version that the workspace of a test has installed. */
const programName = (program: Program, test: string): string => {
  if (typeof program === "string") return program
  if ("python" in program) return `${program.python} ${testRequirements[program.python]}`
  const workspace = test.split("/").slice(0, 2).join("/")
  const manifest = join(import.meta.dirname, "../../..", workspace, "node_modules", program.npm, "package.json")
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { readonly version: string }
  return `${program.npm} ${version}`
}

const testRow = ([programs, subject, test]: (typeof ownTests)[number], language: Language): string =>
  `| ${programs.map((each) => programName(each, test)).join(", ")} | ${subject[language]} | ${testLink(test)} |`

/** Writes the generated parts of the page about judgements of others, in a language. */
export const judgedParts = (language: Language): PageParts => ({
  date: runRecord.date,
  programs: tableOf(
    texts[language].programs,
    runRecord.judges.map((record) => programRow(record, language))
  ),
  types: typeTable(language),
  tests: tableOf(
    texts[language].tests,
    ownTests.map((each) => testRow(each, language))
  )
})
