import { Effect } from "effect"
import { bogotaTime } from "../bogotaTime.ts"
import { mayAsk } from "./mayAsk.ts"
import type { Operation, OperationResult } from "./Operation.ts"
import { readTrackId } from "./trackId.ts"

/** GetXmlByDocumentKey: the XML of a valid document, for its issuer, its receiver and those they authorised. */
export const getXmlByDocumentKey: Operation<"EventResponse"> = {
  name: "GetXmlByDocumentKey",
  parameters: ["trackId"],
  result: "EventResponse",
  run: (parameters, caller, state) =>
    Effect.sync(() => {
      const trackId = readTrackId(parameters["trackId"])
      const found = trackId === undefined ? undefined : state.documents.findByKey(trackId)
      if (found?.accepted !== true) {
        return failure("404", "El documento no existe en los registros de la DIAN.")
      }
      const { issuer, receiver } = found.parties
      const parties = [issuer.nit, ...(receiver === undefined ? [] : [receiver.nit])]
      if (!mayAsk(parties, caller, state)) {
        return failure("401", "El NIT del certificado no está autorizado para consultar este documento.")
      }
      const { date, time } = bogotaTime(found.receivedAt.getTime())
      return {
        type: "EventResponse",
        value: {
          code: "100",
          message: "Acción completada OK.",
          validationDate: `${date}T${time}`,
          xmlBytesBase64: Buffer.from(found.xml).toString("base64")
        }
      }
    })
}

const failure = (code: string, message: string): OperationResult<"EventResponse"> => ({
  type: "EventResponse",
  value: { code, message, validationDate: undefined, xmlBytesBase64: undefined }
})
