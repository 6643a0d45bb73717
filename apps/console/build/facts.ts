import { scopeNames, scopes } from "@radicar/contract/inner/CurrentCaller"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { webhookEvents } from "@radicar/contract/inner/webhook/webhookEvents"
import {
  bookCodes,
  books as registeredBooks,
  operations as registeredOperations,
  registeredType,
  typeNameOf,
  typesOfBook
} from "@radicar/domain/inner/documentRegistry"
import { taxes } from "@radicar/domain/inner/codes/taxes"
import { type TaxKind, taxKind } from "@radicar/domain/inner/document/TaxTotal"
import { type Localized, textIn } from "@radicar/domain/inner/rules/Language"
import { ruleCatalogue } from "@radicar/domain/inner/rulebook/catalogue/catalogue"
import { Context, Option } from "effect"
import { type HttpApiEndpoint, OpenApi } from "effect/http-api"

interface AnyGroup {
  readonly endpoints: Readonly<Record<string, HttpApiEndpoint.Top>>
}

const groups = RadicarApi.groups as unknown as Readonly<Record<string, AnyGroup>>

const codesOf = (isEvent: boolean): ReadonlyArray<string> =>
  registeredOperations
    .filter((operation) => (operation === "EventCreate") === isEvent)
    .flatMap((operation) => registeredType(operation).types.map(({ code }) => code))

/** Names and books of the types of documents by code: documents by number, then events. */
export const documentTypes: ReadonlyArray<readonly [code: string, name: Localized, book: string]> = [
  ...[...new Set(codesOf(false))].toSorted((left, right) => Number(left) - Number(right)),
  ...codesOf(true)
].map((code) => [
  code,
  typeNameOf(code, "shortName") ?? { en: code, es: code },
  bookCodes.find((book) => typesOfBook(book).includes(code)) ?? ""
])

/** The books of documents with their names. */
export const books = registeredBooks

/** Type codes of the notes that lower a book. */
export const loweringTypes: ReadonlyArray<string> = bookCodes.flatMap((book) => typesOfBook(book, -1))

/** Kinds of the taxes that are no percentage of their base, by code. */
export const taxKinds: Readonly<Record<string, TaxKind>> = Object.fromEntries(
  [...taxes.all()].map(([code]) => [code, taxKind(code)] as const).filter(([, kind]) => kind !== "percentage")
)

/** Short names of the taxes and withholdings by code. */
export const taxNames: Readonly<Record<string, string>> = Object.fromEntries(
  [...taxes.all()].map(([code, name]) => [code, name])
)

/** Every scope with its meaning. */
export const scopeTexts: ReadonlyArray<readonly [name: string, text: Localized]> = scopeNames.map((name) => [
  name,
  { en: scopes[name].en, es: scopes[name].es }
])

/** Every event of webhooks with its meaning. */
export const eventTexts: ReadonlyArray<readonly [name: string, text: Localized]> = Object.entries(webhookEvents)

const textOf = (text: string): Localized => ({ en: textIn(text, "en"), es: textIn(text, "es") })

/** Summary of each operation by its identifier, as the audit log names it. */
export const operationTexts: Readonly<Record<string, Localized>> = Object.fromEntries(
  Object.values(groups).flatMap(({ endpoints }) =>
    Object.values(endpoints).flatMap(({ annotations }) => {
      const identifier = Context.getOption(annotations, OpenApi.Identifier)
      const summary = Context.getOption(annotations, OpenApi.Summary)
      return Option.isSome(identifier) && Option.isSome(summary) ? [[identifier.value, textOf(summary.value)]] : []
    })
  )
)

/** Causes of the rules that only notify, by their codes. */
export const noticeTexts: Readonly<Record<string, Localized>> = Object.fromEntries(
  ruleCatalogue().flatMap(({ entries }) =>
    entries.flatMap(({ cause, codes, severity }) =>
      severity === "notification" ? codes.map((code) => [code.toUpperCase(), cause]) : []
    )
  )
)
