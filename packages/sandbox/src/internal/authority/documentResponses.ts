import { bogotaTime } from "../bogotaTime.ts"
import type { PartyIdentity } from "../state/PartyIdentity.ts"
import { escapeXml } from "../xml/escapeXml.ts"
import { leaf, tree } from "./xmlTree.ts"

/** One LineResponse: a rule's code and text, or `0` and the sentence of acceptance. */
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

/** What the authority says of one document it judged (responses.md §1). */
export interface VerdictContent {
  readonly accepted: boolean
  readonly document: ReferredDocument
  /** Lines after the first one, which is always `0000`/`0`. */
  readonly lines: ReadonlyArray<ResponseLine>
}

/** A document registered about another one: an event, or a note (responses.md §5). */
export interface RegisteredContent {
  readonly code: string
  readonly description: string
  /** Milliseconds since the epoch. */
  readonly registeredAt: number
  readonly document: ReferredDocument
  readonly issuer: PartyIdentity
  readonly recipient: PartyIdentity | undefined
  /** Its notifications. */
  readonly lines: ReadonlyArray<ResponseLine>
}

/** The DocumentResponse of a verdict: 02 validated, 04 rejected. */
export const verdictResponse = ({ accepted, document, lines }: VerdictContent): string =>
  tree("cac:DocumentResponse", [
    accepted ? response("02", "Documento validado por la DIAN") : response("04", "Documento rechazado por la DIAN"),
    reference(document),
    ...[{ code: "0000", description: "0" }, ...lines].map(line)
  ])

/** The DocumentResponse of a registered event or note, with its place in the list. */
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

/** A party by its registration for taxes. */
export const party = ({ name, nit, checkDigit, idType }: PartyIdentity): string =>
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
