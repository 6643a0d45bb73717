import type { InboxItem } from "@radicar/contract/inner/inbox/InboxItem"
import type { InboxAction } from "@radicar/domain/inner/inbox/receivedDocument"
import { useState } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { moneyText } from "../language/money.ts"
import { useLive } from "../live/useLive.ts"
import { FormDialog, fieldText } from "../parts/FormDialog.tsx"
import { Badge, Notice, type Notification, Notifications } from "../parts/Notice.tsx"
import { Outside, visibly } from "../parts/Outside.tsx"
import { href } from "../routing/address.ts"
import type { Client } from "@radicar/http-client/inner/plain"
import { useClient, useMay, useSession } from "../session/Session.ts"
import { Field, withoutEmptyValues } from "../settings/Field.tsx"
import { actionFaces, actions, claimReasons, inboxSums, itemName, outcomeFaces, takesAction } from "./inboxTexts.ts"

/** Documents of one request: a request ends after a minute, and the page shows how far it is. */
const atOnce = 10

const once = (): number => 3_600_000

type FiledItem = Awaited<ReturnType<Client["inbox"]["eventMany"]>>["items"][number]
type Person = NonNullable<Awaited<ReturnType<Client["inbox"]["person"]>>["person"]>

/** The outcome of events on one document. */
export interface FiledEvents {
  readonly name: string
  readonly outcome: FiledItem
}

/** Identifications of people, as the authority's list codes them. */
const identifications = [
  ["13", { en: "Identity card", es: "Cédula de ciudadanía" }],
  ["22", { en: "Foreigner's card", es: "Cédula de extranjería" }],
  ["41", { en: "Passport", es: "Pasaporte" }],
  ["48", { en: "PPT", es: "PPT (Permiso Protección Temporal)" }]
] as const

/** The listed code that a field states; the first of the list, which the form offers first, for any other text. */
const identificationOf = (text: string) => (identifications.find(([code]) => code === text) ?? identifications[0])[0]

const readPerson = (fields: FormData): Person =>
  withoutEmptyValues({
    Id: fieldText(fields, "Id"),
    IdentificationType: identificationOf(fieldText(fields, "IdentificationType")),
    FirstName: fieldText(fields, "FirstName"),
    FamilyName: fieldText(fields, "FamilyName"),
    JobTitle: fieldText(fields, "JobTitle"),
    OrganizationDepartment: fieldText(fields, "OrganizationDepartment")
  })

/** The fields of the person who receives invoices and goods. */
const PersonFields = ({ person }: { readonly person: Person | undefined }) => {
  const say = useSay()
  return (
    <fieldset>
      <legend>{say({ en: "Person who receives", es: "Persona que recibe" })}</legend>
      <p class="quiet">
        {say({
          en: "DIAN requires it for 030 and 032. It is kept for the next time.",
          es: "La DIAN la exige en 030 y 032. Se guarda para la próxima vez."
        })}
      </p>
      <label>
        {say({ en: "Identification", es: "Tipo de documento" })}
        <select name="IdentificationType">
          {identifications.map(([code, name]) => (
            <option key={code} value={code} selected={code === (person?.IdentificationType ?? "13")}>
              {say(name)}
            </option>
          ))}
        </select>
      </label>
      <Field name="Id" required label={say({ en: "Number", es: "Número" })} value={person?.Id} />
      <Field name="FirstName" required label={say({ en: "Given names", es: "Nombres" })} value={person?.FirstName} />
      <Field name="FamilyName" required label={say({ en: "Surnames", es: "Apellidos" })} value={person?.FamilyName} />
      <Field name="JobTitle" label={say({ en: "Position", es: "Cargo" })} value={person?.JobTitle ?? ""} />
      <Field
        name="OrganizationDepartment"
        label={say({ en: "Department", es: "Área" })}
        value={person?.OrganizationDepartment ?? ""}
      />
    </fieldset>
  )
}

/** The kept person, or the fields for one. */
const PersonChoice = ({ company }: { readonly company: string }) => {
  const say = useSay()
  const client = useClient()
  const [isChanging, setIsChanging] = useState(false)
  const live = useLive(
    `inbox person ${company}`,
    (signal) => client.inbox.person({ query: { companyId: company } }, { signal }),
    once
  )
  if (live.data === undefined && live.failure === undefined)
    return <p class="quiet">{say({ en: "Loading…", es: "Cargando…" })}</p>
  const person = live.data?.person
  if (person === undefined || isChanging) return <PersonFields person={person} />
  return (
    <p>
      {say({ en: "Person who receives: ", es: "Persona que recibe: " })}
      <strong>
        <Outside text={`${person.FirstName} ${person.FamilyName}`} />
      </strong>{" "}
      ({visibly(String(person.Id))}){" "}
      <button type="button" class="small" onClick={() => setIsChanging(true)}>
        {say({ en: "Change", es: "Cambiar" })}
      </button>
    </p>
  )
}

const providerKey = "radicar.console.provider"

/** The choice of the provider whose software files; nothing where the token has one provider only. */
const ProviderChoice = () => {
  const say = useSay()
  const { providers } = useSession().self
  const last = localStorage.getItem(providerKey) ?? ""
  const name = say({ en: "Provider", es: "Proveedor tecnológico" })
  if (providers.includes("*")) return <Field name="provider" required label={name} value={last} />
  if (providers.length === 1) return null
  return (
    <label>
      {name}
      <select name="provider">
        {providers.map((id) => (
          <option key={id} selected={id === last}>
            {id}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Documents that a dialog lists by number; it counts the others. */
const listed = 10

/** The documents of events: number, supplier and total of each, the sums of several, and their warnings. */
const Documents = ({ items }: { readonly items: ReadonlyArray<InboxItem> }) => {
  const say = useSay()
  const language = useLanguage()
  const warnings = items.flatMap((item) =>
    item.warnings.map(({ text }) => ({ message: items.length === 1 ? text : `${itemName(item, say)}: ${text}` }))
  )
  const money = ({
    currency,
    total
  }: {
    readonly currency?: string | undefined
    readonly total?: string | undefined
  }) => (total === undefined ? null : <strong class="number">{moneyText(total, currency, language)}</strong>)
  return (
    <>
      {items.length === 1 ? null : (
        <p>
          {say({ en: `${items.length} documents:`, es: `${items.length} documentos:` })}{" "}
          {inboxSums(items).map((sum) => (
            <span key={sum.currency}>{money(sum)} </span>
          ))}
        </p>
      )}
      <ul class="plain" aria-label={say({ en: "Documents", es: "Documentos" })}>
        {items.slice(0, listed).map((item) => (
          <li key={item.id}>
            <strong>{visibly(itemName(item, say))}</strong> {money(item)}{" "}
            {item.supplier === undefined ? null : (
              <span class="under">
                <Outside text={item.supplier.name} /> {visibly(item.supplier.identification)}
              </span>
            )}
          </li>
        ))}
        {items.length <= listed ? null : (
          <li class="quiet">
            {say({ en: `and ${items.length - listed} more`, es: `y ${items.length - listed} más` })}
          </li>
        )}
      </ul>
      <Notifications items={warnings.slice(0, listed)} />
    </>
  )
}

/** Asks before events are filed on documents: what is filed, the person, and the reason of a claim. */
const FileDialog = ({
  action,
  company,
  end,
  filed,
  items
}: {
  readonly action: InboxAction
  readonly company: string
  readonly end: () => void
  readonly filed: (outcomes: ReadonlyArray<FiledEvents>) => void
  readonly items: ReadonlyArray<InboxItem>
}) => {
  const say = useSay()
  const client = useClient()
  const { answers, self } = useSession()
  const [done, setDone] = useState<number>()
  const face = actionFaces[action]
  const missing = face.files.filter((each) => items.some(({ events }) => !events.includes(actionFaces[each].code)))
  const needsPerson = missing.some((each) => each === "acknowledge" || each === "receive")

  const submit = async (fields: FormData): Promise<void> => {
    const provider = fieldText(fields, "provider") || (self.providers[0] ?? "")
    localStorage.setItem(providerKey, provider)
    if (fields.has("FamilyName")) {
      await client.inbox.replacePerson({ query: { companyId: company }, payload: { Person: readPerson(fields) } })
      answers.delete(`inbox person ${company}`)
    }
    const notes = fieldText(fields, "notes")
    const outcomes: Array<FiledEvents> = []
    setDone(0)
    try {
      for (let at = 0; at < items.length; at += atOnce) {
        const group = items.slice(at, at + atOnce)
        const answer = await client.inbox.eventMany({
          query: { companyId: company, providerId: provider },
          payload: {
            Ids: group.map(({ id }) => id),
            Actions: face.files,
            ...(action === "claim" ? { ClaimCode: fieldText(fields, "claimCode") } : {}),
            ...(notes === "" ? {} : { Notes: [notes] })
          }
        })
        answer.items.forEach((outcome, index) => {
          const item = group[index]
          if (item !== undefined) outcomes.push({ name: itemName(item, say), outcome })
        })
        setDone(outcomes.length)
      }
    } finally {
      setDone(undefined)
      // also after a failure: what was filed until then
      filed(outcomes)
    }
  }

  const count = items.length
  return (
    <FormDialog title={say(face.button)} label={say({ en: "File", es: "Radicar" })} end={end} submit={submit}>
      <Documents items={items} />
      <p>
        {say({
          en: "These events are filed with DIAN; those that it already has are not filed again:",
          es: "Se radican estos eventos ante la DIAN; los que ya tiene no se radican de nuevo:"
        })}
      </p>
      <ul>
        {missing.map((each) => (
          <li key={each}>{say(actionFaces[each].name)}</li>
        ))}
      </ul>
      {needsPerson ? <PersonChoice company={company} /> : null}
      <ProviderChoice />
      {action === "claim" ? (
        <>
          <label>
            {say({ en: "Reason of the claim", es: "Motivo del reclamo" })}
            <select name="claimCode" required>
              {claimReasons.map(([code, name]) => (
                <option key={code} value={code}>
                  {code} · {say(name)}
                </option>
              ))}
            </select>
          </label>
          <label>
            {say({ en: "Details (optional)", es: "Detalle (opcional)" })}
            <textarea name="notes" maxLength={5000} />
          </label>
        </>
      ) : null}
      {done === undefined ? null : (
        <p class="quiet" role="status">
          {say({ en: `Filing… ${done} of ${count}`, es: `Radicando… ${done} de ${count}` })}
        </p>
      )}
    </FormDialog>
  )
}

/** Buttons for the events that documents take; with several documents each shows its number of them. */
export const EventButtons = ({
  company,
  filed,
  isMany = false,
  items
}: {
  readonly company: string
  readonly filed: (outcomes: ReadonlyArray<FiledEvents>) => void
  readonly isMany?: boolean
  readonly items: ReadonlyArray<InboxItem>
}) => {
  const say = useSay()
  const mayWrite = useMay("inbox:write")
  const [action, setAction] = useState<InboxAction>()
  // the documents at the click: the list may move on while the dialog is open
  const [chosen, setChosen] = useState<ReadonlyArray<InboxItem>>([])
  if (!mayWrite) return null
  return (
    <>
      {actions.map((each) => {
        const taking = items.filter((item) => takesAction(item, each))
        if (taking.length === 0 && !isMany) return null
        return (
          <button
            key={each}
            type="button"
            class="small"
            disabled={taking.length === 0}
            onClick={() => {
              setChosen(taking)
              setAction(each)
            }}
          >
            {say(actionFaces[each].button)}
            {isMany ? ` (${taking.length})` : ""}
          </button>
        )
      })}
      {action === undefined ? null : (
        <FileDialog action={action} company={company} items={chosen} end={() => setAction(undefined)} filed={filed} />
      )}
    </>
  )
}

type Outcome = NonNullable<FiledItem["filed"]>["events"][number]

/** Notifications about an event, of its check and of the authority. */
const notificationsOf = ({ result }: Outcome): ReadonlyArray<Notification> => [
  ...(result?.notifications ?? []),
  ...(result?.response.notifications ?? []).map(({ cause, message, rule }) => ({ rule, message: cause ?? message }))
]

const isGood = ({ outcome: { filed } }: FiledEvents): boolean =>
  filed !== undefined &&
  filed.events.every((event) => outcomeFaces[event.status].tone === "good" && notificationsOf(event).length === 0)

/** The outcome of events for each document, with the reason where nothing was filed. */
export const FiledNotice = ({
  company,
  outcomes
}: {
  readonly company: string
  readonly outcomes: ReadonlyArray<FiledEvents> | undefined
}) => {
  const say = useSay()
  if (outcomes === undefined || outcomes.length === 0) return null
  const hasNoCertificate = outcomes.some(({ outcome: { filed, problem } }) =>
    [problem, ...(filed?.events ?? []).map((event) => event.problem)].some((each) =>
      each?.type.endsWith("certificate-unusable")
    )
  )
  return (
    <Notice tone={outcomes.every(isGood) ? "good" : "warning"} alert>
      <ul class="plain" aria-label={say({ en: "Filed events", es: "Eventos radicados" })}>
        {outcomes.map(({ name, outcome: { filed, id, problem } }) => (
          <li key={id}>
            <strong>{visibly(name)}</strong>{" "}
            {problem === undefined ? null : <Outside text={problem.detail ?? problem.title} />}
            {(filed?.events ?? []).map((event) => {
              const { name: status, tone } = outcomeFaces[event.status]
              const detail =
                event.problem?.detail ??
                (event.status === "rejected" ? event.result?.response.violations?.[0]?.message : undefined)
              return (
                <div key={event.code} class="under">
                  {say(actionFaces[event.action].name)} <Badge tone={tone}>{say(status)}</Badge>{" "}
                  {detail === undefined ? null : <Outside text={detail} />}
                  <Notifications items={notificationsOf(event)} />
                </div>
              )
            })}
          </li>
        ))}
      </ul>
      {hasNoCertificate ? (
        <p>
          <a href={href("/certificates", { company })}>
            {say({ en: "Store the company's certificate", es: "Guardar el certificado de la compañía" })}
          </a>
        </p>
      ) : null}
    </Notice>
  )
}
