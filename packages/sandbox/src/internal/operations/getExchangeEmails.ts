import { Effect } from "effect"
import { certificateNit } from "../authority/certificateNit.ts"
import type { Operation } from "./Operation.ts"

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
