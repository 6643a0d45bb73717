import { useState } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { dateText } from "../language/moments.ts"
import { failureText } from "../live/failureText.ts"
import { announce } from "../parts/announce.ts"
import { Notice } from "../parts/Notice.tsx"
import { visibly } from "../parts/Outside.tsx"
import { type Client, type CompanyItem as Company, etagOf } from "@radicar/http-client/inner/plain"
import { useClient, useMay } from "../session/Session.ts"
import { isJson, type Json, listOf, text, valueAt } from "./jsonBody.ts"

/** Suggestions that are hidden: identifications of parties, and products by code and description. */
export interface Hidden {
  readonly parties: ReadonlyArray<string>
  readonly products: ReadonlyArray<Json>
}

/** Settings and facts of a company for documents that people prepare. */
export interface ByHand {
  /** Prefixes by type of document. */
  readonly prefixes: ReadonlyMap<string, string>
  /** Till of POS tickets: fields of a body. */
  readonly till: Json
  /** Suggestions of earlier documents that are hidden. */
  readonly hidden: Hidden
  /** Series that programs number. */
  readonly programSeries: NonNullable<Company["programSeries"]>
}

const tillFields = ["SoftwareManufacturer", "PointOfSale"] as const

const tillOf = (source: Json): Json =>
  Object.fromEntries(tillFields.flatMap((name) => (isJson(source[name]) ? [[name, source[name]]] : [])))

/** The hidden suggestions of settings for documents by hand. */
export const hiddenOf = (settings: Json): Hidden => {
  const parties = settings["HiddenParties"]
  return { parties: Array.isArray(parties) ? parties.map(text) : [], products: listOf(settings["HiddenProducts"]) }
}

/** Settings and facts of a company, or those of one without configuration. */
export const byHandOf = (company: Pick<Company, "settings" | "programSeries"> | undefined): ByHand => {
  const stated = valueAt({ ...company?.settings }, ["ByHand"])
  const settings = isJson(stated) ? stated : {}
  return {
    prefixes: new Map(listOf(settings["Prefixes"]).map((each) => [text(each["TypeCode"]), text(each["Prefix"])])),
    till: tillOf(settings),
    hidden: hiddenOf(settings),
    programSeries: company?.programSeries ?? []
  }
}

/** Changes a company's settings for documents by hand, and keeps all others. Returns the changed ones. */
export const changeByHand = async (
  client: Client,
  company: string,
  change: (settings: Json) => Json
): Promise<Json> => {
  const current = await client.companies.get({ params: { id: company } })
  const settings: Json = { ...current.settings }
  const changed = change(isJson(settings["ByHand"]) ? settings["ByHand"] : {})
  await client.companies.put({
    params: { id: company },
    headers: { "if-match": etagOf(current) ?? "*" },
    payload: JSON.stringify({ ...settings, ByHand: changed })
  })
  return changed
}

/** The series of a program that a document would take its number from; `undefined` for any other. */
const programOf = ({ programSeries }: ByHand, type: string, prefix: string) =>
  programSeries.find((each) => each.type === type && each.prefix === prefix)

/** Whether a program numbers documents of a type with a prefix. */
export const isOfProgram = (byHand: ByHand, type: string, prefix: string): boolean =>
  programOf(byHand, type, prefix) !== undefined

/** The prefix to propose for a type of document: that of the settings, unless a program numbers it. */
export const proposedPrefix = (byHand: ByHand, type: string): string => {
  const prefix = byHand.prefixes.get(type) ?? ""
  return isOfProgram(byHand, type, prefix) ? "" : prefix
}

/** The prefix from which a body gets its next number; `undefined` for a correction, which states a freed number. */
export const nextPrefix = (body: Json): string | undefined =>
  body["Number"] === undefined ? text(valueAt(body, ["NumberingRange", "Prefix"])) : undefined

/** The confirmation that a document takes its number from the series of a program, and whether it was given. */
export const useSeriesConfirmation = (byHand: ByHand, type: string, prefix = "") => {
  const say = useSay()
  const language = useLanguage()
  const [confirmed, setConfirmed] = useState<string>()
  const series = programOf(byHand, type, prefix)
  const isConfirmed = series === undefined || confirmed === prefix
  const confirmation =
    series === undefined ? null : (
      <Notice tone="warning" alert>
        <p>
          {say({
            en: `A program numbers ${prefix}: its last document is of ${dateText(series.last, language)}. This document would take its next number, and the program would find it taken.`,
            es: `Un programa numera ${prefix}: su último documento es del ${dateText(series.last, language)}. Este documento tomaría su siguiente número, y el programa lo encontraría ocupado.`
          })}
        </p>
        <label class="check">
          <input
            type="checkbox"
            checked={isConfirmed}
            onChange={(event) => setConfirmed(event.currentTarget.checked ? prefix : undefined)}
          />
          {say({ en: "Take the next number of", es: "Tomar el siguiente número de" })} {visibly(prefix)}
        </label>
      </Notice>
    )
  return { confirmation, isConfirmed }
}

/** The button that stores prefix and till of a document for the next ones by hand, in the company's settings. */
export const StoreByHand = ({
  body,
  byHand,
  company,
  type
}: {
  readonly body: Json
  readonly byHand: ByHand
  readonly company: string
  readonly type: string
}) => {
  const say = useSay()
  const client = useClient()
  const mayStore = useMay("companies:admin")
  const [stored, setStored] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const prefix = text(valueAt(body, ["NumberingRange", "Prefix"]))
  const till = tillOf(body)
  const [made, before] = [
    { prefix, till },
    { prefix: byHand.prefixes.get(type) ?? "", till: tillOf({ ...till, ...byHand.till }) }
  ].map((each) => JSON.stringify(each))
  if (!mayStore || prefix === "" || made === before || made === stored || isOfProgram(byHand, type, prefix)) return null
  const store = async (): Promise<void> => {
    try {
      await changeByHand(client, company, (settings) => {
        const others = listOf(settings["Prefixes"]).filter((each) => each["TypeCode"] !== type)
        return { ...settings, ...till, Prefixes: [...others, { TypeCode: type, Prefix: prefix }] }
      })
      setStored(made)
      setFailure(undefined)
      announce(say({ en: "Saved", es: "Guardado" }))
    } catch (error) {
      setFailure(failureText(error, say))
    }
  }
  return (
    <>
      <p>
        <button type="button" class="small" onClick={() => void store()}>
          {Object.keys(till).length === 0
            ? say({ en: "Propose this prefix from now on", es: "Proponer este prefijo en adelante" })
            : say({
                en: "Propose this prefix and till from now on",
                es: "Proponer este prefijo y esta caja en adelante"
              })}
        </button>
      </p>
      {failure === undefined ? null : (
        <p class="error" role="alert">
          {failure}
        </p>
      )}
    </>
  )
}
