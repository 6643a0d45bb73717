import taxKinds from "virtual:radicar/taxKinds"
import { type ComponentChildren, createContext } from "preact"
import { useContext, useRef, useState } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"
import { failureText } from "../live/failureText.ts"
import { useLive } from "../live/useLive.ts"
import { Outside } from "../parts/Outside.tsx"
import { useClient, useMay } from "../session/Session.ts"
import { type ByHand, changeByHand, type Hidden, hiddenOf } from "./ByHand.tsx"
import { type Json, listOf, text } from "./jsonBody.ts"
import type { Kind } from "./kinds.ts"

/** A product of earlier documents: a line for `Items`, with the currency of its price. */
export interface Product {
  readonly item: Json
  readonly currency: string
}

/** Suggestions of the form, and the hidden ones among them. */
interface Suggestions {
  readonly products: ReadonlyArray<Product>
  readonly hidden: Hidden
  /** Changes the hidden ones, and stores them; absent without the right to it. */
  readonly hide: ((change: (hidden: Hidden) => Hidden) => void) | undefined
  readonly failure: string | undefined
}

/** Suggestions of the form. */
export const SuggestionsContext = createContext<Suggestions>({
  products: [],
  hidden: { parties: [], products: [] },
  hide: undefined,
  failure: undefined
})

const hourly = (): number => 3_600_000

const isSameProduct = (one: Json, other: Json): boolean =>
  text(one["Code"]) === text(other["Code"]) && text(one["Description"]) === text(other["Description"])

/** Queries the products of earlier documents, and holds what is hidden. */
const useSuggestions = (company: string, kind: Kind, byHand: ByHand): Suggestions => {
  const say = useSay()
  const client = useClient()
  const mayHide = useMay("companies:admin")
  const [changed, setChanged] = useState<Hidden>()
  const [failure, setFailure] = useState<string>()
  const book = kind.party === "SupplierParty" ? "purchase" : "sale"
  const live = useLive(
    `products ${company} ${book}`,
    (signal) => client.submissions.products({ query: { companyId: company, book } }, { signal }),
    hourly
  )
  const hidden = changed ?? byHand.hidden
  const last = useRef(Promise.resolve())
  const store = async (change: (hidden: Hidden) => Hidden): Promise<void> => {
    try {
      const stored = await changeByHand(client, company, (settings) => {
        const { parties, products } = change(hiddenOf(settings))
        return {
          ...settings,
          HiddenParties: parties.length === 0 ? undefined : parties,
          HiddenProducts: products.length === 0 ? undefined : products
        }
      })
      setChanged(hiddenOf(stored))
      setFailure(undefined)
    } catch (error) {
      setFailure(failureText(error, say))
    }
  }
  // one after the other: each replaces the settings that it has read
  const hide = (change: (hidden: Hidden) => Hidden): void => {
    last.current = last.current.then(() => store(change))
  }
  const products = (live.data?.items ?? []).filter(
    ({ item }) => !hidden.products.some((each) => isSameProduct(each, item))
  )
  return { products, hidden, hide: mayHide ? hide : undefined, failure }
}

/** Provides the suggestions of a form. */
export const SuggestionsProvider = ({
  byHand,
  children,
  company,
  kind
}: {
  readonly byHand: ByHand
  readonly children: ComponentChildren
  readonly company: string
  readonly kind: Kind
}) => (
  <SuggestionsContext.Provider value={useSuggestions(company, kind, byHand)}>{children}</SuggestionsContext.Provider>
)

/** Letters as people search them: without case and accents. */
const plain = (words: string): string => words.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase()

/** The products whose description or code has every word of a search; at most eight. */
export const productsLike = (products: ReadonlyArray<Product>, search: string): ReadonlyArray<Product> => {
  const words = plain(search).split(/\s+/u).filter(Boolean)
  if (search.trim().length < 2) return []
  return products
    .filter(({ item }) => {
      const named = plain(`${text(item["Code"])} ${text(item["Description"])}`)
      return words.every((word) => named.includes(word))
    })
    .slice(0, 8)
}

/** Fields of a line that describe its product. */
const productFields: ReadonlySet<string> = new Set([
  "Code",
  "Description",
  "UnitCode",
  "Price",
  "BrandName",
  "ModelName",
  "StandardItemIdentification",
  "Taxes"
])

/**
 * A line with a product chosen for it: its quantity, discounts and withholdings stay. The price is left out if it is in
 * another currency than the document.
 */
export const withProduct = (line: Json, { currency, item }: Product, documentCurrency: string): Json => {
  const withheld = listOf(line["Taxes"]).filter((tax) => taxKinds[text(tax["Code"])] === "withholding")
  const taxes = [...listOf(item["Taxes"]), ...withheld]
  const { Price, Taxes: _, ...product } = item
  return {
    ...Object.fromEntries(Object.entries(line).filter(([name]) => !productFields.has(name))),
    ...product,
    ...(currency === documentCurrency ? { Price } : {}),
    ...(taxes.length === 0 ? {} : { Taxes: taxes })
  }
}

/** Entries that were found for what is typed in the field above them, each to be chosen or hidden. */
export const FoundList = <A,>({
  choose,
  found,
  hide,
  keyOf,
  textOf
}: {
  readonly choose: (entry: A) => void
  readonly found: ReadonlyArray<A>
  /** Adds an entry to the hidden ones. */
  readonly hide: (entry: A, hidden: Hidden) => Hidden
  readonly keyOf: (entry: A) => string
  readonly textOf: (entry: A) => string
}) => {
  const say = useSay()
  const { hide: store } = useContext(SuggestionsContext)
  /** Acts, and returns the focus to the field: the button goes. */
  const act = (button: HTMLElement, action: () => void): void => {
    const field = button.closest(".found-field")?.querySelector("input")
    action()
    field?.focus()
  }
  if (found.length === 0) return null
  return (
    <ul class="plain" aria-label={say({ en: "Found", es: "Encontrados" })}>
      {found.map((entry) => (
        <li key={keyOf(entry)}>
          <button type="button" class="small" onClick={({ currentTarget }) => act(currentTarget, () => choose(entry))}>
            <Outside text={textOf(entry)} />
          </button>
          {store === undefined ? null : (
            <button
              type="button"
              class="bare small"
              onClick={({ currentTarget }) => act(currentTarget, () => store((hidden) => hide(entry, hidden)))}
            >
              {say({ en: "Hide", es: "Ocultar" })}
              <span class="unseen-label">
                {" "}
                <Outside text={textOf(entry)} />
              </span>
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Hidden suggestions, each with a button that shows it again; nothing without the right, or if none is hidden. */
export const HiddenList = () => {
  const say = useSay()
  const { failure, hidden, hide } = useContext(SuggestionsContext)
  const { parties, products } = hidden
  if (hide === undefined) return null
  const title = say({ en: "Hidden suggestions", es: "Sugerencias ocultas" })
  const entries: ReadonlyArray<readonly [name: string, rest: (hidden: Hidden) => Hidden]> = [
    ...parties.map(
      (party) =>
        [party, (before: Hidden) => ({ ...before, parties: before.parties.filter((each) => each !== party) })] as const
    ),
    ...products.map(
      (product) =>
        [
          text(product["Description"]),
          (before: Hidden) => ({
            ...before,
            products: before.products.filter((each) => !isSameProduct(each, product))
          })
        ] as const
    )
  ]
  return (
    <>
      {failure === undefined ? null : (
        <p class="error" role="alert">
          {failure}
        </p>
      )}
      {entries.length === 0 ? null : (
        <details>
          <summary>
            {title} ({entries.length})
          </summary>
          <ul class="plain" aria-label={title}>
            {entries.map(([name, rest], index) => (
              <li key={index}>
                <Outside text={name} />{" "}
                <button type="button" class="small" onClick={() => hide(rest)}>
                  {say({ en: "Suggest again", es: "Sugerir de nuevo" })}
                  <span class="unseen-label">
                    {" "}
                    <Outside text={name} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
