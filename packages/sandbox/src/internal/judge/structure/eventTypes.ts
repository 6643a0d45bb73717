import type { ContentModel } from "./ContentModel.ts"
import { extensionTypes } from "./extensionTypes.ts"
import { noteTypes } from "./noteTypes.ts"
import { partyTypes } from "./partyTypes.ts"
import { referenceTypes } from "./referenceTypes.ts"
import { signatureTypes } from "./signatureTypes.ts"

/** Everything an event is made of. Order and cardinality as in UBL 2.1. */
export const eventTypes: ReadonlyArray<ContentModel> = [
  {
    elements: "event:ApplicationResponse",
    content:
      "ext:UBLExtensions? cbc:UBLVersionID? cbc:CustomizationID? cbc:ProfileID? cbc:ProfileExecutionID? cbc:ID " +
      "cbc:UUID? cbc:IssueDate cbc:IssueTime? cbc:ResponseDate? cbc:ResponseTime? cbc:Note* cbc:VersionID? " +
      "cac:Signature* cac:SenderParty cac:ReceiverParty cac:DocumentResponse*"
  },
  {
    elements: "cac:DocumentResponse",
    content: "cac:Response cac:DocumentReference+ cac:IssuerParty? cac:RecipientParty? cac:LineResponse*"
  },
  { elements: "cac:LineResponse", content: "cac:LineReference cac:Response+" },
  ...extensionTypes,
  ...signatureTypes,
  ...partyTypes,
  ...referenceTypes,
  ...noteTypes
]
