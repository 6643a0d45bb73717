import { Effect, Redacted } from "effect"
import type { AuthorizedRange } from "../../SandboxRegistry.ts"
import { bogotaTime } from "../bogotaTime.ts"
import { mayAsk } from "../filing/permissions.ts"
import { certificateNit } from "../nit.ts"
import type { NumberRangeResponse, ResultValues } from "../soap/results.ts"
import { type Operation, query } from "./Operation.ts"

/** GetAcquirer: returns name and address of a buyer. For an unknown one the SOAP answer has HTTP status 404. */
export const getAcquirer: Operation<"AdquirienteResponse"> = {
  name: "GetAcquirer",
  parameters: ["identificationType", "identificationNumber"],
  result: "AdquirienteResponse",
  run: (parameters, _caller, state) =>
    Effect.sync(() => {
      const idType = (parameters["identificationType"] ?? "").trim()
      const number = (parameters["identificationNumber"] ?? "").trim()
      const match = state.registry.acquirers.find(
        (acquirer) => acquirer.idType === idType && acquirer.number === number
      )
      if (match === undefined) {
        const value = { message: "No se encontró información del adquiriente.", statusCode: "404" }
        return { type: "AdquirienteResponse", httpStatus: 404, value }
      }
      const { email: receiverEmail, name: receiverName } = match
      const value = { message: "Consulta exitosa.", receiverEmail, receiverName, statusCode: "200" }
      return { type: "AdquirienteResponse", value }
    })
}

const quote = (value: string): string => `"${value.replaceAll('"', '""')}"`

/**
 * GetExchangeEmails: returns the addresses at which all taxpayers receive documents, as CSV (RFC 4180) without a header
 * row: three quoted cells with NIT, address, and day of change.
 */
export const getExchangeEmails = query(
  "GetExchangeEmails",
  [],
  "ExchangeEmailResponse",
  (_parameters, { certificate }, state) => {
    if (state.trust === "strict" && certificateNit(certificate) === undefined) {
      return { message: "El certificado no contiene el NIT de su titular.", statusCode: "89", success: false }
    }
    const rows = state.registry.exchangeEmails.map((entry) => [entry.nit, entry.email, entry.registered])
    const csv = rows.map((row) => `${row.map(quote).join(",")}\r\n`).join("")
    return {
      csvBase64Bytes: Buffer.from(csv, "utf8").toString("base64"),
      message: "Consulta exitosa.",
      statusCode: "0",
      success: true
    }
  }
)

/** GetNumberingRange: returns the ranges in force today that an issuer may use with a software. */
export const getNumberingRange = query(
  "GetNumberingRange",
  ["accountCode", "accountCodeT", "softwareCode"],
  "NumberRangeResponseList",
  (parameters, caller, state) => {
    const issuer = (parameters["accountCode"] ?? "").trim()
    const owner = (parameters["accountCodeT"] ?? "").trim()
    const software = (parameters["softwareCode"] ?? "").trim().toLowerCase()
    if (!mayAsk([issuer], caller, state)) {
      return refusal("401", "El NIT del certificado no está autorizado para consultar rangos de numeración.")
    }
    const registration = state.registry.software.find(({ id }) => id === software)
    if (registration === undefined || (registration.owner !== undefined && registration.owner !== owner)) {
      return refusal("303", `El software ${software} no corresponde al NIT ${owner}.`)
    }
    const today = bogotaTime(caller.now).date
    const inForce = state.registry.ranges.filter(
      (range) =>
        (range.issuer === undefined || range.issuer === issuer) && range.startDate <= today && today <= range.endDate
    )
    if (inForce.length === 0) return refusal("301", `El NIT ${issuer} no tiene rangos de numeración vigentes.`)
    const associated = inForce.filter((range) => range.software?.includes(software) ?? true)
    if (associated.length === 0) return noAssociatedPrefix(issuer, software)
    return {
      operationCode: "100",
      operationDescription: "Acción completada OK.",
      responseList: associated.map(toResponse)
    }
  }
)

/** Answer with code 302: the issuer has ranges, but none for the software. */
export const noAssociatedPrefix = (issuer: string, software: string): RangeList =>
  refusal("302", `El NIT ${issuer} no tiene prefijos asociados al software ${software}.`)

type RangeList = ResultValues["NumberRangeResponseList"]

const refusal = (operationCode: string, operationDescription: string): RangeList => ({
  operationCode,
  operationDescription
})

const toResponse = (range: AuthorizedRange): NumberRangeResponse => ({
  resolutionNumber: range.authorization,
  resolutionDate: range.resolutionDate ?? range.startDate,
  prefix: range.prefix,
  fromNumber: range.from,
  toNumber: range.to,
  validDateFrom: range.startDate,
  validDateTo: range.endDate,
  technicalKey: range.technicalKey && Redacted.value(range.technicalKey)
})
