import type { ApplicationResponse } from "@radicar/dian/inner/ApplicationResponse"
import { parse, parseHead, type XmlElement } from "@radicar/signature/inner/XmlTree"
import type { ContainedAnswer, ContainerParty } from "@radicar/ubl/inner/container/AttachedDocument"
import { Option, Result } from "effect"

const isElement = (node: XmlElement["children"][number]): node is XmlElement => node.kind === "element"

const childAt = (element: XmlElement | undefined, path: string): XmlElement | undefined =>
  path
    .split("/")
    .reduce<XmlElement | undefined>(
      (found, local) => found?.children.find((node): node is XmlElement => isElement(node) && node.local === local),
      element
    )

const textAt = (element: XmlElement | undefined, path: string): string =>
  (childAt(element, path)?.children ?? [])
    .map((node) => (node.kind === "text" ? node.text : ""))
    .join("")
    .trim()

const stated = <K extends string>(key: K, value: string | undefined): { readonly [P in K]?: string } =>
  (value === undefined || value === "" ? {} : { [key]: value }) as { readonly [P in K]?: string }

const partyOf = (holder: XmlElement | undefined): ContainerParty | undefined => {
  const scheme = childAt(holder, "PartyTaxScheme")
  const company = childAt(scheme, "CompanyID")
  const id = textAt(scheme, "CompanyID")
  if (company === undefined || id === "") return undefined
  const attribute = (local: string) => company.attributes.find((each) => each.local === local)?.value
  const tax = { id: textAt(scheme, "TaxScheme/ID"), name: textAt(scheme, "TaxScheme/Name") }
  return {
    name: textAt(scheme, "RegistrationName"),
    id,
    ...stated("checkDigit", attribute("schemeID")),
    ...stated("idType", attribute("schemeName")),
    ...stated("responsibilities", textAt(scheme, "TaxLevelCode")),
    ...(tax.id === "" ? {} : { taxScheme: tax })
  }
}

/** Types in which who buys issues the document. */
const purchases: ReadonlySet<string> = new Set(["05", "95"])

const partiesOf = (root: XmlElement, documentType: string) => {
  if (root.local === "ApplicationResponse") return ["SenderParty", "ReceiverParty"] as const
  const supplier = "AccountingSupplierParty/Party"
  const customer = "AccountingCustomerParty/Party"
  return purchases.has(documentType) ? ([customer, supplier] as const) : ([supplier, customer] as const)
}

/** Totals and lines, which are most of a document, follow everything that is read here. */
const isBehindParties = ({ local }: XmlElement): boolean => /(?:Total|Line)$/u.test(local)

/** The facts of a container about its document, read from the document itself. */
export interface ContainerFacts {
  readonly environment: "1" | "2"
  readonly number: string
  readonly sender: ContainerParty
  readonly receiver: ContainerParty
  /** `cac:PartyName`, else the issuer's name: the fifth part of a subject. */
  readonly tradeName: string
  /** Where the document itself says that its receiver wants it, as it is written there. */
  readonly receiverEmail?: string
  /** Of an event: its code, and the number of the document that it is about. */
  readonly event?: { readonly code: string; readonly reference: string }
}

const extensionsEnd = "</ext:UBLExtensions>"

/** Twice the octets that header and parties take as a rule. */
const FEW = 12 * 1024

/**
 * The first octets of a document without its extensions, which hold the signature: nearly always enough, and a quarter
 * of what there is. Text cannot be taken for extensions, because canonical XML has no `<` in texts.
 */
const firstOctets = (xml: Uint8Array): Uint8Array => {
  const octets = Buffer.from(xml.buffer, xml.byteOffset, xml.byteLength)
  const [from, to] = [octets.indexOf("<ext:UBLExtensions>"), octets.indexOf(extensionsEnd) + extensionsEnd.length]
  return Buffer.concat([octets.subarray(0, Math.max(from, 0)), octets.subarray(to, to + FEW)])
}

/** Reads a signed document; `undefined` of one that goes in no container: payroll. */
export const containerFacts = (signedXml: Uint8Array, documentType: string): ContainerFacts | undefined => {
  const head = Result.orElse(parseHead(firstOctets(signedXml), isBehindParties), () =>
    parseHead(signedXml, isBehindParties)
  )
  if (Result.isFailure(head)) return undefined
  const root = head.success
  const [issuer, addressee] = partiesOf(root, documentType)
  const sender = partyOf(childAt(root, issuer))
  const receiver = partyOf(childAt(root, addressee))
  if (sender === undefined || receiver === undefined) return undefined
  return {
    environment: textAt(root, "ProfileExecutionID") === "1" ? "1" : "2",
    number: textAt(root, "ID"),
    sender,
    receiver,
    tradeName: textAt(childAt(root, issuer), "PartyName/Name") || sender.name,
    ...stated("receiverEmail", textAt(childAt(root, addressee), "Contact/ElectronicMail")),
    ...(root.local === "ApplicationResponse"
      ? {
          event: {
            code: textAt(root, "DocumentResponse/Response/ResponseCode"),
            reference: textAt(root, "DocumentResponse/DocumentReference/ID")
          }
        }
      : {})
  }
}

const textOf = (response: Uint8Array): string =>
  Buffer.from(response.buffer, response.byteOffset, response.byteLength).toString("utf8")

/** The authority's answer as a container holds it. */
export const containedAnswer = (answer: ApplicationResponse): ContainedAnswer => ({
  text: textOf(answer.bytes),
  date: answer.issueDate,
  time: answer.issueTime,
  code: answer.responseCode
})

/** {@link containedAnswer} of an answer that was kept; none where it cannot be read. */
export const readContainedAnswer = (response: Uint8Array): Option.Option<ContainedAnswer> => {
  const document = parse(response)
  if (Result.isFailure(document)) return Option.none()
  const { root } = document.success
  return Option.some({
    text: textOf(response),
    date: textAt(root, "IssueDate"),
    time: textAt(root, "IssueTime"),
    code: textAt(root, "DocumentResponse/Response/ResponseCode")
  })
}
