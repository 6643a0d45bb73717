import type { SignableXml } from "@radicar/signature/inner/SignableXml"

const ubl = "urn:oasis:names:specification:ubl:schema:xsd:"

const declarationsOf = (defaultNamespace: string): string =>
  ` xmlns="${defaultNamespace}"` +
  ` xmlns:cac="${ubl}CommonAggregateComponents-2" xmlns:cbc="${ubl}CommonBasicComponents-2"` +
  ` xmlns:ds="http://www.w3.org/2000/09/xmldsig#" xmlns:ext="${ubl}CommonExtensionComponents-2"` +
  ` xmlns:sts="dian:gov:co:facturaelectronica:Structures-2-1" xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"`

const lineOf = (number: number): string =>
  `<cac:InvoiceLine><cbc:ID>${number}</cbc:ID><cbc:Note>Niño &amp; Cía &lt;“línea”&gt; &#xD;\t'x"\n</cbc:Note>` +
  `<cbc:LineExtensionAmount currencyID="COP" languageID="a&quot;&#xA;>'">1000.00</cbc:LineExtensionAmount>` +
  `${'<cac:TaxTotal><cbc:TaxAmount currencyID="COP">190.00</cbc:TaxAmount></cac:TaxTotal>'.repeat(18)}</cac:InvoiceLine>`

/** An invoice in canonical form, signature position open; 17 lines weigh about 37 KB once signed. */
export const sampleInvoice = (lines = 2): SignableXml => {
  const namespaces = declarationsOf(`${ubl}Invoice-2`)
  return {
    namespaces,
    head:
      `<Invoice${namespaces}><ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><sts:DianExtensions>` +
      "</sts:DianExtensions></ext:ExtensionContent></ext:UBLExtension><ext:UBLExtension><ext:ExtensionContent>",
    tail:
      "</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions><cbc:ID>SETP990000001</cbc:ID>" +
      `${Array.from({ length: lines }, (_, index) => lineOf(index + 1)).join("")}</Invoice>`
  }
}

/**
 * A payroll document: its default namespace is no URL, the signature is in the only extension, and the root is written
 * with its declarations in another order.
 */
export const samplePayroll = (): SignableXml => {
  const xades141 = ' xmlns:xades141="http://uri.etsi.org/01903/v1.4.1#"'
  const namespaces = `${declarationsOf("dian:gov:co:facturaelectronica:NominaIndividual")}${xades141}`
  const written = namespaces
    .split(/(?= xmlns)/u)
    .toReversed()
    .join("")
  return {
    namespaces,
    written: { open: `<NominaIndividual${written}>`, namespaces: written },
    head: `<NominaIndividual${namespaces}><ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent>`,
    tail:
      "</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>" +
      '<Empleador NIT="900373115" RazonSocial="Compañía"></Empleador></NominaIndividual>'
  }
}

/** Options of a signature made in January 2026. */
export const options = {
  id: "0f5dd7a6-7d0f-4e5c-9c43-3a1a4f0f3a11",
  signingTime: "2026-01-15T07:00:00.000-05:00"
} as const
