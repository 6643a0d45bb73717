import { useState } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"
import { everyItem, useLive } from "../live/useLive.ts"
import { environmentNames } from "@radicar/domain/inner/submission/environmentNames"
import { Facts } from "../parts/Facts.tsx"
import { fieldText, FormDialog } from "../parts/FormDialog.tsx"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { Moment } from "../parts/Moment.tsx"
import { Outside } from "../parts/Outside.tsx"
import { etagOf, type ProviderItem } from "@radicar/http-client/inner/plain"
import { useClient, useMay, useSession } from "../session/Session.ts"
import { Field, withoutEmptyValues } from "./Field.tsx"

const everyMinute = (): number => 60_000

/** The settings of a provider as an answer has them. */
interface ProviderSettings {
  readonly Name?: string
  readonly Environment?: string
  readonly SoftwareProvider: { readonly Id?: string }
}

const providerSettings = ({ settings }: Pick<ProviderItem, "settings">) => settings as ProviderSettings

/** The form for a provider's settings. */
const ProviderForm = ({
  done,
  end,
  provider
}: {
  readonly provider: ProviderItem | undefined
  readonly done: () => void
  readonly end: () => void
}) => {
  const say = useSay()
  const client = useClient()
  const submit = async (fields: FormData): Promise<void> => {
    const id = provider?.id ?? fieldText(fields, "id")
    const current = provider === undefined ? undefined : await client.providers.get({ params: { id } })
    await client.providers.put({
      params: { id },
      headers: current === undefined ? { "if-none-match": "*" } : { "if-match": etagOf(current) ?? "*" },
      payload: withoutEmptyValues({
        ...(current === undefined ? {} : providerSettings(current)),
        Name: fieldText(fields, "name"),
        Environment: fieldText(fields, "environment"),
        SoftwareProvider: withoutEmptyValues({
          ...(current === undefined ? {} : providerSettings(current).SoftwareProvider),
          Id: fieldText(fields, "software"),
          Pin: fieldText(fields, "pin")
        })
      })
    })
    done()
  }
  const settings = provider === undefined ? undefined : providerSettings(provider)
  return (
    <FormDialog
      title={
        provider === undefined
          ? say({ en: "New provider", es: "Nuevo proveedor" })
          : `${say({ en: "Provider", es: "Proveedor" })} ${settings?.Name ?? provider.id}`
      }
      label={say({ en: "Save", es: "Guardar" })}
      submit={submit}
      end={end}
    >
      {provider === undefined ? <Field name="id" label={say({ en: "Id", es: "Identificador" })} required /> : null}
      <Field name="name" label={say({ en: "Name", es: "Nombre" })} value={settings?.Name} />
      <label>
        {say({ en: "Environment", es: "Ambiente" })}
        <select name="environment">
          <option value="">{say({ en: "All", es: "Todos" })}</option>
          {(["sandbox", "habilitacion", "production"] as const).map((environment) => (
            <option key={environment} value={environment} selected={environment === settings?.Environment}>
              {say(environmentNames[environment])}
            </option>
          ))}
        </select>
      </label>
      <Field
        name="software"
        label={say({ en: "Id of the software", es: "Identificador del software" })}
        value={settings?.SoftwareProvider.Id}
      />
      <Field
        name="pin"
        type="password"
        label={say({ en: "Pin of the software", es: "Pin del software" })}
        hint={say({
          en: "Leave it empty to keep the stored one.",
          es: "Déjelo vacío para conservar el guardado."
        })}
      />
    </FormDialog>
  )
}

/** The providers whose software the token may use. */
export const ProvidersPage = () => {
  const say = useSay()
  const client = useClient()
  const mayChange = useMay("providers:admin")
  const isOpen = useSession().self.providers.includes("*")
  const [edited, setEdited] = useState<{ readonly provider: ProviderItem | undefined }>()
  const live = useLive(
    "all providers",
    (signal) => everyItem(client.providers.list({ query: { limit: "200" } }, { signal })),
    everyMinute
  )
  const title = say({ en: "Providers of software", es: "Proveedores de software" })
  return (
    <>
      <div class="title-row">
        <Heading title={title}>{title}</Heading>
        <LiveState live={live} />
        {mayChange && isOpen ? (
          <button type="button" class="primary" onClick={() => setEdited({ provider: undefined })}>
            {say({ en: "New provider", es: "Nuevo proveedor" })}
          </button>
        ) : null}
      </div>
      {live.data?.length === 0 ? (
        <p class="empty">
          {say({
            en: "No provider is configured: each document must include the id and the pin of its software.",
            es: "No hay proveedores configurados: cada documento debe incluir el identificador y el pin de su software."
          })}
        </p>
      ) : null}
      <ul class="cards">
        {live.data?.map((provider) => {
          const { id, secrets, updated } = provider
          const settings = providerSettings(provider)
          const name = settings.Name ?? id
          return (
            <li key={id} class="panel">
              <h2>
                <Outside text={name} />
              </h2>
              <Facts
                items={[
                  [say({ en: "Id", es: "Identificador" }), id],
                  [
                    say({ en: "Environment", es: "Ambiente" }),
                    settings.Environment === undefined
                      ? say({ en: "all", es: "todos" })
                      : say(environmentNames[settings.Environment as keyof typeof environmentNames])
                  ],
                  [say({ en: "Software", es: "Software" }), settings.SoftwareProvider.Id],
                  [
                    say({ en: "Pin", es: "Pin" }),
                    secrets.length === 0
                      ? say({ en: "not stored", es: "no guardado" })
                      : say({ en: "stored", es: "guardado" })
                  ],
                  [say({ en: "Changed", es: "Modificado" }), <Moment key="updated" at={updated} />]
                ]}
              />
              {mayChange ? (
                <p class="actions">
                  <button type="button" class="small" onClick={() => setEdited({ provider })}>
                    {say({ en: "Change", es: "Modificar" })}
                    <span class="unseen-label"> {name}</span>
                  </button>
                </p>
              ) : null}
            </li>
          )
        })}
      </ul>
      {edited === undefined ? null : (
        <ProviderForm provider={edited.provider} done={live.ask} end={() => setEdited(undefined)} />
      )}
    </>
  )
}
