import { createHash } from "node:crypto"
import { bogotaTime } from "../bogotaTime.ts"
import { escapeXml } from "../xml/escapeXml.ts"
import { namespaces } from "../xml/namespaces.ts"
import type { CertifiedKey } from "./CertificateRequest.ts"
import { signApplicationResponse, signaturePlace } from "./signApplicationResponse.ts"

/** One LineResponse: a rule's code and text, or `0` and the sentence of acceptance. */
export interface ResponseLine {
  readonly code: string
  readonly description: string
}

/** What an ApplicationResponse says about one document (responses.md §1). */
export interface ApplicationResponseContent {
  readonly environment: "1" | "2"
  readonly id: number
  readonly receiver: {
    readonly name: string
    readonly nit: string
    readonly checkDigit: string
    readonly idType: string
  }
  readonly accepted: boolean
  readonly document: { readonly number: string; readonly key: string; readonly keyScheme: string }
  /** Lines after the first one, which is always `0000`/`0`. */
  readonly lines: ReadonlyArray<ResponseLine>
}

const applicationResponse = "urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2"
const agency = 'schemeAgencyID="195" schemeAgencyName="CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"'
const authorityName = "Unidad Especial Dirección de Impuestos y Aduanas Nacionales"
const authorityNit = "800197268"

/**
 * Writes and signs the authority's ApplicationResponse: declaration and root on one line, the rest indented with CRLF
 * line ends, the signature on one line, software fields with three literal dots.
 */
export const buildApplicationResponse = (
  content: ApplicationResponseContent,
  signer: CertifiedKey,
  signatureId: string,
  now: number
): Uint8Array => {
  const { date, time } = bogotaTime(now)
  const key = createHash("sha384").update(`${content.id}${date}${time}${content.document.key}`).digest("hex")
  const lines = [{ code: "0000", description: "0" }, ...content.lines]
  const unsigned = [
    root,
    tree("ext:UBLExtensions", [
      tree("ext:UBLExtension", [tree("ext:ExtensionContent", [dianExtensions])]),
      tree("ext:UBLExtension", [signaturePlace])
    ]),
    leaf("cbc:UBLVersionID", "UBL 2.1"),
    leaf("cbc:CustomizationID", "1"),
    leaf("cbc:ProfileID", "DIAN 2.1"),
    leaf("cbc:ProfileExecutionID", content.environment),
    leaf("cbc:ID", String(content.id)),
    leaf("cbc:UUID", key, 'schemeName="CUDE-SHA384"'),
    leaf("cbc:IssueDate", date),
    leaf("cbc:IssueTime", `${time}-05:00`),
    tree("cac:SenderParty", [party(authorityName, authorityNit, "4", "31")]),
    tree("cac:ReceiverParty", [
      party(content.receiver.name, content.receiver.nit, content.receiver.checkDigit, content.receiver.idType)
    ]),
    tree("cac:DocumentResponse", [
      content.accepted
        ? response("02", "Documento validado por la DIAN")
        : response("04", "Documento rechazado por la DIAN"),
      tree("cac:DocumentReference", [
        leaf("cbc:ID", content.document.number),
        leaf("cbc:UUID", content.document.key, `schemeName="${content.document.keyScheme}"`)
      ]),
      ...lines.map((line, index) =>
        tree("cac:LineResponse", [
          tree("cac:LineReference", [leaf("cbc:LineID", String(index + 1))]),
          response(line.code, line.description)
        ])
      )
    ])
  ]
  const text = `${unsigned[0]}\r\n${unsigned
    .slice(1)
    .map((part) => indent(part))
    .join("\r\n")}\r\n</ApplicationResponse>`
  return Buffer.from(signApplicationResponse(text, signer, signatureId, now), "utf8")
}

const leaf = (name: string, value: string, attributes = ""): string =>
  `<${name}${attributes === "" ? "" : ` ${attributes}`}>${escapeXml(value)}</${name}>`

const indent = (text: string): string =>
  text
    .split("\r\n")
    .map((line) => `  ${line}`)
    .join("\r\n")

const tree = (name: string, children: ReadonlyArray<string>): string =>
  `<${name}>\r\n${children.map((child) => indent(child)).join("\r\n")}\r\n</${name}>`

const response = (code: string, description: string): string =>
  tree("cac:Response", [leaf("cbc:ResponseCode", code), leaf("cbc:Description", description)])

const party = (name: string, nit: string, digit: string, idType: string): string =>
  tree("cac:PartyTaxScheme", [
    leaf("cbc:RegistrationName", name),
    leaf("cbc:CompanyID", nit, `schemeID="${escapeXml(digit)}" schemeName="${escapeXml(idType)}"`),
    tree("cac:TaxScheme", [leaf("cbc:ID", "01"), leaf("cbc:Name", "IVA")])
  ])

const root =
  `<?xml version="1.0" encoding="utf-8" standalone="no"?><ApplicationResponse xmlns:cac="${namespaces.cac}" xmlns:cbc="${namespaces.cbc}" ` +
  `xmlns:ext="${namespaces.ext}" xmlns:sts="${namespaces.sts}" xmlns:ds="${namespaces.ds}" xmlns="${applicationResponse}">`

const dianExtensions = tree("sts:DianExtensions", [
  tree("sts:InvoiceSource", [
    leaf(
      "cbc:IdentificationCode",
      "CO",
      'listAgencyID="6" listAgencyName="United Nations Economic Commission for Europe" listSchemeURI="urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1"'
    )
  ]),
  tree("sts:SoftwareProvider", [
    leaf("sts:ProviderID", authorityNit, `schemeID="4" schemeName="31" ${agency}`),
    leaf("sts:SoftwareID", "...", agency)
  ]),
  leaf("sts:SoftwareSecurityCode", "...", agency),
  tree("sts:AuthorizationProvider", [
    leaf("sts:AuthorizationProviderID", authorityNit, `schemeID="4" schemeName="31" ${agency}`)
  ])
])
