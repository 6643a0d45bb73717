import { readEvent } from "../event/eventTable.ts"
import { readPayroll } from "../payroll/payrollTables.ts"
import type { ReadDocument } from "../table/document.ts"
import { readSale } from "../sale/saleTables.ts"
import { saleRootNames } from "../sale/saleTypes.ts"
import type { ParsedElement } from "../xml/ParsedElement.ts"
import { XmlReader } from "../xml/XmlReader.ts"

const ubl = "urn:oasis:names:specification:ubl:schema:xsd:"
const dian = "dian:gov:co:facturaelectronica:"

/** Readers of documents, by the name of the root. */
const readers: Readonly<Record<string, (root: XmlReader) => ReadDocument | undefined>> = {
  ...Object.fromEntries(saleRootNames.map((name) => [`${ubl}${name}-2 ${name}`, readSale])),
  [`${ubl}ApplicationResponse-2 ApplicationResponse`]: readEvent,
  [`${dian}NominaIndividual NominaIndividual`]: readPayroll,
  [`${dian}NominaIndividualDeAjuste NominaIndividualDeAjuste`]: readPayroll
}

/**
 * Turns the XML of a document back into the body of the operation that files it: the inverse of the renderers, for
 * documents of any issuer. Pure. Returns `undefined` for other documents: a container, the authority's own answer, an
 * unknown type. `unread` lists content for which the body has no place. Content that only repeats the body or follows
 * from it (names of codes, sums over the lines, the QR code) is listed only if it disagrees.
 */
export const readXml = (root: ParsedElement): ReadDocument | undefined =>
  readers[`${root.namespace} ${root.local}`]?.(XmlReader.of(root))
