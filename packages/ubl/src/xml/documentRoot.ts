/** Root element of a UBL document: its tags, and its namespace declarations in canonical order. */
export interface DocumentRoot {
  readonly open: string
  readonly close: string
  readonly namespaces: string
  /** The start tag and the declarations of the file, if they have another order there. */
  readonly written?: { readonly open: string; readonly namespaces: string }
}

/**
 * The root of a UBL 2.1 document of the DIAN. It declares every namespace of the document and its signature, which
 * declare none themselves. The order is that of Canonical XML: the default one first, then by prefix.
 */
export const documentRoot = (name: string): DocumentRoot => {
  const namespace = `urn:oasis:names:specification:ubl:schema:xsd:${name}-2`
  const namespaces = [
    ` xmlns="${namespace}"`,
    ` xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"`,
    ` xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"`,
    ` xmlns:ds="http://www.w3.org/2000/09/xmldsig#"`,
    ` xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2"`,
    ` xmlns:sts="dian:gov:co:facturaelectronica:Structures-2-1"`,
    ` xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"`,
    ` xmlns:xades141="http://uri.etsi.org/01903/v1.4.1#"`,
    ` xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"`
  ].join("")
  const location = `${namespace} http://docs.oasis-open.org/ubl/os-UBL-2.1/xsd/maindoc/UBL-${name}-2.1.xsd`
  return { open: `<${name}${namespaces} xsi:schemaLocation="${location}">`, close: `</${name}>`, namespaces }
}
