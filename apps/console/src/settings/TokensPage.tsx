import type { TokenItem } from "@radicar/contract/inner/TokensGroup"
import { useContext, useState } from "preact/hooks"
import scopeTexts from "virtual:radicar/scopeTexts"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { CompaniesContext } from "../live/useCompany.ts"
import { everyItem, useLive } from "../live/useLive.ts"
import { SecretDialog } from "../parts/Dialog.tsx"
import { fieldText, FormDialog } from "../parts/FormDialog.tsx"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { Moment } from "../parts/Moment.tsx"
import { Badge } from "../parts/Notice.tsx"
import { Outside, visibly } from "../parts/Outside.tsx"
import { useClient, useSession } from "../session/Session.ts"

const everyHalfMinute = (): number => 30_000

type Scope = TokenItem["scopes"][number]

const administrative = /:admin$|^audit:/u

const isDead = ({ expires, revoked }: TokenItem): boolean =>
  revoked !== undefined || (expires !== undefined && Date.parse(expires) < Date.now())

/** The form for a new token. */
const NewToken = ({
  done,
  end,
  show
}: {
  readonly done: () => void
  readonly end: () => void
  readonly show: (token: string) => void
}) => {
  const say = useSay()
  const language = useLanguage()
  const client = useClient()
  const { self } = useSession()
  const { knownCompanies } = useContext(CompaniesContext)
  const companies = self.companies.includes("*") ? ["*", ...knownCompanies.map(({ id }) => id)] : self.companies
  const nameOf = (id: string): string =>
    id === "*" ? say({ en: "All", es: "Todas" }) : (knownCompanies.find((each) => each.id === id)?.name ?? id)
  const submit = async (fields: FormData): Promise<void> => {
    const days = Number(fieldText(fields, "days"))
    const made = await client.tokens.create({
      payload: {
        Name: fieldText(fields, "name"),
        Scopes: fields.getAll("scope").map(String) as Array<Scope>,
        Companies: fields.getAll("company").map(String),
        Providers: [...self.providers],
        ...(days > 0 ? { ExpiresInDays: days } : {})
      }
    })
    show(made.token)
    done()
  }
  return (
    <FormDialog
      title={say({ en: "New token", es: "Nuevo token" })}
      label={say({ en: "Create", es: "Crear" })}
      submit={submit}
      end={end}
    >
      <label>
        {say({ en: "Purpose", es: "Para qué es" })}
        <input name="name" maxLength={100} required autocomplete="off" placeholder="ERP" />
      </label>
      <fieldset>
        <legend>{say({ en: "It may", es: "Puede" })}</legend>
        {scopeTexts
          .filter(([name]) => !administrative.test(name) || (self.scopes as ReadonlyArray<string>).includes(name))
          .map(([name, text]) => (
            <label key={name} class="check">
              <input type="checkbox" name="scope" value={name} defaultChecked={name === "documents:read"} />
              <span>
                <code>{name}</code>
                <span class="under">{text[language]}</span>
              </span>
            </label>
          ))}
      </fieldset>
      <fieldset>
        <legend>{say({ en: "For", es: "Por" })}</legend>
        {companies.map((id) => (
          <label key={id} class="check">
            <input type="checkbox" name="company" value={id} defaultChecked={companies.length === 1} />
            {visibly(nameOf(id))}
          </label>
        ))}
      </fieldset>
      <label>
        {say({ en: "Expires in days (empty: never)", es: "Vence en días (vacío: nunca)" })}
        <input name="days" type="number" min={1} max={3650} />
      </label>
    </FormDialog>
  )
}

const TokenRow = ({ revoke, token }: { readonly revoke: () => void; readonly token: TokenItem }) => {
  const say = useSay()
  const { self } = useSession()
  const { knownCompanies } = useContext(CompaniesContext)
  const nameOf = (id: string): string =>
    id === "*" ? say({ en: "all", es: "todas" }) : (knownCompanies.find((each) => each.id === id)?.name ?? id)
  return (
    <tr>
      <th scope="row">
        <strong>
          <Outside text={token.name || say({ en: "without a name", es: "sin nombre" })} />
        </strong>
        <span class="under">
          <code>{visibly(token.prefix)}…</code>
        </span>
      </th>
      <td data-label={say({ en: "May", es: "Puede" })}>
        {token.scopes.map((scope) => (
          <code key={scope} class="under">
            {scope}
          </code>
        ))}
      </td>
      <td data-label={say({ en: "Companies", es: "Compañías" })}>
        {visibly(token.companies.map(nameOf).join(", ") || "—")}
      </td>
      <td class="moment" data-label={say({ en: "Last used", es: "Último uso" })}>
        {token.lastUsed === undefined ? say({ en: "never", es: "nunca" }) : <Moment at={token.lastUsed} />}
      </td>
      <td data-label={say({ en: "Valid", es: "Vigencia" })}>
        {token.revoked !== undefined ? (
          <Badge tone="neutral">{say({ en: "Revoked", es: "Revocado" })}</Badge>
        ) : isDead(token) ? (
          <Badge tone="neutral">{say({ en: "Expired", es: "Vencido" })}</Badge>
        ) : (
          <Badge tone="good">{say({ en: "In force", es: "Vigente" })}</Badge>
        )}
        {token.expires === undefined ? null : (
          <span class="under">
            {say({ en: "until", es: "hasta el" })} <Moment at={token.expires} />
          </span>
        )}
      </td>
      <td>
        {isDead(token) || token.id === self.id ? null : (
          <button type="button" class="small" onClick={revoke}>
            {say({ en: "Revoke", es: "Revocar" })}
            <span class="unseen-label"> {token.name}</span>
          </button>
        )}
      </td>
    </tr>
  )
}

/** The tokens that the caller may revoke: what each may do, and when it was last used. */
export const TokensPage = () => {
  const say = useSay()
  const client = useClient()
  const [isMaking, setIsMaking] = useState(false)
  const [made, setMade] = useState<string>()
  const [revoked, setRevoked] = useState<TokenItem>()
  const live = useLive(
    "tokens",
    (signal) => everyItem(client.tokens.list({ query: { limit: "200" } }, { signal })),
    everyHalfMinute
  )
  const title = say({ en: "Tokens", es: "Tokens" })
  const items = live.data?.toReversed().toSorted((left, right) => Number(isDead(left)) - Number(isDead(right)))
  return (
    <>
      <div class="title-row">
        <Heading title={title}>{title}</Heading>
        <LiveState live={live} />
        <button type="button" class="primary" onClick={() => setIsMaking(true)}>
          {say({ en: "New token", es: "Nuevo token" })}
        </button>
      </div>
      {items?.length === 0 ? (
        <p class="empty">{say({ en: "There are no tokens.", es: "No hay tokens." })}</p>
      ) : items === undefined ? null : (
        <div class="table" role="group" tabIndex={0} aria-label={title}>
          <table class="list stack">
            <thead>
              <tr>
                <th scope="col">{say({ en: "Token", es: "Token" })}</th>
                <th scope="col">{say({ en: "May", es: "Puede" })}</th>
                <th scope="col">{say({ en: "Companies", es: "Compañías" })}</th>
                <th scope="col">{say({ en: "Last used", es: "Último uso" })}</th>
                <th scope="col">{say({ en: "Valid", es: "Vigencia" })}</th>
                <th scope="col">
                  <span class="unseen-label">{say({ en: "Action", es: "Acción" })}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {items.map((token) => (
                <TokenRow key={token.id} revoke={() => setRevoked(token)} token={token} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {isMaking ? <NewToken done={live.ask} end={() => setIsMaking(false)} show={setMade} /> : null}
      {made === undefined ? null : (
        <SecretDialog
          title={say({ en: "The new token", es: "El nuevo token" })}
          text={say({
            en: "Copy it now: it is shown only here, and only its hash is stored.",
            es: "Cópielo ya: solo se muestra aquí, y solo se guarda su resumen."
          })}
          secret={made}
          end={() => setMade(undefined)}
        />
      )}
      {revoked === undefined ? null : (
        <FormDialog
          title={say({ en: `Revoke ${revoked.name}?`, es: `¿Revocar ${revoked.name}?` })}
          label={say({ en: "Revoke", es: "Revocar" })}
          isDanger
          end={() => setRevoked(undefined)}
          submit={async () => {
            await client.tokens.revoke({ params: { id: revoked.id }, query: {} })
            live.ask()
          }}
        >
          <p>
            {say({
              en: "Programs with this token are refused at once, and its links to files end. It cannot be undone. Webhooks that it created stay.",
              es: "Los programas con este token se rechazan de inmediato y terminan sus enlaces a archivos. No se puede deshacer. Los webhooks que creó se conservan."
            })}
          </p>
        </FormDialog>
      )}
    </>
  )
}
