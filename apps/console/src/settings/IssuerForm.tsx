import { etagOf, NotFound } from "@radicar/http-client/inner/plain"
import { useEffect, useState } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { failureText } from "../live/failureText.ts"
import { useLive } from "../live/useLive.ts"
import { Dialog } from "../parts/Dialog.tsx"
import { fieldText, FormDialog } from "../parts/FormDialog.tsx"
import { useClient } from "../session/Session.ts"
import { Field, withoutEmptyValues } from "./Field.tsx"

type Values = Readonly<Record<string, unknown>>

const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const textOf = (values: Values, name: string): string => {
  const value = values[name]
  return typeof value === "string" || typeof value === "number" ? String(value) : ""
}

/** Code lists of the form, by the field that they belong to. */
const lists = {
  IdentificationType: "identifications",
  OrganizationTypeCode: "organization-types",
  TaxCode: "party-taxes",
  TaxLevelCode: "responsibilities",
  CityCode: "municipalities"
} as const

type Listed = keyof typeof lists
type Codes = ReadonlyArray<readonly [code: string, name: string]>
type Choices = Readonly<Record<Listed, Codes>>

const once = (): number => 3_600_000

const useChoices = (): Choices | undefined => {
  const client = useClient()
  const language = useLanguage()
  return useLive(
    `codes of the issuer ${language}`,
    async (signal) => {
      const answers = await Promise.all(
        Object.entries(lists).map(async ([field, list]): Promise<readonly [string, Codes]> => {
          const { items } = await client.codes.get({ params: { list }, query: {} }, { signal })
          return [field, items.map(({ code, name }) => [code, name] as const)]
        })
      )
      return Object.fromEntries(answers) as Choices
    },
    once
  ).data
}

const Choice = ({
  choices,
  label,
  name,
  required,
  value
}: {
  readonly choices: Codes
  readonly label: string
  readonly name: string
  readonly required: boolean
  readonly value: string
}) => (
  <div class="field">
    <label>
      {label}
      <select name={name} required={required}>
        <option value="" />
        {choices.map(([code, text]) => (
          <option key={code} value={code} selected={code === value}>
            {code} · {text}
          </option>
        ))}
      </select>
    </label>
  </div>
)

const partyFields = [
  "Id",
  "IdentificationType",
  "Name",
  "OrganizationTypeCode",
  "TaxCode",
  "TaxLevelCode",
  "Email",
  "Phone"
] as const
const placeFields = ["Address", "CityCode", "PostalZone"] as const

/** The data with a form's fields in place of their values; fields that the form does not show stay. */
const changed = (before: Values, names: ReadonlyArray<string>, fields: FormData): Values =>
  withoutEmptyValues({ ...before, ...Object.fromEntries(names.map((name) => [name, fieldText(fields, name)])) })

const Fields = ({
  choices,
  nit,
  party
}: {
  readonly choices: Choices
  readonly nit: string
  readonly party: Values
}) => {
  const say = useSay()
  const place = isValues(party["PhysicalLocation"]) ? party["PhysicalLocation"] : {}
  const choice = (name: Listed, label: string, initial = "") => (
    <Choice
      choices={choices[name]}
      label={label}
      name={name}
      required={name !== "TaxCode"}
      value={textOf(party, name) || initial}
    />
  )
  return (
    <>
      <Field name="Name" required label={say({ en: "Legal name", es: "Razón social" })} value={textOf(party, "Name")} />
      {choice("IdentificationType", say({ en: "Type of identification", es: "Tipo de identificación" }), "31")}
      <Field
        name="Id"
        required
        label={say({ en: "Identification", es: "Identificación" })}
        value={textOf(party, "Id") || nit}
      />
      {choice("OrganizationTypeCode", say({ en: "Kind of taxpayer", es: "Tipo de persona" }))}
      {choice("TaxCode", say({ en: "Tax responsibility", es: "Responsable de" }))}
      <Field
        name="TaxLevelCode"
        required
        label={say({ en: "Fiscal responsibilities", es: "Responsabilidades fiscales" })}
        hint={say({
          en: "As in the RUT, several with a semicolon: O-13;O-15. R-99-PN if there is none.",
          es: "Como en el RUT, varias con punto y coma: O-13;O-15. R-99-PN si no hay ninguna."
        })}
        value={textOf(party, "TaxLevelCode")}
      />
      <Field name="Address" required label={say({ en: "Address", es: "Dirección" })} value={textOf(place, "Address")} />
      <div class="field">
        <label>
          {say({ en: "Municipality (code)", es: "Municipio (código)" })}
          <input
            name="CityCode"
            list="issuer-cities"
            required
            autocomplete="off"
            defaultValue={textOf(place, "CityCode")}
          />
        </label>
        <datalist id="issuer-cities">
          {choices.CityCode.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </datalist>
      </div>
      <Field
        name="PostalZone"
        label={say({ en: "Postal code", es: "Código postal" })}
        value={textOf(place, "PostalZone")}
      />
      <Field name="Email" type="email" label={say({ en: "E-mail", es: "Correo" })} value={textOf(party, "Email")} />
      <Field name="Phone" label={say({ en: "Telephone", es: "Teléfono" })} value={textOf(party, "Phone")} />
    </>
  )
}

/** The form for a company's data as issuer, which its documents take where they state none. */
export const IssuerForm = ({
  company,
  done,
  end
}: {
  readonly company: string
  readonly done: () => void
  readonly end: () => void
}) => {
  const say = useSay()
  const client = useClient()
  const choices = useChoices()
  const [opened, setOpened] = useState<Values>()
  const [failure, setFailure] = useState<string>()
  /** The company as it is now; `undefined` if nothing is stored of it. */
  const current = () =>
    client.companies.get({ params: { id: company } }).catch((error: unknown) => {
      if (error instanceof NotFound) return undefined
      throw error
    })
  useEffect(() => {
    current().then(
      (stored) => setOpened({ ...stored?.settings }),
      (error: unknown) => setFailure(failureText(error, say))
    )
  }, [company])
  const title = say({ en: "Data of the issuer", es: "Datos del emisor" })
  if (opened === undefined || choices === undefined) {
    return (
      <Dialog title={title} end={end}>
        <p role={failure === undefined ? "status" : "alert"}>{failure ?? say({ en: "Loading…", es: "Cargando…" })}</p>
      </Dialog>
    )
  }
  const partyIn = (settings: Values): Values => (isValues(settings["CompanyParty"]) ? settings["CompanyParty"] : {})
  const submit = async (fields: FormData): Promise<void> => {
    // as they are now: another form may have changed them since this one was opened
    const stored = await current()
    const settings: Values = { ...stored?.settings }
    const before = partyIn(settings)
    const place = isValues(before["PhysicalLocation"]) ? before["PhysicalLocation"] : {}
    const PhysicalLocation = { CountryCode: "CO", ...changed(place, placeFields, fields) }
    await client.companies.put({
      params: { id: company },
      headers: stored === undefined ? { "if-none-match": "*" } : { "if-match": etagOf(stored) ?? "*" },
      payload: JSON.stringify({
        ...settings,
        CompanyParty: { ...changed(before, partyFields, fields), PhysicalLocation }
      })
    })
    done()
  }
  return (
    <FormDialog title={title} label={say({ en: "Save", es: "Guardar" })} submit={submit} end={end}>
      <p class="quiet">
        {say({
          en: "Every document that does not state its issuer takes them.",
          es: "Los toma todo documento que no indica su emisor."
        })}
      </p>
      <Fields choices={choices} nit={textOf(opened, "Nit")} party={partyIn(opened)} />
    </FormDialog>
  )
}
