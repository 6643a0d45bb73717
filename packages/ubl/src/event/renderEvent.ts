import { claimReasons } from "@radicar/domain/codes/claimReasons"
import type { CheckedEvent } from "@radicar/domain/document/event/CheckedEvent"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import type { CanonicalXml } from "../CanonicalXml.ts"
import { dianExtensions } from "../part/dianExtensions.ts"
import { documentRoot } from "../xml/documentRoot.ts"
import { escapeAttribute } from "../xml/escape.ts"
import { XmlWriter } from "../xml/XmlWriter.ts"
import { eventPerson, receiverParty, senderParty } from "./eventParties.ts"
import { eventProfile } from "./eventProfile.ts"

const root = documentRoot("ApplicationResponse")

/** The data of a negotiation, in an extension of its own before the signature (annex RADIAN 1.1, rules AAI). */
const negotiation = (xml: XmlWriter, { negotiation: values }: CheckedEvent): void => {
  if (values.length === 0) return
  xml.raw("<ext:UBLExtension><ext:ExtensionContent>")
  xml.open("CustomTagGeneral")
  xml.open("InformacionNegociacion")
  for (const { name, value } of values) {
    xml.leaf("Name", name)
    xml.leaf("Value", value)
  }
  xml.close("InformacionNegociacion")
  xml.close("CustomTagGeneral")
  xml.raw("</ext:ExtensionContent></ext:UBLExtension>")
}

const header = (xml: XmlWriter, checked: CheckedEvent, key: DocumentKey): void => {
  const { date, environment } = checked
  xml.plain("cbc:UBLVersionID", "UBL 2.1")
  xml.plain("cbc:CustomizationID", checked.operationCode)
  xml.plain("cbc:ProfileID", eventProfile)
  xml.plain("cbc:ProfileExecutionID", environment)
  xml.leaf("cbc:ID", checked.id)
  xml.plain("cbc:UUID", key.value, ` schemeID="${environment}" schemeName="${key.scheme}"`)
  xml.leaf("cbc:IssueDate", date.date)
  xml.leaf("cbc:IssueTime", date.timeWithOffset)
  for (const note of checked.notes) xml.leaf("cbc:Note", note)
}

/** Attributes of the response code: the reason of a claim with its name, or whether an endorsement is in blank. */
const responseAttributes = ({ event, type }: CheckedEvent): string => {
  if (type.claim === true && event.claimCode !== undefined) {
    const name = claimReasons.nameOf(event.claimCode) ?? ""
    return ` listID="${escapeAttribute(event.claimCode)}" name="${escapeAttribute(name)}"`
  }
  return type.endorsement === true && event.responseListId !== undefined
    ? ` listID="${escapeAttribute(event.responseListId)}"`
    : ""
}

/** The document that the event is about; the term of a mandate stands with it, the only place that the schema leaves it. */
const documentReference = (xml: XmlWriter, { event: { validityPeriod }, reference }: CheckedEvent): void => {
  xml.open("cac:DocumentReference")
  xml.leaf("cbc:ID", reference.number)
  xml.plain("cbc:UUID", reference.uuid, ` schemeName="${escapeAttribute(reference.scheme)}"`)
  xml.plain("cbc:DocumentTypeCode", reference.typeCode)
  if (validityPeriod !== undefined) {
    xml.open("cac:ValidityPeriod")
    xml.optionalLeaf("cbc:StartDate", validityPeriod.startDate?.date)
    xml.optionalLeaf("cbc:EndDate", validityPeriod.endDate?.date)
    xml.close("cac:ValidityPeriod")
  }
  xml.close("cac:DocumentReference")
}

const documentResponse = (xml: XmlWriter, checked: CheckedEvent): void => {
  xml.open("cac:DocumentResponse")
  xml.open("cac:Response")
  xml.plain("cbc:ResponseCode", checked.type.code, responseAttributes(checked))
  xml.leaf("cbc:Description", checked.type.description)
  xml.close("cac:Response")
  documentReference(xml, checked)
  eventPerson(xml, checked)
  xml.close("cac:DocumentResponse")
}

/**
 * Writes an event as UBL 2.1 `ApplicationResponse` with the DIAN extensions (annex FE 1.9 §6.4, annex RADIAN 1.1),
 * directly in canonical form. Its public page is that of the document that it is about, as in the official samples.
 * Pure: the same event and key give the same bytes.
 */
export const renderEvent = (checked: CheckedEvent, key: DocumentKey): CanonicalXml => {
  const head = new XmlWriter()
  head.raw(root.open)
  head.raw("<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent>")
  dianExtensions(head, checked, checked.reference.uuid)
  head.raw("</ext:ExtensionContent></ext:UBLExtension>")
  negotiation(head, checked)
  head.raw("<ext:UBLExtension><ext:ExtensionContent>")
  const tail = new XmlWriter()
  tail.raw("</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>")
  header(tail, checked, key)
  senderParty(tail, checked)
  receiverParty(tail, checked)
  documentResponse(tail, checked)
  tail.raw(root.close)
  return { head: head.text, tail: tail.text, namespaces: root.namespaces }
}
