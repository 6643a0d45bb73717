import taxKinds from "virtual:radicar/taxKinds"
import { useContext, useState } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { moneyText } from "../language/money.ts"
import { announce } from "../parts/announce.ts"
import { type CodeLists, nameOf, withCodes } from "./codes.ts"
import { AmountField, ChoiceField, RemoveButton, Suggestions, TextField, useEditing } from "./Editing.tsx"
import { isJson, type Json, listOf, type Path, text, valueAt } from "./jsonBody.ts"
import { furtherLine } from "./kinds.ts"
import { FoundList, type Product, productsLike, SuggestionsContext, withProduct } from "./Suggestions.tsx"
import { type Totals, totalsOf } from "./totals.ts"

const Taxes = ({
  codes,
  hasWithholdings,
  line,
  path
}: {
  readonly codes: CodeLists
  readonly hasWithholdings: boolean
  readonly line: string
  readonly path: Path
}) => {
  const say = useSay()
  const { body, isFrozen, set } = useEditing()
  const taxes = listOf(valueAt(body, path))
  const add = (tax: Json): void => set([...path, taxes.length], tax)
  const label = say({ en: "Tax", es: "Impuesto" })
  return (
    <>
      {taxes.map((tax, index) => (
        <div key={index} class="tax-row">
          <ChoiceField
            path={[...path, index, "Code"]}
            label={label}
            spoken={line}
            choices={codes.taxes.filter(([code]) => hasWithholdings || taxKinds[code] !== "withholding")}
          />
          {taxKinds[text(tax["Code"])] !== "perUnit" && tax["PerUnitAmount"] === undefined ? (
            <AmountField
              path={[...path, index, "Percentage"]}
              label={say({ en: "Rate, %", es: "Tarifa, %" })}
              spoken={line}
            />
          ) : (
            <AmountField
              path={[...path, index, "PerUnitAmount"]}
              label={say({ en: "Per unit", es: "Por unidad" })}
              spoken={line}
            />
          )}
          <RemoveButton path={[...path, index]} label={`${label} ${line}`} />
        </div>
      ))}
      <button type="button" class="small" disabled={isFrozen} onClick={() => add({ Code: "01", Percentage: "19" })}>
        {taxes.length === 0
          ? say({ en: "Add IVA", es: "Agregar IVA" })
          : say({ en: "Another tax", es: "Otro impuesto" })}
        <span class="unseen-label"> {line}</span>
      </button>
      {hasWithholdings ? (
        <button type="button" class="small" disabled={isFrozen} onClick={() => add({ Code: "06" })}>
          {say({ en: "Add a withholding", es: "Agregar retención" })}
          <span class="unseen-label"> {line}</span>
        </button>
      ) : null}
    </>
  )
}

/** The description of a line; offers the products of earlier documents that are like what is typed. */
const ProductField = ({ index, name }: { readonly index: number; readonly name: string }) => {
  const say = useSay()
  const language = useLanguage()
  const { body, isFrozen, set } = useEditing()
  const { products } = useContext(SuggestionsContext)
  const [isTyping, setIsTyping] = useState(false)
  const line = valueAt(body, ["Items", index])
  const currency = text(body["CurrencyCode"]) || "COP"
  const choose = (product: Product): void => {
    set(["Items", index], withProduct(isJson(line) ? line : {}, product, currency))
    setIsTyping(false)
    announce(text(product.item["Description"]))
  }
  return (
    <div
      class="found-field"
      onFocusOut={({ currentTarget, relatedTarget }) => {
        // without a target a button was clicked that takes no focus
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setIsTyping(false)
      }}
    >
      <TextField
        path={["Items", index, "Description"]}
        label={say({ en: "Description", es: "Descripción" })}
        spoken={name}
        maxLength={5000}
        typed={() => setIsTyping(true)}
      />
      <FoundList
        choose={choose}
        found={isTyping && !isFrozen ? productsLike(products, text(valueAt(line, ["Description"]))) : []}
        hide={({ item: { Code, Description } }, hidden) => ({
          ...hidden,
          products: [...hidden.products, { ...(Code === undefined ? {} : { Code }), Description }]
        })}
        keyOf={({ item }) => `${text(item["Code"])} ${text(item["Description"])}`}
        textOf={(product) =>
          [
            text(product.item["Code"]),
            text(product.item["Description"]),
            moneyText(text(product.item["Price"]), product.currency, language)
          ]
            .join(" ")
            .trim()
        }
      />
    </div>
  )
}

const Line = ({
  codes,
  hasWithholdings,
  index,
  isOnly,
  totals
}: {
  readonly codes: CodeLists
  readonly hasWithholdings: boolean
  readonly index: number
  readonly isOnly: boolean
  readonly totals: Totals
}) => {
  const say = useSay()
  const language = useLanguage()
  const { body, set } = useEditing()
  const at = ["Items", index]
  const name = `${say({ en: "line", es: "línea" })} ${index + 1}`
  const item = valueAt(body, at)
  const hasDiscount = listOf(valueAt(item, ["Discounts"])).length > 1
  return (
    <li class="panel line-panel">
      <h3>
        {say({ en: "Line", es: "Línea" })} {index + 1}{" "}
        <span class="kind">{moneyText(totals.gross, text(body["CurrencyCode"]) || undefined, language)}</span>
      </h3>
      <div class="line-fields">
        <ProductField index={index} name={name} />
        <TextField path={[...at, "Code"]} label={say({ en: "Code", es: "Código" })} spoken={name} maxLength={100} />
        <AmountField path={[...at, "Quantity"]} label={say({ en: "Quantity", es: "Cantidad" })} spoken={name} />
        <TextField
          path={[...at, "UnitCode"]}
          label={say({ en: "Unit", es: "Unidad" })}
          spoken={name}
          list="units"
          meaning={nameOf(codes.units, valueAt(item, ["UnitCode"]))}
        />
        <AmountField path={[...at, "Price"]} label={say({ en: "Unit price", es: "Valor unitario" })} spoken={name} />
        {hasDiscount ? null : (
          <AmountField
            path={[...at, "Discounts", 0, "Percentage"]}
            label={say({ en: "Discount, %", es: "Descuento, %" })}
            spoken={name}
            emptied={() => set([...at, "Discounts"], undefined)}
          />
        )}
      </div>
      <div class="tax-rows">
        <Taxes codes={codes} hasWithholdings={hasWithholdings} line={name} path={[...at, "Taxes"]} />
      </div>
      {isOnly ? null : (
        <p class="actions">
          <RemoveButton path={at} label={name} />
        </p>
      )}
    </li>
  )
}

/** The lines of the document, each with its taxes and its amount. */
export const LineEditor = ({
  codes,
  hasWithholdings
}: {
  readonly codes: CodeLists
  /** Whether the lines have withholdings. */
  readonly hasWithholdings: boolean
}) => {
  const say = useSay()
  const { body, isFrozen, set } = useEditing()
  const items = listOf(body["Items"])
  return (
    <section aria-labelledby="lines">
      <Suggestions id="units" options={codes.units} />
      <h2 id="lines">{say({ en: "Lines", es: "Líneas" })}</h2>
      <ol class="plain">
        {items.map((item, index) => (
          <Line
            key={index}
            codes={codes}
            hasWithholdings={hasWithholdings}
            index={index}
            isOnly={items.length === 1}
            totals={totalsOf({ Items: [item] })}
          />
        ))}
      </ol>
      <p class="actions">
        <button
          type="button"
          disabled={isFrozen}
          onClick={() => set(["Items", items.length], furtherLine(items.at(-1)))}
        >
          {say({ en: "Add a line", es: "Agregar una línea" })}
        </button>
      </p>
    </section>
  )
}

/** Withholdings of the whole document, each with base and rate. */
export const Withholdings = ({ codes }: { readonly codes: CodeLists }) => {
  const say = useSay()
  const { body, isFrozen, set } = useEditing()
  const rows = listOf(body["Withholdings"])
  const label = say({ en: "Withholding", es: "Retención" })
  return (
    <fieldset>
      <legend>{say({ en: "Withholdings", es: "Retenciones" })}</legend>
      {rows.map((_, index) => {
        const name = `${index + 1}`
        return (
          <div key={index} class="tax-row">
            <ChoiceField
              path={["Withholdings", index, "Code"]}
              label={label}
              spoken={name}
              choices={withCodes(codes.taxes).filter(([code]) => taxKinds[code] === "withholding")}
            />
            <AmountField
              path={["Withholdings", index, "TaxableAmount"]}
              label={say({ en: "Base", es: "Base" })}
              spoken={name}
            />
            <AmountField
              path={["Withholdings", index, "Percentage"]}
              label={say({ en: "Rate, %", es: "Tarifa, %" })}
              spoken={name}
            />
            <RemoveButton path={["Withholdings", index]} label={`${label} ${name}`} />
          </div>
        )
      })}
      <p class="actions">
        <button
          type="button"
          class="small"
          disabled={isFrozen}
          onClick={() => set(["Withholdings", rows.length], { Code: "06" })}
        >
          {say({ en: "Add a withholding", es: "Agregar una retención" })}
        </button>
      </p>
    </fieldset>
  )
}
