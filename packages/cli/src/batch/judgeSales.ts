import type { Sheet, SheetFault, SheetSale } from "@radicar/contract/inner/SheetsGroup"
import { saleFault, salePlace } from "@radicar/contract/inner/salePlaces"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { sum, toExact } from "@radicar/domain/inner/number/Decimal"
import type { RadicarOperations } from "@radicar/http-client/inner/effect/RadicarClient"
import type { SubmitOptions } from "@radicar/http-client/inner/effect/Submit"
import { BigDecimal, Effect, Option } from "effect"
import type { Failure } from "../Failure.ts"
import { submissionFailure } from "../service/submissionFailure.ts"

/** A sale that can be filed: its body, the key that makes it one document, and its payable amount. */
export interface FileableSale {
  readonly sale: SheetSale
  readonly key: string
  /** Decimal; absent if the service computed none. */
  readonly total: string | undefined
}

/** Faults of a sheet, and the sales that can be filed. */
export interface JudgedSales {
  readonly sales: ReadonlyArray<FileableSale>
  readonly faults: ReadonlyArray<SheetFault>
}

/** Payable amount of a completed body, as a decimal. */
const payableOf = (body: Readonly<Record<string, unknown>> | undefined): string | undefined => {
  const totals = body?.["LegalMonetaryTotal"]
  if (typeof totals !== "object" || totals === null || !("PayableAmount" in totals)) return undefined
  const parsed = BigDecimal.fromString(String(totals.PayableAmount))
  return Option.isSome(parsed) ? toExact(parsed.value, 2) : undefined
}

const changed = (id: string): Localized => ({
  en: `${id} was filed for this reference, with other data. Correct it with a note; a new sale needs a reference of its own.`,
  es: `Con esta referencia se radicó ${id}, con otros datos. Corríjalo con una nota; una venta nueva necesita su propia referencia.`
})

/** Settings with which the sales of a sheet are checked. */
interface Judging {
  readonly client: RadicarOperations
  readonly query: SubmitOptions["query"]
  /** Writes a sale as the body that is sent. */
  readonly bodyOf: (sale: SheetSale) => string
  readonly say: (text: Localized) => string
  readonly url: string
  readonly concurrency: number
}

/**
 * Checks every sale of a sheet by a dry run under its key. A rejected sale whose rows were changed gets the key of a
 * correction; a changed one that the authority has is a fault. Fails if the service cannot check a sale.
 */
export const judgeSales = Effect.fn("judgeSales")(function* (
  { faults, sales }: Sheet,
  { bodyOf, client, concurrency, query, say, url }: Judging
): Effect.fn.Return<JudgedSales, Failure> {
  const judge = (sale: SheetSale, key: string): Effect.Effect<FileableSale | ReadonlyArray<SheetFault>, Failure> =>
    client.validate("InvoiceCreate", bodyOf(sale), { query, headers: { "idempotency-key": key } }).pipe(
      Effect.map(({ body, valid, violations }) =>
        valid ? { sale, key, total: payableOf(body) } : violations.map((violation) => saleFault(sale, violation))
      ),
      Effect.catchTag(["IdempotencyConflict", "NumberConflict"], () =>
        sale.correctionKey === undefined || key === sale.correctionKey
          ? Effect.succeed([
              { ...salePlace(sale, "$"), reference: sale.reference, message: say(changed(sale.recorded?.id ?? key)) }
            ])
          : judge(sale, sale.correctionKey)
      ),
      Effect.mapError((error) => ("_tag" in error && error._tag === "Failure" ? error : submissionFailure(error, url)))
    )
  const judged = yield* Effect.forEach(sales, (sale) => judge(sale, sale.idempotencyKey), { concurrency })
  return {
    sales: judged.flatMap((each) => ("sale" in each ? [each] : [])),
    faults: [...faults, ...judged.flatMap((each) => ("sale" in each ? [] : each))].toSorted(
      (left, right) => left.row - right.row
    )
  }
})

/** Whether an earlier upload filed a sale and the authority did not reject it: to file it again changes nothing. */
export const isFiled = ({ key, sale }: FileableSale): boolean =>
  sale.recorded !== undefined && sale.correctionKey === undefined && key === sale.idempotencyKey

/** Sum of the payable amounts, as a decimal with two fraction digits. */
export const sumOf = (sales: ReadonlyArray<FileableSale>): string =>
  toExact(sum(sales.flatMap(({ total }) => (total === undefined ? [] : [BigDecimal.fromStringUnsafe(total)]))), 2)
