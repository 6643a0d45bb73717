/** Text of the first element of this name. */
export const elementText = (xml: string, element: string): string =>
  new RegExp(`<${element}(?: [^>]*)?>([^<]*)<`, "u").exec(xml)?.[1] ?? ""

const ubl = "urn:oasis:names:specification:ubl:schema:xsd:"

const party = (role: string, number: string): string =>
  `<cac:${role}><cac:PartyTaxScheme><cbc:RegistrationName>x</cbc:RegistrationName>` +
  `<cbc:CompanyID schemeName="31">${number}</cbc:CompanyID></cac:PartyTaxScheme></cac:${role}>`

const attachment = (xml: string): string =>
  `<cac:Attachment><cac:ExternalReference><cbc:MimeCode>text/xml</cbc:MimeCode><cbc:EncodingCode>UTF-8</cbc:EncodingCode>` +
  `<cbc:Description><![CDATA[${xml}]]></cbc:Description></cac:ExternalReference></cac:Attachment>`

/** A container as the annex shows it (FE 1.9 §6.4), not signed, as many issuers send it. */
export const containerOf = (document: string, response: string): string => {
  const key = elementText(document, "cbc:UUID")
  return (
    `<AttachedDocument xmlns="${ubl}AttachedDocument-2" xmlns:cac="${ubl}CommonAggregateComponents-2" xmlns:cbc="${ubl}CommonBasicComponents-2">` +
    "<cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID><cbc:CustomizationID>Documentos adjuntos</cbc:CustomizationID>" +
    "<cbc:ProfileID>Factura Electrónica de Venta</cbc:ProfileID><cbc:ProfileExecutionID>2</cbc:ProfileExecutionID>" +
    `<cbc:ID>1</cbc:ID><cbc:UUID schemeName="CUFE-SHA384">${key}</cbc:UUID>` +
    "<cbc:IssueDate>2026-01-15</cbc:IssueDate><cbc:IssueTime>10:00:00-05:00</cbc:IssueTime>" +
    "<cbc:DocumentType>Contenedor de Factura Electrónica</cbc:DocumentType>" +
    `<cbc:ParentDocumentID>${elementText(document, "cbc:ID")}</cbc:ParentDocumentID>` +
    `${party("SenderParty", "900373115")}${party("ReceiverParty", "800199436")}${attachment(document)}` +
    `<cac:ParentDocumentLineReference><cbc:LineID>1</cbc:LineID><cac:DocumentReference><cbc:ID>1</cbc:ID>` +
    `<cbc:UUID schemeName="CUFE-SHA384">${key}</cbc:UUID><cbc:DocumentType>ApplicationResponse</cbc:DocumentType>` +
    `${attachment(response)}<cac:ResultOfVerification><cbc:ValidationResultCode>02</cbc:ValidationResultCode>` +
    "</cac:ResultOfVerification></cac:DocumentReference></cac:ParentDocumentLineReference></AttachedDocument>"
  )
}
