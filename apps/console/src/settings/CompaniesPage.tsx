import { useState } from "preact/hooks"
import { useCertificates } from "../certificates/useCertificates.ts"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { dateText } from "../language/moments.ts"
import { everyItem, useLive } from "../live/useLive.ts"
import { Facts } from "../parts/Facts.tsx"
import { fieldText, FormDialog } from "../parts/FormDialog.tsx"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { Moment } from "../parts/Moment.tsx"
import { Outside } from "../parts/Outside.tsx"
import { go, href, useAddress } from "../routing/address.ts"
import { etagOf, type CompanyItem } from "@radicar/http-client/inner/plain"
import { useClient, useMay, useSession } from "../session/Session.ts"
import { Field, withoutEmptyValues } from "./Field.tsx"
import { IssuerForm } from "./IssuerForm.tsx"

const everyMinute = (): number => 60_000

/** The settings of a company as an answer has them, which never spells "nothing" as a value. */
interface CompanySettings {
  readonly Name?: string
  readonly Nit?: string
  readonly CompanyParty?: { readonly Name?: string }
  readonly NumberingRanges?: ReadonlyArray<{ readonly Prefix?: string }>
  readonly DefaultCertificate?: string
  readonly Mail?: { readonly From?: string; readonly FromName?: string; readonly ReplyTo?: string }
}

const companySettings = ({ settings }: Pick<CompanyItem, "settings">) => settings as CompanySettings

/** The name of a company for people: its label, else its party's name, else its NIT. */
const companyName = (company: Pick<CompanyItem, "id" | "settings">): string => {
  const { CompanyParty, Name, Nit } = companySettings(company)
  return Name || CompanyParty?.Name || (Nit === undefined ? company.id : `NIT ${Nit}`)
}

/** The form for a company's settings; settings that it does not show stay unchanged. */
const CompanyForm = ({
  company,
  done,
  end
}: {
  /** Absent for a new one. */
  readonly company: CompanyItem | undefined
  readonly done: () => void
  readonly end: () => void
}) => {
  const say = useSay()
  const language = useLanguage()
  const client = useClient()
  const certificates = useCertificates(company?.id)
  const submit = async (fields: FormData): Promise<void> => {
    const id = company?.id ?? fieldText(fields, "id")
    // the settings as they are now: another form may have changed them since the list was read
    const current = company === undefined ? undefined : await client.companies.get({ params: { id } })
    const before = current === undefined ? {} : companySettings(current)
    const mail = withoutEmptyValues({
      ...before.Mail,
      From: fieldText(fields, "from"),
      FromName: fieldText(fields, "fromName"),
      ReplyTo: fieldText(fields, "replyTo")
    })
    const { Mail: _, ...others } = before
    await client.companies.put({
      params: { id },
      headers: current === undefined ? { "if-none-match": "*" } : { "if-match": etagOf(current) ?? "*" },
      payload: {
        ...withoutEmptyValues({
          ...others,
          Name: fieldText(fields, "name"),
          Nit: fieldText(fields, "nit"),
          DefaultCertificate: fieldText(fields, "certificate")
        }),
        ...(Object.keys(mail).length === 0 ? {} : { Mail: mail })
      }
    })
    done()
  }
  const settings = company === undefined ? undefined : companySettings(company)
  return (
    <FormDialog
      title={
        company === undefined
          ? say({ en: "New company", es: "Nueva compañía" })
          : `${say({ en: "Company", es: "Compañía" })} ${companyName(company)}`
      }
      label={say({ en: "Save", es: "Guardar" })}
      submit={submit}
      end={end}
    >
      {company === undefined ? (
        <Field
          name="id"
          label={say({ en: "Id", es: "Identificador" })}
          required
          hint={say({
            en: "1 to 20 digits, with which programs name the company.",
            es: "De 1 a 20 dígitos, con los que los programas nombran la compañía."
          })}
        />
      ) : null}
      <Field name="name" label={say({ en: "Name", es: "Nombre" })} value={settings?.Name} />
      <Field
        name="nit"
        label="NIT"
        value={settings?.Nit}
        hint={say({ en: "For example 900373115-3.", es: "Por ejemplo 900373115-3." })}
      />
      <label>
        {say({ en: "Default certificate", es: "Certificado por defecto" })}
        <select name="certificate" key={certificates.data?.length}>
          <option value="">
            {say({ en: "None: each document has its own", es: "Ninguno: cada documento trae el suyo" })}
          </option>
          {certificates.data?.map(({ id, nit, notAfter }) => (
            <option key={id} value={id} selected={id === settings?.DefaultCertificate}>
              NIT {nit ?? "—"}, {say({ en: "until", es: "hasta el" })} {dateText(notAfter, language)}
            </option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend>{say({ en: "E-mails to receivers", es: "Correos a los receptores" })}</legend>
        <Field name="from" type="email" label={say({ en: "Sender", es: "Remitente" })} value={settings?.Mail?.From} />
        <Field
          name="fromName"
          label={say({ en: "Name of the sender", es: "Nombre del remitente" })}
          value={settings?.Mail?.FromName}
        />
        <Field
          name="replyTo"
          type="email"
          label={say({ en: "Answers go to", es: "Las respuestas van a" })}
          value={settings?.Mail?.ReplyTo}
        />
      </fieldset>
    </FormDialog>
  )
}

/** The companies that the token may act for, with their settings. */
export const CompaniesPage = () => {
  const say = useSay()
  const client = useClient()
  const mayChange = useMay("companies:admin")
  const isOpen = useSession().self.companies.includes("*")
  const [edited, setEdited] = useState<{ readonly company: CompanyItem | undefined }>()
  // the address names the company whose data as issuer are edited, so that other pages can lead here
  const { query } = useAddress()
  const issuer = query.get("issuer") ?? ""
  const editIssuer = (id?: string): void =>
    go(href("/companies", { ...Object.fromEntries(query), issuer: id }), { replace: true })
  const live = useLive(
    "all companies",
    (signal) => everyItem(client.companies.list({ query: { limit: "200" } }, { signal })),
    everyMinute
  )
  const title = say({ en: "Companies", es: "Compañías" })
  return (
    <>
      <div class="title-row">
        <Heading title={title}>{title}</Heading>
        <LiveState live={live} />
        {mayChange && isOpen ? (
          <button type="button" class="primary" onClick={() => setEdited({ company: undefined })}>
            {say({ en: "New company", es: "Nueva compañía" })}
          </button>
        ) : null}
      </div>
      {live.data?.length === 0 ? (
        <p class="empty">
          {say({
            en: "No company is configured. Documents can be filed all the same: each then states everything itself.",
            es: "No hay compañías configuradas. Aun así se pueden radicar documentos: cada uno indica entonces todo."
          })}
        </p>
      ) : null}
      <ul class="cards">
        {live.data?.map((company) => {
          const { id, secrets, updated } = company
          const settings = companySettings(company)
          return (
            <li key={id} class="panel">
              <h2>
                <Outside text={companyName(company)} />
              </h2>
              <Facts
                items={[
                  [say({ en: "Id", es: "Identificador" }), id],
                  ["NIT", settings.Nit],
                  [
                    say({ en: "Default certificate", es: "Certificado por defecto" }),
                    settings.DefaultCertificate === undefined ? (
                      say({ en: "none", es: "ninguno" })
                    ) : (
                      <a href={href("/certificates", { company: id })}>{say({ en: "stored", es: "guardado" })}</a>
                    )
                  ],
                  [
                    say({ en: "Ranges", es: "Rangos" }),
                    settings.NumberingRanges?.map(({ Prefix }) => Prefix || "—").join(", ")
                  ],
                  [say({ en: "Sender of e-mails", es: "Remitente de correos" }), settings.Mail?.From],
                  [
                    say({ en: "Secrets stored", es: "Secretos guardados" }),
                    secrets.length === 0 ? undefined : String(secrets.length)
                  ],
                  [say({ en: "Changed", es: "Modificada" }), <Moment key="updated" at={updated} />]
                ]}
              />
              <p class="actions">
                <a class="button small" href={href("/", { company: id })}>
                  {say({ en: "Open", es: "Abrir" })}
                  <span class="unseen-label"> {companyName(company)}</span>
                </a>
                {mayChange ? (
                  <>
                    <button type="button" class="small" onClick={() => setEdited({ company })}>
                      {say({ en: "Change", es: "Modificar" })}
                      <span class="unseen-label"> {companyName(company)}</span>
                    </button>
                    <button type="button" class="small" onClick={() => editIssuer(id)}>
                      {say({ en: "Data of the issuer", es: "Datos del emisor" })}
                      <span class="unseen-label"> {companyName(company)}</span>
                    </button>
                  </>
                ) : null}
              </p>
            </li>
          )
        })}
      </ul>
      {edited === undefined ? null : (
        <CompanyForm company={edited.company} done={live.ask} end={() => setEdited(undefined)} />
      )}
      {issuer === "" || !mayChange ? null : (
        <IssuerForm key={issuer} company={issuer} done={live.ask} end={() => editIssuer()} />
      )}
    </>
  )
}
