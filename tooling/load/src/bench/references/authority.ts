import { read } from "@radicar/fixtures/certificates/TestCertificates"
import { unzip } from "@radicar/zip/inner/unzip"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import * as Pkcs12 from "@radicar/signature/inner/Pkcs12"
import { signXades } from "@radicar/signature/inner/XadesSignature"
import { Effect, Redacted, Result } from "effect"
import { randomUUID } from "node:crypto"
import { createServer } from "node:http"
import { text } from "node:stream/consumers"

const { bytes, password } = read("authority")
const identity = await Effect.runPromise(Pkcs12.open(bytes, Redacted.make(password), new Date()))

const ubl = "urn:oasis:names:specification:ubl:schema:xsd:"
const namespaces =
  ` xmlns="${ubl}ApplicationResponse-2" xmlns:cac="${ubl}CommonAggregateComponents-2"` +
  ` xmlns:cbc="${ubl}CommonBasicComponents-2" xmlns:ds="http://www.w3.org/2000/09/xmldsig#"` +
  ` xmlns:ext="${ubl}CommonExtensionComponents-2" xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"`

const leaf = (name: string, content: string): string => `<cbc:${name}>${content}</cbc:${name}>`

const response = (code: string, description: string): string =>
  `<cac:Response>${leaf("ResponseCode", code)}${leaf("Description", description)}</cac:Response>`

const line = (id: string, code: string, description: string): string =>
  `<cac:LineResponse><cac:LineReference>${leaf("LineID", id)}</cac:LineReference>${response(code, description)}</cac:LineResponse>`

const party = (role: string, name: string, nit: string): string =>
  `<cac:${role}><cac:PartyTaxScheme>${leaf("RegistrationName", name)}${leaf("CompanyID", nit)}` +
  `<cac:TaxScheme>${leaf("ID", "01")}${leaf("Name", "IVA")}</cac:TaxScheme></cac:PartyTaxScheme></cac:${role}>`

/** Makes an ApplicationResponse that accepts a document, in the canonical form that the signature needs. */
const acceptance = (number: string, key: string): Uint8Array => {
  const [date = "", time = ""] = fromEpochMillis(Date.now()).toString().split("T")
  const head = `<ApplicationResponse${namespaces}><ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent>`
  const tail =
    "</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>" +
    leaf("UBLVersionID", "UBL 2.1") +
    leaf("CustomizationID", "1") +
    leaf("ProfileID", "DIAN 2.1") +
    leaf("ProfileExecutionID", "2") +
    leaf("ID", "1") +
    leaf("UUID", key) +
    leaf("IssueDate", date) +
    leaf("IssueTime", `${time}-05:00`) +
    party("SenderParty", "Unidad Especial Dirección de Impuestos y Aduanas Nacionales", "800197268") +
    party("ReceiverParty", "Café Piñón y Cía. S.A.S.", "900373115") +
    `<cac:DocumentResponse>${response("02", "Documento validado por la DIAN")}` +
    `<cac:DocumentReference>${leaf("ID", number)}${leaf("UUID", key)}</cac:DocumentReference>` +
    line("1", "0000", "0") +
    line("2", "0", `La Factura electrónica ${number}, ha sido autorizada.`) +
    "</cac:DocumentResponse></ApplicationResponse>"
  const id = randomUUID()
  return signXades({ head, tail, namespaces }, identity, { id, signingTime: `${date}T${time}.000-05:00` }).bytes
}

const service = "http://wcf.dian.colombia"

const answerTo = (envelope: string): string => {
  const content = /contentFile>([^<]+)</u.exec(envelope)?.[1] ?? ""
  const [entry] = Result.getOrThrow(unzip(Buffer.from(content, "base64")))
  const document = Buffer.from(entry?.bytes ?? []).toString("utf8")
  const key = /<cbc:UUID[^>]*>([0-9a-f]+)</u.exec(document)?.[1] ?? ""
  const number = /<cbc:ID>([^<]+)</u.exec(document)?.[1] ?? ""
  const field = (name: string, value: string): string => `<b:${name}>${value}</b:${name}>`
  return (
    `<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body>` +
    `<SendBillSyncResponse xmlns="${service}"><SendBillSyncResult` +
    ` xmlns:b="http://schemas.datacontract.org/2004/07/DianResponse">` +
    field("IsValid", "true") +
    field("StatusCode", "00") +
    field("StatusDescription", "Procesado Correctamente.") +
    field("StatusMessage", `La Factura electrónica ${number}, ha sido autorizada.`) +
    field("XmlBase64Bytes", Buffer.from(acceptance(number, key)).toString("base64")) +
    field("XmlDocumentKey", key) +
    field("XmlFileName", entry?.name.replace(/\.xml$/u, "") ?? "") +
    "</SendBillSyncResult></SendBillSyncResponse></s:Body></s:Envelope>"
  )
}

/**
 * Reference program: an authority that accepts every document without judging it, with verifiable evidence. It takes a
 * tenth of the sandbox's processor time, so that a load measures the service and not the judge.
 */
createServer(async (request, answer) => {
  const body = request.method === "POST" ? answerTo(await text(request)) : ""
  answer.writeHead(200, { "content-type": "application/soap+xml; charset=utf-8" }).end(body)
}).listen(Number(process.argv[2]), "127.0.0.1")
