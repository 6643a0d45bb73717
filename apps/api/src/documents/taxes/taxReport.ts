import { type TaxReport, type TaxPartName, taxParts } from "@radicar/contract/inner/taxReport"
import type { SubmissionSums } from "@radicar/contract/inner/submissionSums"
import { taxes as taxNames } from "@radicar/domain/inner/codes/taxes"
import { bookCodes, bookingOf } from "@radicar/domain/inner/documentRegistry"
import { listedTaxes } from "@radicar/domain/inner/facts/factSums"
import { sum, toExact } from "@radicar/domain/inner/number/Decimal"
import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { BigDecimal } from "effect"
import { withoutUndefined } from "../../platform/withoutUndefined.ts"
import { isWithholding, type TaxIdentity } from "../submissions/statedTax.ts"
import type { TaxSum, TypeSums } from "./addUpTaxes.ts"

type TaxPart = TaxReport["parts"][number]
type TaxLine = TaxPart["lines"][number]
type TaxTotal = TaxReport["purchases"]

const { iva } = listedTaxes

const excludedName: Localized = { en: "Excluded", es: "Excluido" }

const kindOf = ({ code }: TaxIdentity): TaxLine["kind"] =>
  code === undefined ? "excluded" : isWithholding(code) ? "withholding" : "tax"

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

const typedTaxes = (sums: ReadonlyArray<TypeSums>): ReadonlyArray<TypedTax> =>
  sums.flatMap(({ taxes, type }) => taxes.map((tax) => ({ ...tax, type })))

/** Whether a tax is in the totals of IVA, with what the law excludes. */
const isIva = ({ code }: TaxIdentity): boolean => code === undefined || code === iva

/** Base and amount of taxes, added up; absent without any. */
const addedUp = (taxes: ReadonlyArray<TypedTax>): TaxTotal =>
  withoutUndefined({
    base: addUp(taxes.map(({ base, type }) => [type, base])),
    amount: addUp(taxes.map(({ amount, type }) => [type, amount]))
  })

const amountsOf = (taxes: ReadonlyArray<TypedTax>) => ({
  documents: taxes.reduce((count, { documents }) => count + documents, 0),
  ...addedUp(taxes)
})

const order: ReadonlyArray<TaxLine["kind"]> = ["excluded", "tax", "withholding"]

const placeOf = ({ code, kind }: TaxLine): string => (code === iva ? "" : `${order.indexOf(kind)} ${code ?? ""}`)

/** Order of the lines: IVA, what is excluded, other taxes and withholdings by code, each from the highest rate down. */
const compareLines = (one: TaxLine, other: TaxLine): number => {
  const [place, otherPlace] = [placeOf(one), placeOf(other)]
  return place === otherPlace ? Number(other.rate ?? 0) - Number(one.rate ?? 0) : place < otherPlace ? -1 : 1
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
  const taxes = typedTaxes(sums)
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
    iva: addedUp(taxes.filter(isIva)),
    withheld: groupBy(
      taxes.filter(({ code }) => isWithholding(code)),
      ({ code = "" }) => code
    )
      .map(([code, ofCode]) => ({ code, name: taxNames.nameOf(code) ?? code, ...addedUp(ofCode) }))
      .toSorted((one, other) => (one.code < other.code ? -1 : 1)),
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

/** Base and IVA of all purchases: received documents and support documents. */
export const purchasesOf = (sums: ReadonlyArray<TypeSums>): TaxTotal =>
  addedUp(typedTaxes(sums.filter(({ part }) => part === "received" || part === "support")).filter(isIva))

/** Base and amount of the tax of a filter, by the book of the documents. */
export const taxesByBook = (sums: ReadonlyArray<TypeSums>): NonNullable<(typeof SubmissionSums.Type)["taxes"]> =>
  bookCodes.flatMap((book) => {
    const taxes = typedTaxes(sums.filter(({ type }) => bookingOf(type)?.book === book))
    return taxes.length === 0 ? [] : [{ book, ...addedUp(taxes) }]
  })
