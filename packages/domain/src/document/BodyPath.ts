import type { WireObject } from "../wire/wireStruct.ts"
import type { equivalentFields } from "./equivalent/equivalentFields.ts"
import type { spdFields } from "./equivalent/SpdService.ts"
import type { Event } from "./event/Event.ts"
import type { CompanyParty, CustomerParty, SupplierParty } from "./Party.ts"
import type { Payroll, PayrollDeleteNote, PayrollReplaceNote } from "./payroll/Payroll.ts"
import type { noteFields, purchaseFields, saleFields, sectorFields } from "./SaleDocument.ts"

/** The paths of the fields in a value, from that of the value itself. Objects with any field have none. */
type PathsIn<Value, At extends string> =
  Value extends ReadonlyArray<infer Element>
    ? PathsIn<Element, `${At}[*]`>
    : Value extends object
      ? string extends keyof Value
        ? never
        : {
            readonly [Key in keyof Value & string]: `${At}.${Key}` | PathsIn<Value[Key], `${At}.${Key}`>
          }[keyof Value & string]
      : never

/** The fields that several types of sale share. */
type SaleBody =
  | WireObject<typeof saleFields, never>
  | WireObject<typeof purchaseFields, never>
  | WireObject<typeof noteFields, never>
  | WireObject<typeof sectorFields, never>
  | WireObject<typeof equivalentFields, never>
  | WireObject<typeof spdFields, never>

type OtherBody = (typeof Event | typeof Payroll | typeof PayrollReplaceNote | typeof PayrollDeleteNote)["Encoded"]

/** The place of a party in explanations: the field differs by type of document. */
type PartyPlace = "$.{supplier}" | "$.{customer}"

/** The path of a party, or of a field of it, where `{supplier}` or `{customer}` stands for the field of the party. */
export type PartyPath =
  | PartyPlace
  | PathsIn<(typeof CompanyParty | typeof SupplierParty | typeof CustomerParty)["Encoded"], PartyPlace>

/** The path of a field of a body, with `[*]` for every element of a list. */
export type BodyPath = PathsIn<SaleBody | OtherBody, "$"> | PartyPath
