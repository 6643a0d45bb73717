import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { JsonObject } from "@radicar/domain/inner/json/JsonValue"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { parseNit } from "@radicar/domain/inner/Nit"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { Effect, Option, Result } from "effect"
import { parseJsonBody } from "../document/parseJsonBody.ts"
import { readText } from "../input/readInput.ts"

/** Date of the example; no field of the party depends on it. */
const anyDate = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })

const example = (): JsonObject => {
  const { CompanyParty } = invoiceExample({ number: 1, date: anyDate })
  const party = Result.getOrThrow(parseJson(JSON.stringify(CompanyParty)))
  return party instanceof JsonObject ? party : JsonObject.from({})
}

/** Issuer of the documents of a run: from the file, else an example with the certificate's NIT. */
export const issuerParty = Effect.fn("issuerParty")(function* (
  file: Option.Option<string>,
  identity: SigningIdentity | undefined
) {
  if (Option.isSome(file)) return yield* parseJsonBody(yield* readText(file.value))
  const nit = identity?.nit === undefined ? undefined : parseNit(identity.nit)?.number
  return nit === undefined ? example() : example().with("Id", nit)
})
