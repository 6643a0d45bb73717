import type { Payslip, PayslipConsent } from "@radicar/contract/inner/mail/Payslip"
import { useState } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"
import type { Live } from "../live/useLive.ts"
import { fieldText, FormDialog } from "../parts/FormDialog.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { Moment } from "../parts/Moment.tsx"
import { Outside, visibly } from "../parts/Outside.tsx"
import { Field } from "../settings/Field.tsx"
import { useClient, useMay } from "../session/Session.ts"

/** The form that records that a worker agreed to payslips by e-mail. */
export const ConsentForm = ({
  company,
  done,
  end,
  worker
}: {
  readonly company: string
  readonly done: () => void
  readonly end: () => void
  readonly worker: Payslip
}) => {
  const say = useSay()
  const client = useClient()
  const { identification, identificationType, name } = worker
  const submit = async (fields: FormData): Promise<void> => {
    await client.payslips.record({
      query: { companyId: company },
      payload: {
        IdentificationType: identificationType ?? "",
        Identification: identification ?? "",
        Email: fieldText(fields, "email"),
        ...(name === undefined ? {} : { Name: name })
      }
    })
    done()
  }
  return (
    <FormDialog
      title={`${say({ en: "Consent of", es: "Consentimiento de" })} ${visibly(name ?? identification ?? "")}`}
      label={say({ en: "Record", es: "Registrar" })}
      submit={submit}
      end={end}
    >
      <Field
        name="email"
        type="email"
        label={say({ en: "Address of the worker", es: "Correo del trabajador" })}
        required
        hint={say({
          en: "Only if the worker agreed to receive payslips there. Your name and the time are recorded with it.",
          es: "Solo si el trabajador aceptó recibir allí sus desprendibles. Quedan registrados su nombre y la hora."
        })}
      />
    </FormDialog>
  )
}

/** The workers who agreed, each with the caller who recorded it, the time, and a way to revoke it. */
export const Consents = ({
  company,
  done,
  live
}: {
  readonly company: string
  readonly done: () => void
  readonly live: Live<ReadonlyArray<PayslipConsent>>
}) => {
  const say = useSay()
  const client = useClient()
  const mayWrite = useMay("documents:write")
  const [revoked, setRevoked] = useState<PayslipConsent>()
  const title = say({ en: "Workers who agreed", es: "Trabajadores que aceptaron" })
  return (
    <section aria-labelledby="consents">
      <h2 id="consents">{title}</h2>
      {live.failure === undefined ? null : <LiveState live={live} />}
      {live.data?.length === 0 ? (
        <p class="quiet">{say({ en: "None yet.", es: "Aún ninguno." })}</p>
      ) : (
        <ul class="plain">
          {live.data?.map((consent) => (
            <li key={consent.id}>
              <strong>
                <Outside text={consent.name ?? consent.identification} />
              </strong>{" "}
              <Outside text={consent.email} />{" "}
              <span class="quiet">
                {say({ en: "recorded", es: "registrado" })} <Moment at={consent.recorded} />
                {consent.callerName === undefined ? null : (
                  <>
                    {" "}
                    {say({ en: "by", es: "por" })} <Outside text={consent.callerName} />
                  </>
                )}
              </span>{" "}
              {mayWrite ? (
                <button type="button" class="small" onClick={() => setRevoked(consent)}>
                  {say({ en: "Revoke", es: "Revocar" })}
                  <span class="unseen-label"> {consent.name ?? consent.identification}</span>
                </button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {revoked === undefined ? null : (
        <FormDialog
          title={say({ en: "Revoke the consent?", es: "¿Revocar el consentimiento?" })}
          label={say({ en: "Revoke", es: "Revocar" })}
          isDanger
          end={() => setRevoked(undefined)}
          submit={async () => {
            await client.payslips.revoke({ params: { id: revoked.id }, query: { companyId: company } })
            done()
          }}
        >
          <p>
            {say({
              en: "No further payslip is mailed to this worker. Mails that were sent stay on record.",
              es: "No se le envía otro desprendible a este trabajador. Los correos enviados quedan registrados."
            })}
          </p>
        </FormDialog>
      )}
    </section>
  )
}
