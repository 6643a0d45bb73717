import { claimReasons } from "@radicar/domain/codes/claimReasons"
import { type EventType, eventTypeOf } from "@radicar/domain/codes/eventTypes"
import { taxAuthority } from "@radicar/domain/document/PartyIdentity"
import { eventProfile } from "../../event/eventProfile.ts"
import { documentNumber } from "../DocumentNumber.ts"
import { namedPlaces } from "../equivalent/readNamedValue.ts"
import { readExtension } from "../equivalent/readExtension.ts"
import { readDianExtensions } from "../part/readDianExtensions.ts"
import type { ReadDocument } from "../ReadDocument.ts"
import { readPeriod } from "../sale/readSaleReferences.ts"
import { fields, list, moment, number, type Wire } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"
import { readEventParty, readEventPerson } from "./readEventParties.ts"

const response = "cac:DocumentResponse/cac:Response"

const readReference = (root: XmlReader): Wire => {
  const xml = root.at("cac:DocumentResponse/cac:DocumentReference")
  return fields({
    Uuid: xml.text("cbc:UUID"),
    SchemeName: xml.text("cbc:UUID/@schemeName"),
    TypeCode: xml.text("cbc:DocumentTypeCode"),
    Number: xml.text("cbc:ID")
  })
}

/** The reason of a claim, whose name follows from it, or whether an endorsement is complete. */
const readListId = (root: XmlReader, { claim, endorsement }: EventType): Record<string, Wire> => {
  const path = `${response}/cbc:ResponseCode`
  if (claim === true) {
    const code = root.text(`${path}/@listID`)
    root.confirmName(`${path}/@name`, code === undefined ? undefined : claimReasons.nameOf(code))
    return { ClaimCode: code }
  }
  return endorsement === true ? { ResponseListId: root.text(`${path}/@listID`) } : {}
}

/** Who the event is addressed to, by the field that its type has for that; the authority needs none. */
const readReceiver = (root: XmlReader, { receiver }: EventType): Record<string, Wire> => {
  const xml = root.at("cac:ReceiverParty")
  if (receiver !== "authority") {
    return { [receiver === "supplier" ? "SupplierParty" : "ReceiverParty"]: readEventParty(xml) }
  }
  if (xml.peek("cac:PartyTaxScheme/cbc:CompanyID") === taxAuthority.identity.number) root.pass("cac:ReceiverParty")
  return {}
}

const readNegotiation = (root: XmlReader): Wire => {
  const xml = readExtension(root, "CustomTagGeneral/InformacionNegociacion")
  return list(namedPlaces(xml).map(({ name, value }) => fields({ Name: name.text(), Value: value?.text() })))
}

const confirmHeader = (root: XmlReader, { description }: EventType): void => {
  root.confirm("cbc:UBLVersionID", "UBL 2.1")
  root.confirm("cbc:ProfileID", eventProfile)
  root.confirm("cbc:UUID/@schemeID", root.text("cbc:ProfileExecutionID"))
  root.confirmName(`${response}/cbc:Description`, description)
}

/** An event (030 to 051); `undefined` where its type is unknown. */
export const readEvent = (root: XmlReader): ReadDocument | undefined => {
  const type = eventTypeOf(root.text(`${response}/cbc:ResponseCode`) ?? "")
  if (type === undefined) return undefined
  const { softwareProvider } = readDianExtensions(root)
  const id = root.text("cbc:ID")
  const issued = documentNumber(id, undefined)
  confirmHeader(root, type)
  const body = fields({
    TypeCode: type.code,
    OperationCode: root.text("cbc:CustomizationID"),
    Number: number(issued.number),
    Date: moment(root.text("cbc:IssueDate"), root.text("cbc:IssueTime")),
    ...readListId(root, type),
    Notes: list(root.all("cbc:Note").map((note) => note.text())),
    DocumentReference: readReference(root),
    ValidityPeriod: readPeriod(root.at("cac:DocumentResponse/cac:DocumentReference/cac:ValidityPeriod")),
    Negotiation: readNegotiation(root),
    NumberingRange: fields({ Prefix: issued.prefix }),
    SoftwareProvider: softwareProvider,
    CompanyParty: readEventParty(root.at("cac:SenderParty")),
    ...readReceiver(root, type),
    ...(type.person === true
      ? { IssuerParty: readEventPerson(root.at("cac:DocumentResponse/cac:IssuerParty/cac:Person")) }
      : {})
  })
  if (body === undefined) return undefined
  return {
    operation: "EventCreate",
    body,
    environment: root.text("cbc:ProfileExecutionID"),
    id,
    key: { value: root.text("cbc:UUID"), scheme: root.text("cbc:UUID/@schemeName") },
    unread: root.unread()
  }
}
