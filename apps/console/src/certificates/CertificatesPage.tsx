import type { StoredCertificate } from "@radicar/contract/inner/CertificatesGroup"
import { useRef, useState } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { countText, dateText } from "../language/moments.ts"
import { failureText } from "../live/failureText.ts"
import { useCompany } from "../live/useCompany.ts"
import { useLive } from "../live/useLive.ts"
import { announce } from "../parts/announce.ts"
import { SecretDialog } from "../parts/Dialog.tsx"
import { FileField } from "../parts/FileField.tsx"
import { FormDialog } from "../parts/FormDialog.tsx"
import { Facts } from "../parts/Facts.tsx"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { Moment } from "../parts/Moment.tsx"
import { NoCompany } from "../parts/NoCompany.tsx"
import { Badge } from "../parts/Notice.tsx"
import { Outside } from "../parts/Outside.tsx"
import { href } from "../routing/address.ts"
import { base64 } from "../session/base64.ts"
import { etagOf, NotFound } from "@radicar/http-client/inner/plain"
import { useClient, useMay } from "../session/Session.ts"
import { certificateFace, useCertificates } from "./useCertificates.ts"

/** The common name of a distinguished name (RFC 4514), with the full name below. */
const IssuerName = ({ name }: { readonly name: string }) => {
  const common = /(?:^|,)CN=((?:\\.|[^,\\])*)/u.exec(name)?.[1]?.replaceAll(/\\(.)/gu, "$1")
  if (common === undefined) return <Outside text={name} />
  return (
    <>
      <Outside text={common} />
      <span class="under">
        <Outside text={name} />
      </span>
    </>
  )
}

const Card = ({
  certificate,
  company,
  done,
  isDefault
}: {
  readonly certificate: StoredCertificate
  readonly company: string
  readonly done: () => void
  readonly isDefault: boolean
}) => {
  const say = useSay()
  const client = useClient()
  const mayChange = useMay("companies:admin")
  const [isRemoving, setIsRemoving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const makeDefault = async (): Promise<void> => {
    setFailure(undefined)
    try {
      const current = await client.companies.get({ params: { id: company } }).catch((error: unknown) => {
        if (error instanceof NotFound) return undefined
        throw error
      })
      await client.companies.put({
        params: { id: company },
        headers: current === undefined ? { "if-none-match": "*" } : { "if-match": etagOf(current) ?? "*" },
        payload: { ...current?.settings, DefaultCertificate: certificate.id }
      })
      announce(say({ en: "It is now the default", es: "Ahora es el de por defecto" }))
      done()
    } catch (error) {
      setFailure(failureText(error, say))
    }
  }
  const language = useLanguage()
  const { created, daysLeft, issuer, nit, notAfter, notBefore, serialNumber } = certificate
  const { text, tone } = certificateFace(daysLeft)
  return (
    <li class="panel">
      <h2>
        {nit === undefined ? say({ en: "Without NIT", es: "Sin NIT" }) : `NIT ${nit}`}{" "}
        <Badge tone={tone}>{say(text)}</Badge>{" "}
        {isDefault ? <Badge tone="neutral">{say({ en: "Default", es: "Por defecto" })}</Badge> : null}
      </h2>
      <p class="left">
        <strong>{countText(Math.abs(daysLeft), language)}</strong>{" "}
        {daysLeft < 0
          ? say(
              daysLeft === -1
                ? { en: "day ago", es: "día desde que venció" }
                : { en: "days ago", es: "días desde que venció" }
            )
          : say(daysLeft === 1 ? { en: "day left", es: "día queda" } : { en: "days left", es: "días quedan" })}
      </p>
      <Facts
        items={[
          [say({ en: "Valid", es: "Válido" }), `${dateText(notBefore, language)} – ${dateText(notAfter, language)}`],
          [say({ en: "Issued by", es: "Expedido por" }), <IssuerName key="issuer" name={issuer} />],
          [
            say({ en: "Serial number", es: "Número de serie" }),
            <code key="serial" class="key">
              {serialNumber}
            </code>
          ],
          [say({ en: "Stored", es: "Guardado" }), <Moment key="stored" at={created} />],
          [
            say({ en: "Documents", es: "Documentos" }),
            <a key="documents" href={href("/submissions", { company, certificate: serialNumber })}>
              {say({ en: "Signed with it", es: "Firmados con él" })}
            </a>
          ]
        ]}
      />
      {mayChange ? (
        <p class="actions">
          {isDefault ? null : (
            <button type="button" class="small" onClick={() => void makeDefault()}>
              {say({ en: "Make it the default", es: "Usar por defecto" })}
            </button>
          )}
          <button type="button" class="small danger-button" onClick={() => setIsRemoving(true)}>
            {say({ en: "Delete", es: "Eliminar" })}
          </button>
        </p>
      ) : null}
      {failure === undefined ? null : (
        <p class="error" role="alert">
          {failure}
        </p>
      )}
      {isRemoving ? (
        <FormDialog
          title={say({ en: "Delete the certificate?", es: "¿Eliminar el certificado?" })}
          label={say({ en: "Delete", es: "Eliminar" })}
          isDanger
          end={() => setIsRemoving(false)}
          submit={async () => {
            await client.certificates.remove({ params: { id: certificate.id }, query: { companyId: company } })
            done()
          }}
        >
          <p>
            {say({
              en: "Programs that name it by its token can no longer sign with it. Open documents are finished all the same.",
              es: "Los programas que lo nombran por su token ya no podrán firmar con él. Los documentos abiertos se terminan de todos modos."
            })}
          </p>
        </FormDialog>
      ) : null}
    </li>
  )
}

/** The form that stores a certificate. */
const Upload = ({
  company,
  done,
  end,
  show
}: {
  readonly company: string
  readonly done: () => void
  readonly end: () => void
  readonly show: (token: string) => void
}) => {
  const say = useSay()
  const client = useClient()
  const file = useRef<HTMLInputElement>(null)
  return (
    <FormDialog
      title={say({ en: "Store a certificate", es: "Guardar un certificado" })}
      label={say({ en: "Store", es: "Guardar" })}
      end={end}
      submit={async (fields) => {
        const chosen = file.current?.files?.[0]
        if (chosen === undefined) return
        const password = fields.get("password")
        const stored = await client.certificates.store({
          query: { companyId: company },
          payload: {
            Content: base64(new Uint8Array(await chosen.arrayBuffer())),
            ...(typeof password === "string" && password !== "" ? { Password: password } : {})
          }
        })
        show(stored.token)
        done()
      }}
    >
      <FileField
        input={file}
        required
        accept=".p12,.pfx,application/x-pkcs12"
        label={say({ en: "PKCS#12 file (.p12, .pfx)", es: "Archivo PKCS#12 (.p12, .pfx)" })}
      />
      <label>
        {say({ en: "Its password", es: "Su contraseña" })}
        <input name="password" type="password" autocomplete="off" />
        <span class="hint">{say({ en: "It is not kept.", es: "No se guarda." })}</span>
      </label>
    </FormDialog>
  )
}

const List = ({ company }: { readonly company: string }) => {
  const say = useSay()
  const client = useClient()
  const mayChange = useMay("companies:admin")
  const [isStoring, setIsStoring] = useState(false)
  const [token, setToken] = useState<string>()
  const live = useCertificates(company)
  const settings = useLive(
    `company ${company}`,
    async (signal) => {
      try {
        const { settings } = await client.companies.get({ params: { id: company } }, { signal })
        return settings.DefaultCertificate ?? ""
      } catch (error) {
        if (error instanceof NotFound) return ""
        throw error
      }
    },
    () => 60_000
  )
  const ask = (): void => {
    live.ask()
    settings.ask()
  }
  const title = say({ en: "Stored certificates", es: "Certificados guardados" })
  return (
    <>
      <div class="title-row">
        <Heading title={title}>{title}</Heading>
        <LiveState live={live} />
        {mayChange ? (
          <button type="button" class="primary" onClick={() => setIsStoring(true)}>
            {say({ en: "Store a certificate", es: "Guardar un certificado" })}
          </button>
        ) : null}
      </div>
      {live.data === undefined ? null : live.data.length === 0 ? (
        <p class="empty">
          {say({
            en: "The company has stored no certificate: each document must include its own.",
            es: "La compañía no ha guardado certificados: cada documento debe incluir el suyo."
          })}
        </p>
      ) : (
        <ul class="cards">
          {live.data.map((certificate) => (
            <Card
              key={certificate.id}
              certificate={certificate}
              company={company}
              done={ask}
              isDefault={certificate.id === settings.data}
            />
          ))}
        </ul>
      )}
      {isStoring ? <Upload company={company} done={ask} end={() => setIsStoring(false)} show={setToken} /> : null}
      {token === undefined ? null : (
        <SecretDialog
          title={say({ en: "The certificate is stored", es: "El certificado está guardado" })}
          text={say({
            en: "The console needs nothing more. A program that signs with it names it by this token (SigningCertificate.Token), which is shown only here.",
            es: "La consola no necesita nada más. Un programa que firma con él lo nombra con este token (SigningCertificate.Token), que solo se muestra aquí."
          })}
          secret={token}
          end={() => setToken(undefined)}
        />
      )}
    </>
  )
}

/** The view of a company's stored certificates and their validity. */
export const CertificatesPage = () => {
  const company = useCompany()
  return company === undefined ? <NoCompany /> : <List key={company} company={company} />
}
