import { createHash } from "node:crypto"
import { Redacted } from "effect"
import type { RegisteredSoftware } from "../../../SandboxRegistry.ts"
import { decimal, keyAmount, zero } from "../amount.ts"
import { type PayrollPart, read } from "./JudgedPayroll.ts"

const sha384 = (text: string): string => createHash("sha384").update(text, "utf8").digest("hex")

/**
 * Computes the CUNE: number, date, time, earnings, deductions, total, employer, worker, type, pin, environment; a
 * deletion has zeros for amounts and worker (payroll annex §8.1).
 */
export const computePayrollKey = (part: PayrollPart, software: RegisteredSoftware): string => {
  const isDeletion = part.branch === "Eliminar"
  const money = (path: string): string => (isDeletion ? "0.00" : keyAmount(decimal(read(part, path)) ?? zero))
  return sha384(
    [
      read(part, "NumeroSecuenciaXML/@Numero"),
      read(part, "InformacionGeneral/@FechaGen"),
      read(part, "InformacionGeneral/@HoraGen"),
      money("DevengadosTotal"),
      money("DeduccionesTotal"),
      money("ComprobanteTotal"),
      read(part, "Empleador/@NIT"),
      isDeletion ? "0" : read(part, "Trabajador/@NumeroDocumento"),
      read(part, "InformacionGeneral/@TipoXML"),
      Redacted.value(software.pin),
      read(part, "InformacionGeneral/@Ambiente")
    ].join("")
  )
}

/** Computes SoftwareSC: SHA-384 of software id, pin and number (payroll annex §8.2). */
export const computePayrollFingerprint = (part: PayrollPart, software: RegisteredSoftware): string =>
  sha384(
    read(part, "ProveedorXML/@SoftwareID") + Redacted.value(software.pin) + read(part, "NumeroSecuenciaXML/@Numero")
  )
