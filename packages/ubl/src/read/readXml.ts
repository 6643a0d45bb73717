import { readEvent } from "../event/eventTable.ts"
import { readPayroll } from "../payroll/payrollTables.ts"
import type { ReadDocument } from "../table/document.ts"
import { readSale } from "../sale/saleTables.ts"
import { saleRootNames } from "../sale/saleTypes.ts"
import type { XmlElement } from "../xml/XmlElement.ts"
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
 * documents of whatever issuer. Pure. `undefined` for what is none of the documents of the operations: a container, the
 * authority's own answer, a type that nobody knows. What the body has no place for is named in `unread`; what only
 * repeats or follows from the body (names of codes, sums over the lines, the QR code) is not, unless it disagrees.
 */
export const readXml = (root: XmlElement): ReadDocument | undefined =>
  readers[`${root.namespace} ${root.local}`]?.(XmlReader.of(root))
