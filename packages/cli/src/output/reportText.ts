import type { Localized } from "@radicar/domain/inner/rules/Language"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import type { DocumentProof, DocumentReport, InnerReport } from "@radicar/ubl/inner/verify/DocumentReport"
import type { PartyFacts } from "@radicar/ubl/inner/verify/facts/DocumentFacts"
import type { Finding, Note, Section } from "@radicar/ubl/inner/verify/Finding"
import { factRows, type Layout, wrapText } from "./layout.ts"

/** Common name of an RFC 2253 name, else the whole name. */
const commonName = (name: string): string =>
  /(?:^|,)CN=((?:\\.|[^,\\+])+)/u.exec(name)?.[1]?.replaceAll("\\", "") ?? name

const colombian = (moment: Date): string => `${fromEpochMillis(moment.getTime())}-05:00`

const day = (date: Date): string => date.toISOString().slice(0, 10)

const partyText = (party: PartyFacts | undefined): string | undefined =>
  party && `${party.number}${party.name === undefined ? "" : `  ${party.name}`}`

const environments: Readonly<Record<string, { readonly en: string; readonly es: string }>> = {
  "1": { en: "production (1)", es: "producción (1)" },
  "2": { en: "test (2)", es: "pruebas (2)" }
}

/** Facts that the document states, with signer and signing time, as rows. */
export const reportFacts = ({ facts, signature }: DocumentReport, layout: Layout): string => {
  const { say } = layout
  const signer = signature?.signer
  const environment = facts?.environment ?? ""
  const environmentName = Object.hasOwn(environments, environment) ? environments[environment] : undefined
  return factRows({ ...layout, indent: 2 }, [
    [
      { en: "document", es: "documento" },
      facts && `${say(facts.name)}${facts.typeCode === undefined ? "" : ` (${facts.typeCode})`}`
    ],
    [{ en: "number", es: "número" }, facts?.number],
    [{ en: "issued", es: "emitido" }, facts && [facts.issueDate, facts.issueTime].join(" ").trim()],
    [{ en: "environment", es: "ambiente" }, environmentName === undefined ? environment : say(environmentName)],
    [{ en: "issuer", es: "emisor" }, partyText(facts?.issuer)],
    [{ en: "receiver", es: "receptor" }, partyText(facts?.receiver)],
    [{ en: "key", es: "clave" }, facts?.key],
    [
      { en: "signer", es: "firmante" },
      signer && `${signer.nit === undefined ? "" : `${signer.nit}  `}${signer.commonName ?? signer.subject}`
    ],
    [{ en: "signed", es: "firmado" }, signature?.signingTime && colombian(signature.signingTime)],
    [{ en: "role", es: "rol" }, signature?.role],
    [
      { en: "certificate", es: "certificado" },
      signer &&
        say({
          en: `${day(signer.notBefore)} to ${day(signer.notAfter)}, serial ${signer.serialNumber}`,
          es: `${day(signer.notBefore)} a ${day(signer.notAfter)}, serial ${signer.serialNumber}`
        })
    ],
    [{ en: "issued by", es: "emitido por" }, signer && commonName(signer.issuer)]
  ])
}

const sections: Readonly<Record<Section, Localized>> = {
  file: { en: "file", es: "archivo" },
  structure: { en: "structure", es: "estructura" },
  key: { en: "key", es: "clave" },
  numbering: { en: "numbering", es: "numeración" },
  reference: { en: "reference", es: "referencia" },
  container: { en: "contents", es: "contenido" },
  signature: { en: "signature", es: "firma" },
  against: { en: "comparison", es: "comparación" },
  bundle: { en: "bundle", es: "expediente" }
}

const nameWidth = 12
const indent = 10

const hanging = (first: string, text: string, left: number, columns: number): ReadonlyArray<string> =>
  wrapText(text, columns - left).map((line, index) => (index === 0 ? first : " ".repeat(left)) + line)

const failedText = (finding: Finding, layout: Layout): ReadonlyArray<string> => {
  const { columns, paint, say } = layout
  const { actual, check, detail, differingPart, expected, firstDifference, section } = finding
  const values = factRows({ ...layout, indent: indent }, [
    [{ en: "expected", es: "esperado" }, expected],
    [{ en: "found", es: "encontrado" }, actual],
    [
      { en: "differs", es: "difiere" },
      firstDifference === undefined || firstDifference === 1
        ? undefined
        : say({ en: `from character ${firstDifference} on`, es: `desde el carácter ${firstDifference}` })
    ],
    [{ en: "document says", es: "el documento dice" }, differingPart?.expected],
    [
      { en: "key was made with", es: "la clave se hizo con" },
      differingPart && (differingPart.actual || say({ en: "nothing", es: "nada" }))
    ]
  ])
  const name = say(sections[section]).padEnd(nameWidth)
  return [
    `  ${paint.red("NOT OK")}  ${name}${paint.bold(check)}`,
    ...wrapText(say(detail), columns - indent).map((line) => " ".repeat(indent) + line),
    ...(values === "" ? [] : [values])
  ]
}

const noteText = ({ section, text }: Note, { columns, paint, say }: Layout): ReadonlyArray<string> =>
  hanging(
    `  ${paint.yellow(say({ en: "note", es: "nota" }))}    ${say(sections[section]).padEnd(nameWidth)}`,
    say(text),
    indent + nameWidth,
    columns
  )

/** A section of the report: its passed checks on one line, each failed check in full below. */
const sectionText = (section: Section, report: DocumentReport, layout: Layout): ReadonlyArray<string> => {
  const { columns, paint, say } = layout
  const checks = report.checks.filter((check) => check.section === section)
  const held = checks.filter(({ ok }) => ok).map(({ check }) => check)
  const name = say(sections[section]).padEnd(nameWidth)
  return [
    ...(held.length === 0
      ? []
      : hanging(`  ${paint.green("ok")}      ${name}`, held.join(", "), indent + nameWidth, columns)),
    ...checks.filter(({ ok }) => !ok).flatMap((finding) => failedText(finding, layout)),
    ...report.notes.filter((note) => note.section === section).flatMap((note) => noteText(note, layout))
  ]
}

const order: ReadonlyArray<Section> = [
  "file",
  "bundle",
  "structure",
  "key",
  "numbering",
  "reference",
  "container",
  "signature",
  "against"
]

const insideTitles: Readonly<Record<InnerReport["part"], Localized>> = {
  document: { en: "Inside: the document", es: "Adentro: el documento" },
  answer: { en: "Inside: the answer", es: "Adentro: la respuesta" },
  container: { en: "Inside: the container", es: "Adentro: el contenedor" }
}

const body = (report: DocumentReport, layout: Layout): ReadonlyArray<string> => {
  const { paint, say } = layout
  const facts = reportFacts(report, layout)
  return [
    ...(facts === "" ? [] : [facts, ""]),
    ...order.flatMap((section) => sectionText(section, report, layout)),
    ...report.inside.flatMap(({ part, report: inner }) => [
      "",
      paint.bold(say(insideTitles[part])),
      "",
      ...body(inner, layout)
    ])
  ]
}

const counted = (report: DocumentReport): { readonly all: number; readonly failed: number } =>
  report.inside
    .map(({ report: inner }) => counted(inner))
    .reduce((one, other) => ({ all: one.all + other.all, failed: one.failed + other.failed }), {
      all: report.checks.length,
      failed: report.checks.filter(({ ok }) => !ok).length
    })

const verdict = (report: DocumentReport, { paint, say }: Layout): string => {
  const { all, failed } = counted(report)
  const hold = say({ en: `all ${all} checks hold`, es: `se cumplen las ${all} comprobaciones` })
  if (report.valid) return `${paint.green(say({ en: "Valid", es: "Válido" }))}: ${hold}`
  if (report.proof.degree === "not-proven") {
    return `${paint.yellow(say({ en: "Not proven", es: "No probado" }))}: ${hold}`
  }
  const why =
    failed === 0
      ? say(report.proof.text)
      : say({ en: `${failed} of ${all} checks failed`, es: `comprobaciones que fallan: ${failed} de ${all}` })
  return `${paint.red(say({ en: "Not valid", es: "No es válido" }))}: ${why}`
}

const proofHint: Localized = {
  en: "A name in a certificate shows nothing by itself. radicar trust add, or --trust, chooses the authorities to trust.",
  es: "Un nombre en un certificado no prueba nada por sí solo. radicar trust add, o --trust, indica en qué entidades confiar."
}

/** Degree of proof of the signer, with advice if no trusted authority proves it; empty if a check failed. */
export const proofText = ({ degree, text }: DocumentProof, { columns, paint, say }: Layout): ReadonlyArray<string> => {
  if (degree === "broken") return []
  const lines = wrapText(`${say({ en: "Proof", es: "Prueba" })}: ${say(text)}.`, columns)
  return degree === "proven"
    ? ["", ...lines.map(paint.dim)]
    : ["", ...lines.map(paint.yellow), ...wrapText(say(proofHint), columns).map(paint.dim)]
}

/** Report for a person: verdict, facts and signer, then by section passed checks, failed checks and notes. */
export const reportText = (report: DocumentReport, layout: Layout): string =>
  [
    verdict(report, layout),
    "",
    ...body(report, layout),
    // a report about one rule needs no proof of the whole
    ...(report.valid && report.proof.degree !== "proven" ? [] : proofText(report.proof, layout))
  ].join("\n")
