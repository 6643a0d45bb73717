import type { CanonicalXml } from "../CanonicalXml.ts"
import { attributes } from "../xml/attributes.ts"
import { documentRoot } from "../xml/documentRoot.ts"
import { escapeText } from "../xml/escape.ts"
import { XmlWriter } from "../xml/XmlWriter.ts"
import type { AttachedDocument, ContainedAnswer, ContainerParty } from "./AttachedDocument.ts"

const root = documentRoot("AttachedDocument")

/** Local names of the children that a container may have, in the order of its schema. */
export const containerSequence =
  "UBLExtensions UBLVersionID CustomizationID ProfileID ProfileExecutionID ID UUID IssueDate IssueTime Note DocumentTypeCode DocumentType ParentDocumentID ParentDocumentTypeCode ParentDocumentVersionID Signature SenderParty ReceiverParty Attachment ParentDocumentLineReference".split(
    " "
  )

const authority = "Unidad Especial Dirección de Impuestos y Aduanas Nacionales"

/** Line ends as every parser hands them on (XML 1.0 §2.11): what is signed is what is read. */
const parsed = (text: string): string => (text.includes("\r") ? text.replaceAll(/\r\n?/gu, "\n") : text)

/** How a document is written inside of the container. */
type Enclosing = (text: string) => string

const section: Enclosing = (text) => `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`

const party = (xml: XmlWriter, element: string, { checkDigit, id, idType, ...stated }: ContainerParty): void => {
  xml.open(element)
  xml.open("cac:PartyTaxScheme")
  xml.leaf("cbc:RegistrationName", stated.name)
  xml.leaf(
    "cbc:CompanyID",
    id,
    attributes({
      schemeAgencyID: "195",
      schemeAgencyName: "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)",
      schemeID: checkDigit,
      schemeName: idType
    })
  )
  xml.optionalLeaf("cbc:TaxLevelCode", stated.responsibilities)
  xml.open("cac:TaxScheme")
  xml.leaf("cbc:ID", stated.taxScheme?.id ?? "ZZ")
  xml.leaf("cbc:Name", stated.taxScheme?.name ?? "No aplica")
  xml.close("cac:TaxScheme")
  xml.close("cac:PartyTaxScheme")
  xml.close(element)
}

const attachment = (xml: XmlWriter, text: string, enclosed: Enclosing): void => {
  xml.open("cac:Attachment")
  xml.open("cac:ExternalReference")
  xml.plain("cbc:MimeCode", "text/xml")
  xml.plain("cbc:EncodingCode", "UTF-8")
  xml.plain("cbc:Description", enclosed(parsed(text)))
  xml.close("cac:ExternalReference")
  xml.close("cac:Attachment")
}

const answerLine = (
  xml: XmlWriter,
  { key, number }: AttachedDocument,
  answer: ContainedAnswer,
  enclosed: Enclosing
): void => {
  xml.open("cac:ParentDocumentLineReference")
  xml.plain("cbc:LineID", "1")
  xml.open("cac:DocumentReference")
  xml.leaf("cbc:ID", number)
  xml.leaf("cbc:UUID", key.value, attributes({ schemeName: key.scheme }))
  xml.leaf("cbc:IssueDate", answer.date)
  xml.plain("cbc:DocumentType", "ApplicationResponse")
  attachment(xml, answer.text, enclosed)
  xml.open("cac:ResultOfVerification")
  xml.plain("cbc:ValidatorID", authority)
  xml.leaf("cbc:ValidationResultCode", answer.code)
  xml.leaf("cbc:ValidationDate", answer.date)
  xml.leaf("cbc:ValidationTime", answer.time)
  xml.close("cac:ResultOfVerification")
  xml.close("cac:DocumentReference")
  xml.close("cac:ParentDocumentLineReference")
}

const tailOf = (container: AttachedDocument, enclosed: Enclosing): string => {
  const { answer, date, environment, key, number, receiver, sender } = container
  const xml = new XmlWriter()
  xml.raw("</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>")
  xml.plain("cbc:UBLVersionID", "UBL 2.1")
  xml.plain("cbc:CustomizationID", "Documentos adjuntos")
  xml.plain("cbc:ProfileID", "Factura Electrónica de Venta")
  xml.plain("cbc:ProfileExecutionID", environment)
  xml.leaf("cbc:ID", number)
  xml.leaf("cbc:UUID", key.value, attributes({ schemeName: key.scheme }))
  xml.leaf("cbc:IssueDate", date.date)
  xml.leaf("cbc:IssueTime", date.timeWithOffset)
  xml.plain("cbc:DocumentType", "Contenedor de Factura Electrónica")
  xml.leaf("cbc:ParentDocumentID", number)
  party(xml, "cac:SenderParty", sender)
  party(xml, "cac:ReceiverParty", receiver)
  attachment(xml, container.document, enclosed)
  if (answer !== undefined) answerLine(xml, container, answer, enclosed)
  xml.raw(root.close)
  return xml.content
}

/** A container as it is signed, and as it is written. */
export interface RenderedContainer extends CanonicalXml {
  /**
   * Replaces `tail` in the file: the documents inside are CDATA sections, as receivers' programs expect them. To a
   * parser, and so to the signature, it is the same document (Canonical XML 1.0 §2.1).
   */
  readonly sectionedTail: string
}

/**
 * The container that carries a document and the authority's answer to the receiver (annex FE 1.9 §6.4). A contingency
 * document has no answer, so its container omits the answer's line.
 */
export const renderAttachedDocument = (container: AttachedDocument): RenderedContainer => ({
  head: `${root.open}<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent>`,
  tail: tailOf(container, escapeText),
  sectionedTail: tailOf(container, section),
  namespaces: root.namespaces
})
