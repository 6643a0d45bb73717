import { Effect } from "effect"
import { certificateNit } from "../nit.ts"
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

/** The authority's columns are not published: these are named for what they hold. */
const columns = ["NIT", "NOMBRE", "CORREO", "FECHA_REGISTRO"]

/** GetExchangeEmails: where every taxpayer receives documents, as CSV (RFC 4180). */
export const getExchangeEmails: Operation<"ExchangeEmailResponse"> = {
  name: "GetExchangeEmails",
  parameters: [],
  result: "ExchangeEmailResponse",
  run: (_parameters, { certificate }, state) =>
    Effect.sync(() => {
      const nit = certificateNit(certificate)
      if (state.trust === "strict" && nit === undefined) {
        return {
          type: "ExchangeEmailResponse",
          value: {
            csvBase64Bytes: undefined,
            message: "El certificado no contiene el NIT de su titular.",
            statusCode: "89",
            success: false
          }
        }
      }
      const rows = state.registry.exchangeEmails.map((entry) => [entry.nit, entry.name, entry.email, entry.registered])
      const csv = [columns, ...rows].map((row) => `${row.map(quote).join(",")}\r\n`).join("")
      return {
        type: "ExchangeEmailResponse",
        value: {
          csvBase64Bytes: Buffer.from(csv, "utf8").toString("base64"),
          message: "Consulta exitosa.",
          statusCode: "0",
          success: true
        }
      }
    })
}

const quote = (value: string): string => (/[",\r\n]/u.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
