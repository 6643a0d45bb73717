import type { DocumentRoot } from "../xml/documentRoot.ts"

/**
 * The root of a payroll document. It declares every namespace of the authority's sample (rules NIE901, NIAE901), `xs` and
 * `xsi` with the same name among them, in the order of Canonical XML. The schema wants a `SchemaLocation` of no namespace.
 */
export const payrollRoot = (name: "NominaIndividual" | "NominaIndividualDeAjuste"): DocumentRoot => {
  const own = `dian:gov:co:facturaelectronica:${name}`
  const namespaces = [
    ` xmlns="${own}"`,
    ` xmlns:ds="http://www.w3.org/2000/09/xmldsig#"`,
    ` xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2"`,
    ` xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"`,
    ` xmlns:xades141="http://uri.etsi.org/01903/v1.4.1#"`,
    ` xmlns:xs="http://www.w3.org/2001/XMLSchema-instance"`,
    ` xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"`
  ].join("")
  const location = `${own} ${name}ElectronicaXSD.xsd`
  return {
    open: `<${name}${namespaces} SchemaLocation="" xsi:schemaLocation="${location}">`,
    close: `</${name}>`,
    namespaces
  }
}
