import { Effect, Redacted } from "effect"
import type { AuthorizedRange } from "../../SandboxRegistry.ts"
import { bogotaTime } from "../bogotaTime.ts"
import type { Caller } from "../filing/Filing.ts"
import { mayAsk } from "../filing/permissions.ts"
import type { NumberRangeResponse } from "../soap/results.ts"
import type { SandboxState } from "../state/SandboxState.ts"
import type { Operation, OperationResult } from "./Operation.ts"

/** What is asked: the issuer, the owner of the software, the software. */
interface Question {
  readonly issuer: string
  readonly owner: string
  readonly software: string
}

/** GetNumberingRange: the ranges in force today that an issuer may use with a software. */
export const getNumberingRange: Operation<"NumberRangeResponseList"> = {
  name: "GetNumberingRange",
  parameters: ["accountCode", "accountCodeT", "softwareCode"],
  result: "NumberRangeResponseList",
  run: (parameters, caller, state) => {
    const read = (name: string): string => (parameters[name] ?? "").trim()
    const question = {
      issuer: read("accountCode"),
      owner: read("accountCodeT"),
      software: read("softwareCode").toLowerCase()
    }
    return Effect.sync(() => answer(question, caller, state))
  }
}

const answer = (
  { issuer, owner, software }: Question,
  caller: Caller,
  state: SandboxState
): OperationResult<"NumberRangeResponseList"> => {
  if (!mayAsk([issuer], caller, state)) {
    return failure("401", "El NIT del certificado no está autorizado para consultar rangos de numeración.")
  }
  const known = state.registry.software.find(({ id }) => id === software)
  if (known === undefined || (known.owner !== undefined && known.owner !== owner)) {
    return failure("303", `El software ${software} no corresponde al NIT ${owner}.`)
  }
  const today = bogotaTime(caller.now).date
  const inForce = state.registry.ranges.filter(
    (range) =>
      (range.issuer === undefined || range.issuer === issuer) && range.startDate <= today && today <= range.endDate
  )
  if (inForce.length === 0) return failure("301", `El NIT ${issuer} no tiene rangos de numeración vigentes.`)
  const associated = inForce.filter((range) => range.software?.includes(software) ?? true)
  return associated.length === 0
    ? noAssociatedPrefix(issuer, software)
    : {
        type: "NumberRangeResponseList",
        value: {
          operationCode: "100",
          operationDescription: "Acción completada OK.",
          responseList: associated.map(toResponse)
        }
      }
}

/** 302: the issuer has ranges, and none of them is for the software. */
export const noAssociatedPrefix = (issuer: string, software: string): OperationResult<"NumberRangeResponseList"> =>
  failure("302", `El NIT ${issuer} no tiene prefijos asociados al software ${software}.`)

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

const failure = (operationCode: string, operationDescription: string): OperationResult<"NumberRangeResponseList"> => ({
  type: "NumberRangeResponseList",
  value: { operationCode, operationDescription, responseList: undefined }
})
