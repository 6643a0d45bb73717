import { Effect } from "effect"
import type { Operation } from "./Operation.ts"

/** GetAcquirer: name and address of a buyer. One who is not known is a SOAP answer with HTTP status 404. */
export const getAcquirer: Operation<"AdquirienteResponse"> = {
  name: "GetAcquirer",
  parameters: ["identificationType", "identificationNumber"],
  result: "AdquirienteResponse",
  run: (parameters, _caller, state) =>
    Effect.sync(() => {
      const idType = (parameters["identificationType"] ?? "").trim()
      const number = (parameters["identificationNumber"] ?? "").trim()
      const found = state.registry.acquirers.find(
        (acquirer) => acquirer.idType === idType && acquirer.number === number
      )
      return found === undefined
        ? {
            type: "AdquirienteResponse",
            httpStatus: 404,
            value: {
              message: "No se encontró información del adquiriente.",
              receiverEmail: undefined,
              receiverName: undefined,
              statusCode: "404"
            }
          }
        : {
            type: "AdquirienteResponse",
            value: {
              message: "Consulta exitosa.",
              receiverEmail: found.email,
              receiverName: found.name,
              statusCode: "200"
            }
          }
    })
}
