import type { Webhook } from "@radicar/contract/inner/webhook/Webhook"
import type { WebhookDelivery } from "@radicar/contract/inner/webhook/WebhookDelivery"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { useState } from "preact/hooks"
import eventTexts from "virtual:radicar/eventTexts"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { failureText } from "../live/failureText.ts"
import { everyItem, useLive } from "../live/useLive.ts"
import { announce } from "../parts/announce.ts"
import { Dialog, SecretDialog } from "../parts/Dialog.tsx"
import { Facts } from "../parts/Facts.tsx"
import { fieldText, FormDialog } from "../parts/FormDialog.tsx"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { Moment } from "../parts/Moment.tsx"
import { Badge, Notice, type Tone } from "../parts/Notice.tsx"
import { Outside, visibly } from "../parts/Outside.tsx"
import { useClient, useMay, useSession } from "../session/Session.ts"

const interval = (): number => 10_000

const states: Readonly<Record<WebhookDelivery["state"], { readonly tone: Tone; readonly name: Localized }>> = {
  pending: { tone: "neutral", name: { en: "To be sent", es: "Por enviar" } },
  delivered: { tone: "good", name: { en: "Delivered", es: "Entregado" } },
  failed: { tone: "danger", name: { en: "Failed", es: "Fallido" } }
}

const reasons: Readonly<Record<NonNullable<Webhook["disabledBecause"]>, Localized>> = {
  asked: { en: "Disabled", es: "Inhabilitado" },
  gone: { en: "Disabled: its address is gone (410)", es: "Inhabilitado: su dirección ya no existe (410)" },
  failing: { en: "Disabled: it took nothing for five days", es: "Inhabilitado: no recibió nada en cinco días" }
}

/** Attempts and payload of a delivery, with "send again". */
const DeliveryDialog = ({
  done,
  end,
  id
}: {
  readonly done: () => void
  readonly end: () => void
  readonly id: string
}) => {
  const say = useSay()
  const client = useClient()
  const language = useLanguage()
  const mayChange = useMay("webhooks:admin")
  const [failure, setFailure] = useState<string>()
  const live = useLive(
    `delivery ${language} ${id}`,
    (signal) => client.webhookDeliveries.get({ params: { id } }, { signal }),
    interval
  )
  const delivery = live.data
  const again = async (): Promise<void> => {
    setFailure(undefined)
    try {
      await client.webhookDeliveries.replay({ params: { id } })
      announce(say({ en: "Queued again", es: "En cola de nuevo" }))
      live.ask()
      done()
    } catch (error) {
      setFailure(failureText(error, say))
    }
  }
  const pretty = (text: string): string => {
    try {
      return JSON.stringify(JSON.parse(text), null, 2)
    } catch {
      return text
    }
  }
  return (
    <Dialog title={say({ en: "Delivery", es: "Entrega" })} end={end}>
      {delivery === undefined ? (
        <LiveState live={live} />
      ) : (
        <>
          <p>
            <code>{visibly(delivery.type)}</code>{" "}
            <Badge tone={states[delivery.state].tone}>{say(states[delivery.state].name)}</Badge>
          </p>
          <h3>{say({ en: "Attempts", es: "Intentos" })}</h3>
          {delivery.attempts.length === 0 ? (
            <p class="quiet">{say({ en: "None yet.", es: "Ninguno todavía." })}</p>
          ) : (
            <ol class="plain">
              {delivery.attempts.map(({ answer, at, failure: why, millis, status }) => (
                <li key={at}>
                  <Moment at={at} /> · {status ?? "—"} · {millis} ms
                  {why === undefined ? null : (
                    <span class="under">
                      <Outside text={why} />
                    </span>
                  )}
                  {answer === undefined ? null : (
                    <span class="under">
                      <Outside text={answer} />
                    </span>
                  )}
                </li>
              ))}
            </ol>
          )}
          <h3>{say({ en: "Payload", es: "Contenido" })}</h3>
          <pre class="secret" tabIndex={0}>
            <code>{visibly(pretty(delivery.body))}</code>
          </pre>
        </>
      )}
      {failure === undefined ? null : (
        <p class="error" role="alert">
          {failure}
        </p>
      )}
      <p class="actions">
        {mayChange ? (
          <button type="button" onClick={() => void again()}>
            {say({ en: "Send again", es: "Enviar de nuevo" })}
          </button>
        ) : null}
        <button type="button" class="primary" onClick={end}>
          {say({ en: "Close", es: "Cerrar" })}
        </button>
      </p>
    </Dialog>
  )
}

/** The newest deliveries to a webhook. */
const Deliveries = ({ webhook }: { readonly webhook: Webhook }) => {
  const say = useSay()
  const client = useClient()
  const language = useLanguage()
  const [opened, setOpened] = useState<string>()
  const live = useLive(
    `deliveries ${language} ${webhook.id}`,
    async (signal) =>
      (await client.webhookDeliveries.list({ query: { webhook: webhook.id, limit: "20" } }, { signal }).page()).items,
    interval
  )
  const title = say({ en: "Deliveries", es: "Entregas" })
  return (
    <>
      <h3>{title}</h3>
      {live.data === undefined || live.failure !== undefined ? <LiveState live={live} /> : null}
      {live.data?.length === 0 ? <p class="quiet">{say({ en: "None yet.", es: "Ninguna todavía." })}</p> : null}
      {live.data === undefined || live.data.length === 0 ? null : (
        <div class="table" role="group" tabIndex={0} aria-label={`${title} ${webhook.name}`}>
          <table class="list stack">
            <thead>
              <tr>
                <th scope="col">{say({ en: "Event", es: "Evento" })}</th>
                <th scope="col">{say({ en: "State", es: "Estado" })}</th>
                <th scope="col">{say({ en: "Happened", es: "Ocurrió" })}</th>
                <th scope="col" class="number">
                  {say({ en: "Attempts", es: "Intentos" })}
                </th>
              </tr>
            </thead>
            <tbody>
              {live.data.map(({ created, id, state, status, tries, type }) => (
                <tr key={id}>
                  <th scope="row">
                    <button type="button" class="bare small" onClick={() => setOpened(id)}>
                      <code>{visibly(type)}</code>
                    </button>
                  </th>
                  <td>
                    <Badge tone={states[state].tone}>{say(states[state].name)}</Badge>{" "}
                    {status === undefined ? null : <span class="quiet">{status}</span>}
                  </td>
                  <td class="moment">
                    <Moment at={created} />
                  </td>
                  <td class="number" data-label={say({ en: "Attempts", es: "Intentos" })}>
                    {tries}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {opened === undefined ? null : <DeliveryDialog id={opened} done={live.ask} end={() => setOpened(undefined)} />}
    </>
  )
}

/** A webhook with its state, actions and deliveries. */
const Card = ({ done, webhook }: { readonly done: () => void; readonly webhook: Webhook }) => {
  const say = useSay()
  const client = useClient()
  const mayChange = useMay("webhooks:admin")
  const [isRemoving, setIsRemoving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { companies, created, disabledBecause, events, id, name, url } = webhook
  const act = async (action: () => Promise<unknown>): Promise<void> => {
    setFailure(undefined)
    try {
      await action()
      done()
    } catch (error) {
      setFailure(failureText(error, say))
    }
  }
  return (
    <li class="panel">
      <h2>
        <Outside text={name || url} />{" "}
        {disabledBecause === undefined ? (
          <Badge tone="good">{say({ en: "Enabled", es: "Habilitado" })}</Badge>
        ) : (
          <Badge tone="danger">{say(reasons[disabledBecause])}</Badge>
        )}
      </h2>
      <Facts
        items={[
          [say({ en: "Address", es: "Dirección" }), <Outside key="url" text={url} />],
          [say({ en: "Events", es: "Eventos" }), events.join(", ")],
          [
            say({ en: "Companies", es: "Compañías" }),
            companies.includes("*") ? say({ en: "all", es: "todas" }) : companies.join(", ")
          ],
          [say({ en: "Created", es: "Creado" }), <Moment key="created" at={created} />]
        ]}
      />
      {mayChange ? (
        <p class="actions">
          <button type="button" class="small" onClick={() => void act(() => client.webhooks.test({ params: { id } }))}>
            {say({ en: "Send a test", es: "Enviar una prueba" })}
          </button>
          <button
            type="button"
            class="small"
            onClick={() =>
              void act(() =>
                client.webhooks.change({
                  params: { id },
                  payload: { State: disabledBecause === undefined ? "disabled" : "enabled" }
                })
              )
            }
          >
            {disabledBecause === undefined
              ? say({ en: "Disable", es: "Inhabilitar" })
              : say({ en: "Enable", es: "Habilitar" })}
          </button>
          <button type="button" class="small danger-button" onClick={() => setIsRemoving(true)}>
            {say({ en: "Delete", es: "Eliminar" })}
          </button>
        </p>
      ) : null}
      {failure === undefined ? null : (
        <Notice tone="danger" alert>
          <p>{failure}</p>
        </Notice>
      )}
      <Deliveries webhook={webhook} />
      {isRemoving ? (
        <FormDialog
          title={say({ en: "Delete the webhook?", es: "¿Eliminar el webhook?" })}
          label={say({ en: "Delete", es: "Eliminar" })}
          isDanger
          end={() => setIsRemoving(false)}
          submit={async () => {
            await client.webhooks.remove({ params: { id } })
            done()
          }}
        >
          <p>
            {say({
              en: "Its deliveries are deleted too, pending ones included.",
              es: "También se eliminan sus entregas, incluso las pendientes."
            })}
          </p>
        </FormDialog>
      ) : null}
    </li>
  )
}

/** The webhooks of the token's companies, with their deliveries. */
export const WebhooksPage = () => {
  const say = useSay()
  const client = useClient()
  const language = useLanguage()
  const mayChange = useMay("webhooks:admin")
  const { companies } = useSession().self
  const [isMaking, setIsMaking] = useState(false)
  const [secret, setSecret] = useState<string>()
  const live = useLive(
    "webhooks",
    (signal) => everyItem(client.webhooks.list({ query: { limit: "100" } }, { signal })),
    interval
  )
  const title = say({ en: "Webhooks", es: "Webhooks" })
  return (
    <>
      <div class="title-row">
        <Heading title={title}>{title}</Heading>
        <LiveState live={live} />
        {mayChange ? (
          <button type="button" class="primary" onClick={() => setIsMaking(true)}>
            {say({ en: "New webhook", es: "Nuevo webhook" })}
          </button>
        ) : null}
      </div>
      {live.data?.length === 0 ? (
        <p class="empty">
          {say({
            en: "There are no webhooks. A webhook posts events, such as a rejection, to a program of yours.",
            es: "No hay webhooks. Un webhook envía eventos, como un rechazo, a un programa suyo."
          })}
        </p>
      ) : null}
      <ul class="cards one">
        {live.data?.map((webhook) => (
          <Card key={webhook.id} webhook={webhook} done={live.ask} />
        ))}
      </ul>
      {isMaking ? (
        <FormDialog
          title={say({ en: "New webhook", es: "Nuevo webhook" })}
          label={say({ en: "Register", es: "Registrar" })}
          end={() => setIsMaking(false)}
          submit={async (fields) => {
            const events = fields.getAll("event").map(String)
            const made = await client.webhooks.create({
              payload: {
                Name: fieldText(fields, "name"),
                Url: fieldText(fields, "url"),
                Events: events.length === 0 ? ["*"] : events,
                Companies: [...companies]
              }
            })
            setSecret(made.secret)
            live.ask()
          }}
        >
          <label>
            {say({ en: "Purpose", es: "Para qué es" })}
            <input name="name" maxLength={100} autocomplete="off" />
          </label>
          <label>
            {say({ en: "Address", es: "Dirección" })}
            <input name="url" type="url" required placeholder="https://erp.example.com/hooks" autocomplete="off" />
          </label>
          <fieldset>
            <legend>{say({ en: "Events (none chosen: all)", es: "Eventos (sin elegir: todos)" })}</legend>
            {eventTexts.map(([name, text]) => (
              <label key={name} class="check">
                <input type="checkbox" name="event" value={name} />
                <span>
                  <code>{name}</code>
                  <span class="under">{text[language]}</span>
                </span>
              </label>
            ))}
          </fieldset>
        </FormDialog>
      ) : null}
      {secret === undefined ? null : (
        <SecretDialog
          title={say({ en: "Secret of the webhook", es: "Secreto del webhook" })}
          text={say({
            en: "Your program checks the signature of deliveries with it. It is shown only here.",
            es: "Su programa verifica con él la firma de las entregas. Solo se muestra aquí."
          })}
          secret={secret}
          end={() => setSecret(undefined)}
        />
      )}
    </>
  )
}
