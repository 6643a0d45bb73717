import type { OctetXml } from "../CanonicalXml.ts"
import { agency } from "../part/identity.ts"
import { signaturePlace } from "../part/dianExtensions.ts"
import { compileDocument, type DocumentTable } from "../table/document.ts"
import { part, type Reading, type Row, type RowNotes, type Writing } from "../table/Row.ts"
import { attribute, literal } from "../table/attributes.ts"
import { fixed, moment, text } from "../table/elements.ts"
import { group, one, unused } from "../table/nesting.ts"
import { documentRoot } from "../xml/documentRoot.ts"
import { escapeText } from "../xml/XmlWriter.ts"
import type { AttachedDocument, ContainedAnswer, ContainerParty } from "./AttachedDocument.ts"

interface ContainerWriting extends Writing {
  readonly container: AttachedDocument
  /** Writes a document inside the container. */
  readonly enclosed: (text: string) => string
}

type ContainerRow<S = AttachedDocument> = Row<S, ContainerWriting>

const required = { required: true } as const

const party = part<ContainerParty, ContainerWriting>(
  [],
  [
    group("cac:PartyTaxScheme", [
      text("cbc:RegistrationName", "name", undefined, required),
      text("cbc:CompanyID", "id", undefined, {
        ...required,
        attributes: [literal(agency), attribute("schemeID", "checkDigit"), attribute("schemeName", "idType")]
      }),
      text("cbc:TaxLevelCode", "responsibilities"),
      group("cac:TaxScheme", [
        text("cbc:ID", "taxScheme.id", undefined, { from: ({ taxScheme }) => taxScheme?.id ?? "ZZ" }),
        text("cbc:Name", "taxScheme.name", undefined, { from: ({ taxScheme }) => taxScheme?.name ?? "No aplica" })
      ])
    ])
  ]
)

/**
 * Text with line ends as XML parsers pass them on (XML 1.0 §2.11), so that the signed text equals the text that is
 * read.
 */
const parsed = (xml: string): string => (xml.includes("\r") ? xml.replaceAll(/\r\n?/gu, "\n") : xml)

const attachment = <S>(from: (subject: S) => string, notes: RowNotes = {}): ContainerRow<S> =>
  group("cac:Attachment/cac:ExternalReference", [
    fixed("cbc:MimeCode", "text/xml"),
    fixed("cbc:EncodingCode", "UTF-8"),
    {
      ...notes,
      element: "cbc:Description",
      fields: [],
      compileWrite:
        () =>
        (xml, subject, { enclosed }) =>
          xml.raw(`<cbc:Description>${enclosed(parsed(from(subject)))}</cbc:Description>`)
    }
  ])

const key = <S>(notes: RowNotes = {}): ContainerRow<S> =>
  text("cbc:UUID", "key.value", undefined, {
    ...notes,
    from: (_, { container }) => container.key.value,
    attributes: [attribute("schemeName", "key.scheme", undefined, { from: (_, { container }) => container.key.scheme })]
  })

const number = <S>(element: string, notes: RowNotes = {}): ContainerRow<S> =>
  text(element, "number", undefined, { ...notes, from: (_, { container }) => container.number })

const answerLine: ContainerRow = one(
  "cac:ParentDocumentLineReference",
  "answer",
  part<ContainedAnswer, ContainerWriting>(
    [],
    [
      fixed("cbc:LineID", "1"),
      group("cac:DocumentReference", [
        number("cbc:ID"),
        key(),
        text("cbc:IssueDate", "date"),
        fixed("cbc:DocumentType", "ApplicationResponse"),
        attachment((answer) => answer.text),
        group("cac:ResultOfVerification", [
          fixed("cbc:ValidatorID", "Unidad Especial Dirección de Impuestos y Aduanas Nacionales"),
          text("cbc:ValidationResultCode", "code"),
          text("cbc:ValidationDate", "date"),
          text("cbc:ValidationTime", "time")
        ])
      ])
    ]
  )
)

/**
 * The rows of a container, in the order of its schema. The rows are only for writing; to read a container, read its
 * contents.
 */
export const containerTable: Pick<DocumentTable<AttachedDocument, ContainerWriting, Reading>, "root" | "rows"> = {
  root: documentRoot("AttachedDocument"),
  rows: [
    group("ext:UBLExtensions", [signaturePlace]),
    fixed("cbc:UBLVersionID", "UBL 2.1", required),
    fixed("cbc:CustomizationID", "Documentos adjuntos", required),
    fixed("cbc:ProfileID", "Factura Electrónica de Venta", required),
    text("cbc:ProfileExecutionID", "environment", undefined, required),
    number("cbc:ID", required),
    key(),
    moment("cbc:IssueDate", "cbc:IssueTime", "date", required),
    ...unused("cbc:Note", "cbc:DocumentTypeCode"),
    fixed("cbc:DocumentType", "Contenedor de Factura Electrónica"),
    number("cbc:ParentDocumentID", required),
    ...unused("cbc:ParentDocumentTypeCode", "cbc:ParentDocumentVersionID", "cac:Signature"),
    one("cac:SenderParty", "sender", party),
    one("cac:ReceiverParty", "receiver", party),
    attachment(({ document }) => document, required),
    answerLine
  ]
}

/** A container in its signed and in its written form. */
export interface RenderedContainer extends OctetXml {
  /**
   * Replacement for `tail` in the file. In it, the documents inside are CDATA sections, which receivers' programs
   * expect. For a parser, and so for the signature, the document is the same (Canonical XML 1.0 §2.1).
   */
  readonly sectionedTail: string
}

const section = (content: string): string => `<![CDATA[${content.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`

const write = compileDocument(containerTable)

/**
 * Renders the container that carries a document and the authority's answer to the receiver (annex FE 1.9 §6.4). A
 * contingency document has no answer, so its container omits the answer's line.
 */
export const renderAttachedDocument = (container: AttachedDocument): RenderedContainer => {
  const rendered = (enclosed: ContainerWriting["enclosed"]): OctetXml =>
    write(container, { container, currency: "", enclosed, index: 0 })
  const signed = rendered(escapeText)
  return {
    namespaces: signed.namespaces,
    get encoded() {
      return signed.encoded
    },
    get head() {
      return signed.head
    },
    get tail() {
      return signed.tail
    },
    get sectionedTail() {
      return rendered(section).tail
    }
  }
}
