import { useSay } from "../language/LanguageContext.ts"
import { go, href } from "../routing/address.ts"
import { useSession } from "../session/Session.ts"

/** Choice of the provider whose software is queried or files, and for queries of the environment. */
export const ProviderPicker = ({
  company,
  isTest,
  path = "/ranges",
  provider
}: {
  readonly company: string
  readonly isTest: boolean
  /** View that the choice is for. */
  readonly path?: string
  readonly provider: string | undefined
}) => {
  const say = useSay()
  const { environment, providers } = useSession().self
  const isOpen = providers.includes("*")
  const change = (changes: { readonly provider?: string; readonly test?: string }): void =>
    go(href(path, { company, provider, ...(isTest ? { test: "true" } : {}), ...changes }))
  if (!isOpen && providers.length === 0) {
    return (
      <p class="empty">
        {say({
          en: "This token may act for no provider, so it cannot query the authority.",
          es: "Este token no puede actuar por ningún proveedor, así que no puede consultar a la DIAN."
        })}
      </p>
    )
  }
  const hasTest = environment === "production" && path === "/ranges"
  if (!isOpen && providers.length === 1 && !hasTest) return null
  const name = say({ en: "Provider", es: "Proveedor" })
  return (
    <div class="filter">
      {isOpen ? (
        <label class="short">
          {name}
          <input
            key={provider}
            defaultValue={provider}
            inputMode="numeric"
            size={8}
            onChange={(event) => change({ provider: event.currentTarget.value.trim() })}
          />
        </label>
      ) : providers.length > 1 ? (
        <label class="short">
          {name}
          <select value={provider} onChange={(event) => change({ provider: event.currentTarget.value })}>
            {providers.map((id) => (
              <option key={id}>{id}</option>
            ))}
          </select>
        </label>
      ) : null}
      {hasTest ? (
        <label class="check">
          <input
            type="checkbox"
            checked={isTest}
            onChange={(event) => change({ test: event.currentTarget.checked ? "true" : "" })}
          />
          {say({ en: "Test environment", es: "Ambiente de pruebas" })}
        </label>
      ) : null}
    </div>
  )
}
