/** Namespace names of the documents and envelopes the sandbox reads, under the prefixes its XPath expressions use. */
export const namespaces = {
  soap: "http://www.w3.org/2003/05/soap-envelope",
  wsa: "http://www.w3.org/2005/08/addressing",
  wcf: "http://wcf.dian.colombia",
  wsse: "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd",
  wsu: "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd",
  ds: "http://www.w3.org/2000/09/xmldsig#",
  ec: "http://www.w3.org/2001/10/xml-exc-c14n#",
  xades: "http://uri.etsi.org/01903/v1.3.2#",
  xsi: "http://www.w3.org/2001/XMLSchema-instance",
  cac: "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
  cbc: "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
  ext: "urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2",
  sts: "dian:gov:co:facturaelectronica:Structures-2-1",
  invoice: "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2",
  credit: "urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2",
  debit: "urn:oasis:names:specification:ubl:schema:xsd:DebitNote-2",
  event: "urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2",
  payroll: "dian:gov:co:facturaelectronica:NominaIndividual",
  adjustment: "dian:gov:co:facturaelectronica:NominaIndividualDeAjuste"
} as const
