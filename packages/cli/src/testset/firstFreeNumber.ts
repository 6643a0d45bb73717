import { Effect, Option } from "effect"
import { Failure } from "../Failure.ts"
import type { ServiceFlags } from "../flags/serviceFlags.ts"
import { type QueryBasis, queryFailure, queryOf } from "../service/askService.ts"
import { callService } from "../service/callService.ts"

interface RangeFlags {
  readonly prefix: string
  readonly softwareId: Option.Option<string>
  readonly service: Pick<ServiceFlags, "url" | "tokenFile" | "companyId" | "providerId" | "test">
}

/** The number behind the last one of a range that the service knows to be used. */
export const firstFreeNumber = Effect.fn("firstFreeNumber")(function* (
  { prefix, service, softwareId }: RangeFlags,
  headers: QueryBasis["headers"]
) {
  const query = { ...queryOf(service), ...(Option.isSome(softwareId) ? { softwareId: softwareId.value } : {}) }
  const { items } = yield* callService(
    service,
    (client) => client.queries.numberingRangeGetAll({ headers, query }),
    queryFailure
  )
  const range = items.find(({ Prefix }) => Prefix === prefix)
  if (range !== undefined) return range.LastNumber === undefined ? range.FromNumber : range.LastNumber + 1
  return yield* new Failure({
    reason: "configuration",
    text: {
      en: `The authority names no range with the prefix ${prefix}.`,
      es: `La DIAN no informa un rango con el prefijo ${prefix}.`
    },
    hint: {
      en: "Give --prefix of a range that `radicar ranges` lists, or --first-number.",
      es: "Use --prefix de un rango que muestre `radicar ranges`, o --first-number."
    }
  })
})
