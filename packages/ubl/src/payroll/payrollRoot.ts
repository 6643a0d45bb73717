import type { DocumentRoot } from "../xml/documentRoot.ts"

/** What the authority's sample declares, in its order: `xs` and `xsi` are the same. */
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
 * The root of a payroll document. It declares every namespace of the authority's sample (rules NIE901, NIAE901), in the order of
 * Canonical XML for the digest and in that of the sample for the file: documents with another order, and with nothing declared
 * again on the signature, have been rejected for their signature (ZE02) although every digest held. The schema wants a
 * `SchemaLocation` of no namespace.
 */
export const payrollRoot = (name: "NominaIndividual" | "NominaIndividualDeAjuste"): DocumentRoot => {
  const own = `dian:gov:co:facturaelectronica:${name}`
  const declared = (prefixes: ReadonlyArray<(typeof inSample)[number]>): string =>
    ` xmlns="${own}"${prefixes.map((prefix) => ` xmlns:${prefix}="${uris[prefix]}"`).join("")}`
  const location = `${own} ${name}ElectronicaXSD.xsd`
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
