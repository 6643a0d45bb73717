import { createHash } from "node:crypto"
import { bogotaTime } from "../bogotaTime.ts"
import type { CertifiedKey } from "../certificates/buildCertificate.ts"
import type { PartyIdentity } from "../document/PartyIdentity.ts"
import { escapeXml } from "../xml/escapeXml.ts"
import { namespaces } from "../xml/names.ts"
import { signDocument, signaturePlace } from "./signDocument.ts"

/** Writes an XML element with text. */
const leaf = (name: string, value: string, attributes = ""): string =>
  `<${name}${attributes === "" ? "" : ` ${attributes}`}>${escapeXml(value)}</${name}>`

/** Writes an XML element with children, each on separate indented lines that end in CRLF. */
const tree = (name: string, children: ReadonlyArray<string>): string =>
  `<${name}>\r\n${children.map((child) => indent(child)).join("\r\n")}\r\n</${name}>`

/** Indents every line of a text. */
const indent = (text: string): string =>
  text
    .split("\r\n")
    .map((line) => `  ${line}`)
    .join("\r\n")

/** One LineResponse: code and text of a rule, or `0` and the sentence of acceptance. */
export interface ResponseLine {
  readonly code: string
  readonly description: string
}

/** A document as a DocumentResponse refers to it. */
interface ReferredDocument {
  readonly number: string
  readonly key: string
  readonly keyScheme: string
}

/** Verdict of the authority about one document (responses.md §1). */
export interface VerdictContent {
  readonly accepted: boolean
  readonly document: ReferredDocument
  /** Lines after the first one, which is always `0000`/`0`. */
  readonly lines: ReadonlyArray<ResponseLine>
}

/** An event or a note, as listed in an answer about the document that it refers to (responses.md §5). */
export interface RegisteredContent {
  readonly code: string
  readonly description: string
  /** Milliseconds since the epoch. */
  readonly registeredAt: number
  readonly document: ReferredDocument
  readonly issuer: PartyIdentity
  readonly recipient: PartyIdentity | undefined
  /** Notifications about the document. */
  readonly lines: ReadonlyArray<ResponseLine>
}

/** Writes the DocumentResponse of a verdict: 02 validated, 04 rejected. */
export const verdictResponse = ({ accepted, document, lines }: VerdictContent): string =>
  tree("cac:DocumentResponse", [
    accepted ? response("02", "Documento validado por la DIAN") : response("04", "Documento rechazado por la DIAN"),
    reference(document),
    ...[{ code: "0000", description: "0" }, ...lines].map(line)
  ])

/** Writes the DocumentResponse of a registered event or note. `index` is its position in the list, from 0. */
export const registeredResponse = (content: RegisteredContent, index: number): string => {
  const { date, time } = bogotaTime(content.registeredAt)
  const parties = [
    tree("cac:IssuerParty", [party(content.issuer)]),
    ...(content.recipient === undefined ? [] : [tree("cac:RecipientParty", [party(content.recipient)])])
  ]
  return tree("cac:DocumentResponse", [
    tree("cac:Response", [
      leaf("cbc:ReferenceID", String(index + 1)),
      leaf("cbc:ResponseCode", content.code),
      leaf("cbc:Description", content.description),
      leaf("cbc:EffectiveDate", date),
      leaf("cbc:EffectiveTime", `${time}-05:00`)
    ]),
    reference(content.document),
    ...parties,
    ...content.lines.map(line)
  ])
}

/** Writes a party as `cac:PartyTaxScheme`: name, NIT and the tax IVA. */
const party = ({ name, nit, checkDigit, idType }: PartyIdentity): string =>
  tree("cac:PartyTaxScheme", [
    leaf("cbc:RegistrationName", name),
    leaf("cbc:CompanyID", nit, `schemeID="${escapeXml(checkDigit)}" schemeName="${escapeXml(idType)}"`),
    tree("cac:TaxScheme", [leaf("cbc:ID", "01"), leaf("cbc:Name", "IVA")])
  ])

const reference = ({ number, key, keyScheme }: ReferredDocument): string =>
  tree("cac:DocumentReference", [leaf("cbc:ID", number), leaf("cbc:UUID", key, `schemeName="${keyScheme}"`)])

const line = ({ code, description }: ResponseLine, index: number): string =>
  tree("cac:LineResponse", [
    tree("cac:LineReference", [leaf("cbc:LineID", String(index + 1))]),
    response(code, description)
  ])

const response = (code: string, description: string): string =>
  tree("cac:Response", [leaf("cbc:ResponseCode", code), leaf("cbc:Description", description)])

/** Content and receiver of an ApplicationResponse of the authority. */
export interface ApplicationResponseContent {
  readonly environment: "1" | "2"
  readonly id: number
  readonly receiver: PartyIdentity
  /** Key of the document that the ApplicationResponse is about. */
  readonly documentKey: string
  /** Whether the key of the ApplicationResponse has the environment as an attribute, as in answers to queries. */
  readonly statesEnvironment: boolean
  /** The `cac:DocumentResponse` elements of the ApplicationResponse. */
  readonly documentResponses: ReadonlyArray<string>
}

const applicationResponse = "urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2"
const agency = 'schemeAgencyID="195" schemeAgencyName="CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"'
const authority = {
  name: "Unidad Especial Dirección de Impuestos y Aduanas Nacionales",
  nit: "800197268",
  checkDigit: "4",
  idType: "31"
}

/**
 * Writes and signs the authority's ApplicationResponse with the layout of real ones. Declaration and root are on one
 * line, the rest is indented with CRLF line ends, and the signature is on one line. The software fields contain `...`.
 */
export const buildApplicationResponse = (
  content: ApplicationResponseContent,
  signer: CertifiedKey,
  signatureId: string,
  now: number
): Uint8Array => {
  const { date, time } = bogotaTime(now)
  const key = createHash("sha384").update(`${content.id}${date}${time}${content.documentKey}`).digest("hex")
  const environment = content.statesEnvironment ? `schemeID="${content.environment}" ` : ""
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
    leaf("cbc:UUID", key, `${environment}schemeName="CUDE-SHA384"`),
    leaf("cbc:IssueDate", date),
    leaf("cbc:IssueTime", `${time}-05:00`),
    tree("cac:SenderParty", [party(authority)]),
    tree("cac:ReceiverParty", [party(content.receiver)]),
    ...content.documentResponses
  ]
  const text = `${unsigned[0]}\r\n${unsigned
    .slice(1)
    .map((part) => indent(part))
    .join("\r\n")}\r\n</ApplicationResponse>`
  return Buffer.from(signDocument(text, signer, signatureId, now), "utf8")
}

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
    leaf("sts:ProviderID", authority.nit, `schemeID="4" schemeName="31" ${agency}`),
    leaf("sts:SoftwareID", "...", agency)
  ]),
  leaf("sts:SoftwareSecurityCode", "...", agency),
  tree("sts:AuthorizationProvider", [
    leaf("sts:AuthorizationProviderID", authority.nit, `schemeID="4" schemeName="31" ${agency}`)
  ])
])
