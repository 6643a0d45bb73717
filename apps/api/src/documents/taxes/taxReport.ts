import { type TaxReport, type TaxPartName, taxParts } from "@radicar/contract/inner/taxReport"
import { taxes as taxNames } from "@radicar/domain/inner/codes/taxes"
import { bookingOf } from "@radicar/domain/inner/documentRegistry"
import { listedTaxes } from "@radicar/domain/inner/facts/factSums"
import { sum, toExact } from "@radicar/domain/inner/number/Decimal"
import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { BigDecimal } from "effect"
import { withoutUndefined } from "../../platform/withoutUndefined.ts"
import type { TaxIdentity } from "../submissions/statedTax.ts"
import type { TaxSum, TypeSums } from "./addUpTaxes.ts"

type TaxPart = TaxReport["parts"][number]
type TaxLine = TaxPart["lines"][number]

const { iva, reteIca, reteIva, reteRenta } = listedTaxes

const withholdings: ReadonlySet<string | undefined> = new Set([reteRenta, reteIva, reteIca])

const excludedName: Localized = { en: "Excluded", es: "Excluido" }

const kindOf = ({ code }: TaxIdentity): TaxLine["kind"] =>
  code === undefined ? "excluded" : withholdings.has(code) ? "withholding" : "tax"

/** Values by a key, in the order in which the keys first occur. */
const groupBy = <A>(
  values: ReadonlyArray<A>,
  keyOf: (value: A) => string
): ReadonlyArray<readonly [string, ReadonlyArray<A>]> => [...Map.groupBy(values, keyOf)]

/** The exact sum of decimals, which have the sign of their document in its book; `undefined` without any. */
const addUp = (amounts: ReadonlyArray<readonly [type: string, amount: string | undefined]>): string | undefined => {
  const signed = amounts.flatMap(([type, amount]) => {
    if (amount === undefined) return []
    const exact = BigDecimal.fromStringUnsafe(amount)
    return [bookingOf(type)?.sign === -1 ? BigDecimal.negate(exact) : exact]
  })
  return signed.length === 0 ? undefined : toExact(sum(signed), 2)
}

interface TypedTax extends TaxSum {
  readonly type: string
}

const amountsOf = (taxes: ReadonlyArray<TypedTax>) => ({
  documents: taxes.reduce((count, { documents }) => count + documents, 0),
  ...withoutUndefined({
    base: addUp(taxes.map(({ base, type }) => [type, base])),
    amount: addUp(taxes.map(({ amount, type }) => [type, amount]))
  })
})

/** Order of the lines: IVA from the highest rate down, what is excluded, other taxes by code, withholdings. */
const placeOf = ({ code, kind, rate }: TaxLine): readonly [number, number, string] =>
  code === iva ? [0, -Number(rate ?? 0), ""] : [["excluded", "tax", "withholding"].indexOf(kind) + 1, 0, code ?? ""]

const compareLines = (one: TaxLine, other: TaxLine): number => {
  const [[a, b, c], [x, y, z]] = [placeOf(one), placeOf(other)]
  return a - x || b - y || (c < z ? -1 : 1)
}

const lineOf = (taxes: ReadonlyArray<TypedTax>, language: Language): TaxLine => {
  const { code, rate }: TaxIdentity = taxes[0] ?? { code: undefined, rate: undefined }
  return {
    kind: kindOf({ code, rate }),
    ...withoutUndefined({ code }),
    name: code === undefined ? excludedName[language] : (taxNames.nameOf(code) ?? code),
    ...withoutUndefined({ rate }),
    ...amountsOf(taxes),
    types: groupBy(taxes, ({ type }) => type)
      .map(([type, ofType]) => ({ type, ...amountsOf(ofType) }))
      .toSorted((one, other) => (one.type < other.type ? -1 : 1))
  }
}

const partOf = (part: TaxPartName, sums: ReadonlyArray<TypeSums>, language: Language): TaxPart => {
  const taxes = sums.flatMap(({ taxes: ofType, type }) => ofType.map((tax) => ({ ...tax, type })))
  const count = (counted: "documents" | "withoutRate" | "withoutTaxes", of = sums): number =>
    of.reduce((total, each) => total + each[counted], 0)
  const totalOf = (of: ReadonlyArray<TypeSums>) => addUp(of.map(({ total, type }) => [type, total])) ?? "0.00"
  return {
    part,
    documents: count("documents"),
    total: totalOf(sums),
    ...withoutUndefined({
      withoutRate: count("withoutRate") || undefined,
      withoutTaxes: count("withoutTaxes") || undefined
    }),
    types: groupBy(sums, ({ type }) => type)
      .map(([type, ofType]) => ({ type, documents: count("documents", ofType), total: totalOf(ofType) }))
      .toSorted((one, other) => (one.type < other.type ? -1 : 1)),
    lines: groupBy(taxes, ({ code = "", rate = "" }) => `${code} ${rate}`)
      .map(([, ofLine]) => lineOf(ofLine, language))
      .toSorted(compareLines)
  }
}

/** Makes the parts of a report of the sums by type: notes that lower a book are negative. */
export const taxPartsOf = (sums: ReadonlyArray<TypeSums>, language: Language): TaxReport["parts"] =>
  taxParts.flatMap((part) => {
    const ofPart = sums.filter((each) => each.part === part)
    return ofPart.length === 0 ? [] : [partOf(part, ofPart, language)]
  })
