import { Effect, Option } from "effect"
import { Failure } from "../Failure.ts"
import type { CertificateFlags } from "../flags/certificateFlags.ts"
import type { ServiceFlags } from "../flags/serviceFlags.ts"
import { askService } from "../service/askService.ts"

interface RangeFlags {
  readonly prefix: string
  readonly softwareId: Option.Option<string>
  readonly service: Pick<ServiceFlags, "url" | "tokenFile" | "companyId" | "providerId" | "test">
  readonly certificate: CertificateFlags
}

/** The number behind the last one of a range that the service knows to be used. */
export const firstFreeNumber = Effect.fn("firstFreeNumber")(function* ({ prefix, softwareId, ...options }: RangeFlags) {
  const software = Option.isSome(softwareId) ? { softwareId: softwareId.value } : {}
  const { items } = yield* askService(options, (client, { headers, query }) =>
    client.queries.numberingRangeGetAll({ headers, query: { ...query, ...software } })
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
