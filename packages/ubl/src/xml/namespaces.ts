const ubl = "urn:oasis:names:specification:ubl:schema:xsd:"

/** Namespaces by the prefixes that paths use. */
export const namespaces: Readonly<Record<string, ReadonlyArray<string>>> = {
  cac: [`${ubl}CommonAggregateComponents-2`],
  cbc: [`${ubl}CommonBasicComponents-2`],
  ext: [`${ubl}CommonExtensionComponents-2`],
  // the second one is that of the samples of 2019
  sts: [
    "dian:gov:co:facturaelectronica:Structures-2-1",
    "http://www.dian.gov.co/contratos/facturaelectronica/v1/Structures"
  ],
  ds: ["http://www.w3.org/2000/09/xmldsig#"],
  xades: ["http://uri.etsi.org/01903/v1.3.2#"]
}

/** The namespace of `xsi:schemaLocation`, which carries no content of a document. */
export const instanceNamespace = "http://www.w3.org/2001/XMLSchema-instance"
