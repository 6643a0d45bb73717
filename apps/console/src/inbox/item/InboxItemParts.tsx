import type { InboxDetail } from "@radicar/contract/inner/inbox/InboxItem"
import { useLanguage, useSay } from "../../language/LanguageContext.ts"
import { countText, dateText } from "../../language/moments.ts"
import { moneyText } from "../../language/money.ts"
import { CopyButton, Facts } from "../../parts/Facts.tsx"
import { environmentNames } from "@radicar/domain/inner/submission/environmentNames"
import { Moment } from "../../parts/Moment.tsx"
import { Badge, Notice, Sign, stepTone } from "../../parts/Notice.tsx"
import { Outside, visibly } from "../../parts/Outside.tsx"
import { href } from "../../routing/address.ts"
import { causeText, eventNames, faceOfState, filedFaces, taxNames, warningNames } from "../inboxTexts.ts"
import { hasOpenTerm, Supplier, TermEnd } from "../InboxTable.tsx"

type Part = { readonly company: string; readonly detail: InboxDetail }

/** The files that cannot be read, each with its reason, and the number of those that are not shown. */
const Unreadable = ({ count, files }: NonNullable<InboxDetail["unreadable"]>) => {
  const say = useSay()
  const language = useLanguage()
  const [number, others] = [count, count - files.length].map((value) => countText(value, language))
  const [only] = count === 1 ? files : []
  return (
    <Notice tone="danger">
      <p>
        <strong>
          {only === undefined
            ? say({ en: `${number} files cannot be read:`, es: `No se pueden leer ${number} archivos:` })
            : say({ en: "It cannot be read: ", es: "No se puede leer: " })}
        </strong>
        {only === undefined ? null : <Outside text={only.text} />}
      </p>
      {only === undefined ? (
        <ul>
          {files.map(({ id, name, text }) => (
            <li key={id}>
              <strong>{visibly(name === "" ? id : name)}</strong>: <Outside text={text} />
            </li>
          ))}
        </ul>
      ) : null}
      {count === files.length ? null : (
        <p>
          {say({
            en: `And ${others} more. Everything that arrived is under Files.`,
            es: `Y ${others} más. Todo lo que llegó está en Archivos.`
          })}
        </p>
      )}
    </Notice>
  )
}

/** Warnings of an item, its unreadable files, and the text of a mail without a document. */
export const Remarks = ({ detail: { mail, text, unreadable, warnings } }: Pick<Part, "detail">) => {
  const say = useSay()
  return (
    <>
      {unreadable === undefined ? null : <Unreadable {...unreadable} />}
      {warnings.map(({ code, text: sentence }) => (
        <Notice key={code} tone="warning">
          <p>
            <strong>{say(warningNames[code])}: </strong>
            <Outside text={sentence} />
          </p>
        </Notice>
      ))}
      {text === undefined ? null : (
        <section aria-labelledby="mail">
          <h2 id="mail">
            {mail === undefined || mail.subject === "" ? (
              say({ en: "Text of the mail", es: "Texto del correo" })
            ) : (
              <Outside text={mail.subject} />
            )}
          </h2>
          <p class="lines">
            <Outside text={text} />
          </p>
        </section>
      )}
    </>
  )
}

/** Facts for which people open what they received. */
export const Summary = ({ company, detail }: Part) => {
  const say = useSay()
  const language = useLanguage()
  const { currency, dueDate, environment, file, issueDate, mail, order, payment, received } = detail
  const { supplier, taxes = {}, total, uuid } = detail
  const date = (day: string | undefined) =>
    day === undefined ? undefined : <time dateTime={day}>{dateText(day, language)}</time>
  return (
    <section aria-labelledby="summary">
      <h2 id="summary" class="unseen-label">
        {say({ en: "Facts", es: "Datos" })}
      </h2>
      {total === undefined ? null : <p class="figure-amount">{moneyText(total, currency, language)}</p>}
      <Facts
        items={[
          [
            say({ en: "Supplier", es: "Proveedor" }),
            supplier === undefined ? undefined : <Supplier company={company} supplier={supplier} />
          ],
          [say({ en: "Issued", es: "Expedido" }), date(issueDate)],
          [
            say({ en: "Payment", es: "Forma de pago" }),
            payment === undefined
              ? undefined
              : payment === "cash"
                ? say({ en: "cash", es: "contado" })
                : say({ en: "credit", es: "crédito" })
          ],
          [say({ en: "Due", es: "Vencimiento" }), date(dueDate)],
          [say({ en: "Order", es: "Orden de compra" }), order === undefined ? undefined : visibly(order)],
          ...Object.entries(taxes).map(
            ([name, amount]) =>
              [say(taxNames[name] ?? { en: name, es: name }), moneyText(amount, currency, language)] as const
          ),
          [
            say({ en: "Accept or claim until", es: "Plazo para aceptar o reclamar" }),
            hasOpenTerm(detail) ? <TermEnd {...detail} /> : undefined
          ],
          [say({ en: "Received", es: "Recibido" }), <Moment at={received} />],
          [
            say({ en: "Mail from", es: "Correo de" }),
            mail === undefined || mail.from === "" ? undefined : <Outside text={mail.from} />
          ],
          [say({ en: "File", es: "Archivo" }), file === undefined ? undefined : visibly(file)],
          [say({ en: "Environment", es: "Ambiente" }), say(environmentNames[environment])],
          [
            "CUFE / CUDE",
            uuid === undefined ? undefined : (
              <>
                <code class="key">{visibly(uuid)}</code> <CopyButton text={uuid} what="CUFE / CUDE" />
              </>
            )
          ]
        ]}
      />
    </section>
  )
}

/** The events on a document: their state, and who filed them. */
export const Events = ({ company, detail: { filed, uuid } }: Part) => {
  const say = useSay()
  if (uuid === undefined) return null
  return (
    <section aria-labelledby="events">
      <h2 id="events">{say({ en: "Events", es: "Eventos" })}</h2>
      {filed.length === 0 ? (
        <p class="quiet">{say({ en: "There is no event yet.", es: "Todavía no hay eventos." })}</p>
      ) : (
        <ul class="plain">
          {filed.map(({ code, id, origin, registered, state, submissionId }, index) => {
            const { name, tone } = filedFaces[state]
            return (
              <li key={`${code} ${id ?? index}`}>
                <strong>{say(eventNames[code] ?? { en: code, es: code })}</strong>{" "}
                <Badge tone={tone}>{say(name)}</Badge>
                <span class="under">
                  {origin === "here"
                    ? say({ en: "filed here", es: "radicado aquí" })
                    : say({ en: "filed with another program", es: "radicado con otro programa" })}
                  {registered === undefined ? null : (
                    <>
                      {" · "}
                      <Moment at={registered} />
                    </>
                  )}
                  {id === undefined ? null : (
                    <>
                      {" · "}
                      {submissionId === undefined ? (
                        visibly(id)
                      ) : (
                        <a href={href(`/submissions/${submissionId}`, { company })}>{visibly(id)}</a>
                      )}
                    </>
                  )}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

/** The history of an item, the latest step first. */
export const InboxHistory = ({ detail: { history } }: Pick<Part, "detail">) => {
  const say = useSay()
  return (
    <section aria-labelledby="history">
      <h2 id="history">{say({ en: "History", es: "Historia" })}</h2>
      <ol class="history" reversed>
        {history.toReversed().map(({ at, by, to }, index) => (
          <li key={history.length - index}>
            <p class="step">
              <Sign tone={stepTone(faceOfState(to).tone, index === 0)} />
              <strong>{say(faceOfState(to).name)}</strong>
            </p>
            <p class="quiet">
              <Moment at={at} />, {say(causeText(by))}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
