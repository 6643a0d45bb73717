import type { XmlElement } from "libxml2-wasm"
import { namespaces } from "../../xml/names.ts"
import { text } from "../../xml/query.ts"
import { dianExtensions } from "../billing/JudgedDocument.ts"
import { type DocumentFamily, judgeDocument, missingFindings, readParty, splitNumber } from "../DocumentFamily.ts"
import type { EarlierDocument } from "../Knowledge.ts"
import { findings, relabel } from "../Rule.ts"
import { eventTypes } from "../structure/documentTypes.ts"
import { schemaChecker } from "../structure/schemaProblems.ts"
import { type EventKind, eventKinds } from "./EventKind.ts"
import { eventRules } from "./eventRules.ts"
import {
  mandateTerm,
  receiverId,
  receiverScheme,
  reference,
  responseCode,
  senderId,
  senderScheme
} from "./JudgedEvent.ts"

const checkSchema = schemaChecker(eventTypes)
const invoiceTypes = new Set(["01", "02", "03", "04"])

const read = (root: XmlElement, path: string): string => text(root, path)?.trim() ?? ""
const documentKey = (root: XmlElement): string => read(root, `${reference}/cbc:UUID`).toLowerCase()

const softwareId = (root: XmlElement): string =>
  read(root, `${dianExtensions}/sts:SoftwareProvider/sts:SoftwareID`).toLowerCase()

const isMandate = ({ facts }: EarlierDocument): boolean => facts.event?.code === "043"

/** Family of events: the commercial events 030 to 034, and those of RADIAN, the registry of invoices as securities. */
export const eventFamily: DocumentFamily<EventKind> = {
  kindOf: (root) =>
    root.name === "ApplicationResponse" && root.namespaceUri === namespaces.event
      ? eventKinds.find(({ code }) => code === read(root, responseCode))
      : undefined,
  readHeader: (root) => {
    const number = read(root, "cbc:ID")
    const eventNumber = splitNumber(number, undefined)
    const key = read(root, "cbc:UUID").toLowerCase()
    const issuer = readParty(root, senderScheme)
    const issueDate = read(root, "cbc:IssueDate")
    return {
      number,
      documentKey: key,
      issuer,
      receiver: readParty(root, receiverScheme),
      softwareId: softwareId(root),
      softwareOwner: read(root, `${dianExtensions}/sts:SoftwareProvider/sts:ProviderID`),
      // Event numbers have no prefix: the whole number must be unique, including its zeros.
      identity: { issuer: `${issuer.nit} ${eventNumber.prefix}`, prefix: "", number: eventNumber.number },
      facts: {
        issueDate,
        event: {
          code: read(root, responseCode),
          description: read(root, "cac:DocumentResponse/cac:Response/cbc:Description"),
          documentKey: documentKey(root),
          operation: read(root, "cbc:CustomizationID"),
          listId: read(root, `${responseCode}/@listID`),
          sender: read(root, senderId),
          receiver: read(root, receiverId),
          term: { start: read(root, `${mandateTerm}/cbc:StartDate`), end: read(root, `${mandateTerm}/cbc:EndDate`) }
        }
      },
      refersTo: [documentKey(root)],
      missing: missingFindings([
        { code: "AAD01", value: read(root, "cbc:UBLVersionID"), text: "No se informó la versión de UBL." },
        { code: "AAD05", value: number, text: "No se informó el número del evento." },
        { code: "AAD06", value: key, text: "No se informó el código único del evento." },
        { code: "AAD09", value: issueDate, text: "No se informó la fecha de emisión." },
        { code: "AAF04", value: issuer.nit, text: "No se informó el NIT del generador del evento." },
        { code: "AAH03", value: read(root, responseCode), text: "No se informó el código del evento." }
      ])
    }
  },
  judge: (root, xml, kind, now, knowledge) =>
    judgeDocument(checkSchema, root, xml, now, knowledge, (signature) => {
      const { documents, events, registry } = knowledge
      const filedDocument = documents.get(documentKey(root))
      const event = {
        root,
        kind,
        registry,
        signature,
        software: registry.software.find(({ id }) => id === softwareId(root)),
        mandate:
          kind.code === "044" && filedDocument?.accepted === true && isMandate(filedDocument)
            ? filedDocument
            : undefined,
        invoice:
          filedDocument?.accepted === true && invoiceTypes.has(filedDocument.typeCode) ? filedDocument : undefined,
        earlier: events.get(documentKey(root)) ?? []
      }
      return relabel([...signature.findings, ...findings(eventRules, event)], kind.rules)
    })
}
