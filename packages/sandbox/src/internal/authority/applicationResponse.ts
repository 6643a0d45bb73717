import { createHash } from "node:crypto"
import { bogotaTime } from "../bogotaTime.ts"
import type { PartyIdentity } from "../state/PartyIdentity.ts"
import { namespaces } from "../xml/namespaces.ts"
import type { CertifiedKey } from "./CertificateRequest.ts"
import { party } from "./documentResponses.ts"
import { signApplicationResponse, signaturePlace } from "./signApplicationResponse.ts"
import { indent, leaf, tree } from "./xmlTree.ts"

/** What an ApplicationResponse of the authority says, to whom. */
export interface ApplicationResponseContent {
  readonly environment: "1" | "2"
  readonly id: number
  readonly receiver: PartyIdentity
  /** Key of the document it is about. */
  readonly documentKey: string
  /** Whether its own key states the environment: answers to queries do. */
  readonly statesEnvironment: boolean
  /** Its `cac:DocumentResponse` elements. */
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
  return Buffer.from(signApplicationResponse(text, signer, signatureId, now), "utf8")
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
