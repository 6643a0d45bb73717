import type {
  CheckedPayroll,
  CheckedPayrollDeleteNote,
  CheckedPayrollReplaceNote
} from "@radicar/domain/inner/document/payroll/CheckedPayroll"
import { Novedad, Payroll, PayrollDeleteNote, PayrollReplaceNote } from "@radicar/domain/inner/document/payroll/Payroll"
import type { DocumentKey } from "@radicar/domain/inner/key/DocumentKey"
import type { CanonicalXml } from "../CanonicalXml.ts"
import { signaturePlace } from "../part/dianExtensions.ts"
import { compileDocument, type DocumentTable, type ReadDocument, readTable } from "../table/document.ts"
import { attribute } from "../table/attributes.ts"
import { type AnyRow, part, readPart, type Row, wireNames } from "../table/Row.ts"
import { fixed } from "../table/elements.ts"
import { gather, group, one } from "../table/nesting.ts"
import type { DocumentRoot } from "../xml/documentRoot.ts"
import type { XmlReader } from "../xml/XmlReader.ts"
import { content } from "./content.ts"
import { type IssueWriting, issue, type PayrollReading, predecessor } from "./issue.ts"

/** Namespaces that the authority's sample declares, in its order. `xs` and `xsi` have the same URI. */
const inSample = ["xs", "ds", "ext", "xades", "xades141", "xsi"] as const

const uris: Readonly<Record<(typeof inSample)[number], string>> = {
  xs: "http://www.w3.org/2001/XMLSchema-instance",
  ds: "http://www.w3.org/2000/09/xmldsig#",
  ext: "urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2",
  xades: "http://uri.etsi.org/01903/v1.3.2#",
  xades141: "http://uri.etsi.org/01903/v1.4.1#",
  xsi: "http://www.w3.org/2001/XMLSchema-instance"
}

/**
 * The root of a payroll document. It declares every namespace of the authority's sample (rules NIE901, NIAE901). The
 * digest has them in the order of Canonical XML, the file in that of the sample. Documents with another order, and
 * without repeated declarations on the signature, have been rejected for their signature (ZE02) although every digest
 * was right. The schema requires a `SchemaLocation` without namespace.
 */
const payrollRoot = (name: "NominaIndividual" | "NominaIndividualDeAjuste"): DocumentRoot => {
  const namespace = `dian:gov:co:facturaelectronica:${name}`
  const declared = (prefixes: ReadonlyArray<(typeof inSample)[number]>): string =>
    ` xmlns="${namespace}"${prefixes.map((prefix) => ` xmlns:${prefix}="${uris[prefix]}"`).join("")}`
  const location = `${namespace} ${name}ElectronicaXSD.xsd`
  const open = (namespaces: string): string =>
    `<${name}${namespaces} SchemaLocation="" xsi:schemaLocation="${location}">`
  const [namespaces, written] = [declared(inSample.toSorted()), declared(inSample)]
  return {
    open: open(namespaces),
    close: `</${name}>`,
    namespaces,
    written: { open: open(written), namespaces: written }
  }
}

type PayrollTable<Checked extends { readonly document: unknown }> = DocumentTable<
  Checked["document"],
  IssueWriting<Checked>,
  PayrollReading
>

// the extensions contain only the signature (rule NIE001)
const extensions = group("ext:UBLExtensions", [signaturePlace])

const range = gather("numberingRange", ["Prefix"], {
  note: {
    en: "the prefix alone is filed; dry runs notify of the rest (RAD61)",
    es: "solo se transmite el prefijo; los ensayos notifican el resto (RAD61)"
  }
})

const [single, adjustment] = [payrollRoot("NominaIndividual"), payrollRoot("NominaIndividualDeAjuste")]

const asNovedad = part<Novedad>(Novedad, [
  attribute("CUNENov", "uuid", "NIE204"),
  { element: "", fields: [], compileWrite: () => ["true"] }
])

/**
 * Marks a further document of the month: `true` with a CUNE. Accepted first documents state `false` with any CUNE; that
 * CUNE counts as read but is not in the body.
 */
const novedad: Row<Payroll> = {
  ...one<Payroll, Novedad>("Novedad", "novedad", asNovedad, {
    rule: "NIE199, NIE204",
    note: { en: "`true` with the CUNE; absent without", es: "`true` con el CUNE; sin él no va" }
  }),
  read: (xml, values, reading) => {
    const novelty = xml.at("Novedad")
    const text = novelty.text()
    if (text === "true" || text === "1") values["Novedad"] = readPart(asNovedad, novelty, reading)
    else novelty.text("@CUNENov")
  }
}

/** A payroll support document (payroll annex 1.0 §2.1). */
export const payrollTable: PayrollTable<CheckedPayroll> = {
  operation: "PayrollCreate",
  root: single,
  order: wireNames(Payroll),
  rows: [extensions, novedad, ...content, range]
}

const note = <Checked extends { readonly document: unknown }>(
  options: Pick<PayrollTable<Checked>, "operation" | "order"> & {
    /** Kind of the note: 1 replaces, 2 deletes (annex table 5.5.8). */
    readonly kind: string
    readonly element: "Reemplazar" | "Eliminar"
    readonly rows: ReadonlyArray<AnyRow>
  }
): PayrollTable<Checked> => ({
  ...options,
  root: adjustment,
  rows: [
    extensions,
    fixed("TipoNota", options.kind),
    group(options.element, options.rows),
    range
  ] as ReadonlyArray<AnyRow>
})

/** A note that restates a payroll (payroll annex 1.0 §2.2). */
export const replaceNoteTable = note<CheckedPayrollReplaceNote>({
  operation: "PayrollReplaceNote",
  order: wireNames(PayrollReplaceNote),
  kind: "1",
  element: "Reemplazar",
  rows: [predecessor("ReemplazandoPredecesor", "NIAE190 to NIAE192"), ...content]
})

/** A note that annuls a payroll (payroll annex 1.0 §2.2). */
export const deleteNoteTable = note<CheckedPayrollDeleteNote>({
  operation: "PayrollDeleteNote",
  order: wireNames(PayrollDeleteNote),
  kind: "2",
  element: "Eliminar",
  rows: [predecessor("EliminandoPredecesor", "NIAE215 to NIAE217"), ...issue([], [])]
})

const renderer = <Checked extends { readonly document: unknown }>(table: PayrollTable<Checked>) => {
  const write = compileDocument(table)
  return (checked: Checked, key: DocumentKey): CanonicalXml =>
    write(checked.document, { checked, key, currency: "", index: 0 })
}

/**
 * Writes a payroll support document, directly in canonical form. Pure: the same document and key give the same bytes.
 */
export const renderPayroll = renderer(payrollTable)

/** Writes a note that restates a payroll. Pure. */
export const renderPayrollReplaceNote = renderer(replaceNoteTable)

/** Writes a note that annuls a payroll. Pure. */
export const renderPayrollDeleteNote = renderer(deleteNoteTable)

/** Reads a payroll support document or a note of one; `undefined` if it is neither. */
export const readPayroll = (root: XmlReader): ReadDocument | undefined => {
  if (root.element?.local === "NominaIndividual") return readTable(payrollTable, root, { root, body: root, index: 0 })
  const [replacing, deleting] = [root.at("Reemplazar"), root.at("Eliminar")]
  if (replacing.element !== undefined) return readTable(replaceNoteTable, root, { root, body: replacing, index: 0 })
  return deleting.element === undefined
    ? undefined
    : readTable(deleteNoteTable, root, { root, body: deleting, index: 0 })
}
