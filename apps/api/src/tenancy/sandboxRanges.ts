import { JsonNumber } from "@radicar/domain/json/JsonNumber"
import { JsonObject } from "@radicar/domain/json/JsonObject"

const range = (prefix: string, from: number, to: number, technicalKey?: string): JsonObject =>
  JsonObject.from({
    Id: new JsonNumber("18760000001"),
    Date: "2019-01-19T00:00:00",
    Prefix: prefix,
    FromNumber: new JsonNumber(String(from)),
    ToNumber: new JsonNumber(String(to)),
    StartDate: "2019-01-19T00:00:00",
    EndDate: "2030-01-19T00:00:00",
    ...(technicalKey === undefined ? {} : { TechnicalKey: technicalKey })
  })

/**
 * The ranges that the sandbox knows, as JSON of the wire: invoices, support documents and POS. The first is the test
 * range that the authority has published, technical key included.
 */
export const sandboxRanges: ReadonlyArray<JsonObject> = [
  range("SETP", 990_000_000, 995_000_000, "fc8eac422eba16e22ffd8c6f94b3f40a6e38162c"),
  range("SEDS", 984_000_000, 985_000_000),
  range("EPOS", 1, 1_000_000)
]
