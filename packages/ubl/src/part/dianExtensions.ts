import type { Environment } from "@radicar/domain/inner/FilingConfiguration"
import { type Nit, nitCheckDigit } from "@radicar/domain/inner/Nit"
import { NumberingRange } from "@radicar/domain/inner/document/NumberingRange"
import { publicPage, softwareSecurityCode } from "@radicar/domain/inner/key/DocumentKey"
import { Redacted } from "effect"
import { part, type Reading, type Row, type Writing } from "../table/Row.ts"
import { derivedAttribute, literal } from "../table/attributes.ts"
import { count, date, derived, fixed, text } from "../table/elements.ts"
import { group, one } from "../table/nesting.ts"
import type { XmlReader } from "../xml/XmlReader.ts"
import { agency, authorityIdentity } from "./identity.ts"

/** State for the rows of the DIAN's extensions while a document is written: environment, software and number. */
export interface FilingWriting extends Writing {
  readonly checked: {
    readonly environment: Environment
    /** Prefix and number, `cbc:ID`. */
    readonly id: string
    readonly software: { readonly id: string; readonly pin: Redacted.Redacted<string> }
    readonly softwareOwner: Nit
  }
  /** The key of the document that the public page shows. */
  readonly pageKey: string
  /** The authorised range, if the document has one. */
  readonly range?: NumberingRange | undefined
}

type FilingRow<R> = Row<unknown, FilingWriting, R>

const countrySource =
  ` listAgencyID="6" listAgencyName="United Nations Economic Commission for Europe"` +
  ` listSchemeURI="urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1"`

/**
 * A row that counts as read without a field: its value follows from the body and the secrets, and is verified
 * elsewhere.
 */
const passed = <R>(element: string, from: (writing: FilingWriting) => string, attributes: FilingRow<R>[] = []) => ({
  ...derived<unknown, FilingWriting, R>(element, { from: (_, writing) => from(writing), required: true, attributes }),
  settle: (xml: XmlReader) => xml.pass(element)
})

/** `sts:InvoiceControl`: the authorised range (rules FAB05 to FAB12). Documents without such a range have none. */
const invoiceControl = part<NumberingRange, FilingWriting, Reading & { prefix?: string | undefined }>(
  ["Id", "FromNumber", "ToNumber", "StartDate", "EndDate", "Prefix"],
  [
    count("sts:InvoiceAuthorization", "id", "FAB05"),
    group("sts:AuthorizationPeriod", [
      date("cbc:StartDate", "startDate", "FAB07"),
      date("cbc:EndDate", "endDate", "FAB08")
    ]),
    group("sts:AuthorizedInvoices", [
      {
        ...text<NumberingRange, FilingWriting, Reading & { prefix?: string | undefined }>(
          "sts:Prefix",
          "prefix",
          "FAB10"
        ),
        read: (xml, _, reading) => {
          reading.prefix = xml.text("sts:Prefix")
        }
      },
      count("sts:From", "fromNumber", "FAB11, FAD05b"),
      count("sts:To", "toNumber", "FAB12, FAD05c")
    ])
  ]
)

const software = part<FilingWriting["checked"], FilingWriting>(
  ["Id", "ProviderId"],
  [
    text("sts:ProviderID", "providerId", "FAB19", {
      from: ({ softwareOwner }) => softwareOwner.number,
      attributes: [
        literal(agency),
        derivedAttribute("schemeID", {
          from: ({ softwareOwner }) => softwareOwner.checkDigit,
          expected: ({ ProviderId }) => (typeof ProviderId === "string" ? nitCheckDigit(ProviderId) : undefined)
        }),
        derivedAttribute("schemeName", "31")
      ],
      note: { en: "absent: the issuer", es: "si falta, el emisor" },
      required: true
    }),
    text("sts:SoftwareID", "id", "FAB24", {
      from: (checked) => checked.software.id,
      required: true,
      attributes: [literal(agency)]
    })
  ]
)

const range: Row<unknown, FilingWriting, Reading> = one("sts:InvoiceControl", "numberingRange", invoiceControl, {
  from: (_, writing) => writing.range,
  note: { en: "of a document with an authorised range", es: "de un documento con rango autorizado" }
})

/**
 * `sts:DianExtensions`: the authorised range if the document has one, software and its fingerprint, public page (rules
 * FAB* and their counterparts). For a type that is never `authorised`, the range is only read.
 */
export const dianExtensions = <W extends FilingWriting, R extends Reading>(authorised: boolean): Row<unknown, W, R> =>
  group<unknown, FilingWriting, R>("ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions", [
    authorised
      ? range
      : {
          ...range,
          compileWrite: undefined,
          rows: [],
          note: {
            en: "the prefix alone is filed; dry runs notify of the rest (RAD61)",
            es: "solo se transmite el prefijo; los ensayos notifican el resto (RAD61)"
          }
        },
    fixed("sts:InvoiceSource/cbc:IdentificationCode", "CO", { attributes: [literal(countrySource)] }),
    one("sts:SoftwareProvider", "softwareProvider", software, { from: (_, { checked }) => checked }),
    passed(
      "sts:SoftwareSecurityCode",
      ({
        checked: {
          id,
          software: { id: softwareId, pin }
        }
      }) => softwareSecurityCode(softwareId, Redacted.value(pin), id),
      [literal(agency)]
    ),
    fixed("sts:AuthorizationProvider/sts:AuthorizationProviderID", authorityIdentity.number, {
      required: true,
      attributes: [
        literal(agency),
        derivedAttribute("schemeID", authorityIdentity.checkDigit ?? ""),
        derivedAttribute("schemeName", authorityIdentity.type)
      ]
    }),
    passed("sts:QRCode", ({ checked, pageKey }) => publicPage(checked.environment, pageKey))
  ])

/** The place of the signature, in its own extension after all others. */
export const signaturePlace: Row<unknown, Writing, Reading> = {
  element: "ext:UBLExtension",
  fields: [],
  compileWrite: () => [
    "<ext:UBLExtension><ext:ExtensionContent>",
    (xml) => xml.cut(),
    "</ext:ExtensionContent></ext:UBLExtension>"
  ],
  read: (xml) => xml.pass("ext:UBLExtension/ext:ExtensionContent/ds:Signature")
}
