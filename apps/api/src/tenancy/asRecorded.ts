import { JsonObject, type JsonValue } from "@radicar/domain/json/JsonObject"
import type { Company } from "./Tenancy.ts"

/**
 * A company as a recorded body knows it, of what {@link fillIn} adds. The same request completed with it is the document that it
 * was, whatever the settings say by now; secrets are masked in it.
 */
export const asRecorded = ({ id }: Company, recorded: JsonValue): Company => {
  const at = (field: string): JsonObject | undefined => {
    const value = recorded instanceof JsonObject ? recorded.get(field) : undefined
    return value instanceof JsonObject ? value : undefined
  }
  const [companyParty, customizePrintFormat, range] = [
    at("CompanyParty"),
    at("CustomizePrintFormat"),
    at("NumberingRange")
  ]
  return {
    id,
    ...(companyParty === undefined ? {} : { companyParty }),
    ...(customizePrintFormat === undefined ? {} : { customizePrintFormat }),
    ...(range === undefined ? {} : { numberingRanges: [range] })
  }
}
