import { complexType } from "../contract/WireType.ts"

/** The answer of GetAcquirer (soap.md §3.6). */
export interface AdquirienteResponse {
  readonly message: string
  readonly receiverEmail: string | undefined
  readonly receiverName: string | undefined
  readonly statusCode: "200" | "404"
}

/** AdquirienteResponse on the wire, in the namespace of the library it comes from. */
export const adquirienteResponse = complexType<AdquirienteResponse>(
  "AdquirienteResponse",
  {
    message: ["Message", "string"],
    receiverEmail: ["ReceiverEmail", "string"],
    receiverName: ["ReceiverName", "string"],
    statusCode: ["StatusCode", "string"]
  },
  "http://schemas.datacontract.org/2004/07/Gosocket.Dian.Services.Utils.Common"
)
