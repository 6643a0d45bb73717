import type { Violation } from "@radicar/domain/inner/rules/Violation"
import type { AuthorityResponse, RejectedRule } from "@radicar/domain/inner/submission/SubmissionResult"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { useEffect, useState } from "preact/hooks"
import { pathWords } from "../issue/pathWords.ts"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { Facts } from "../parts/Facts.tsx"
import { Outside, visibly } from "../parts/Outside.tsx"

/** A place of the document in words; the path of its body, which programs name, is its title. */
const Place = ({ path }: { readonly path: string }) => {
  const language = useLanguage()
  const words = path === "$" ? { en: "Whole document", es: "Todo el documento" }[language] : pathWords(path, language)
  return <span title={path}>{visibly(words)}</span>
}

/** The rules that rejected the document, each with cause, place and remedy. */
export const Violations = ({ violations }: { readonly violations: ReadonlyArray<RejectedRule> }) => {
  const say = useSay()
  return (
    <section aria-labelledby="violations">
      <h2 id="violations">
        {say({ en: "What to correct", es: "Qué corregir" })} ({violations.length})
      </h2>
      <ol class="violations">
        {violations.map(({ cause, fix, message, path, rule }, index) => (
          <li key={index}>
            <h3>
              {rule === undefined ? null : <code>{visibly(rule)}</code>} <Outside text={cause ?? message} />
            </h3>
            <dl>
              {fix === undefined ? null : (
                <div>
                  <dt>{say({ en: "What to do", es: "Qué hacer" })}</dt>
                  <dd>
                    <Outside text={fix} />
                  </dd>
                </div>
              )}
              {path === undefined ? null : (
                <div>
                  <dt>{say({ en: "Where", es: "Dónde" })}</dt>
                  <dd>
                    <Place path={path} />
                  </dd>
                </div>
              )}
              {cause === undefined ? null : (
                <div>
                  <dt>{say({ en: "The authority's words", es: "Palabras de la DIAN" })}</dt>
                  <dd lang="es">
                    <Outside text={message} />
                  </dd>
                </div>
              )}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  )
}

type NoticeTexts = Readonly<Record<string, Localized>>

/** Letters of a type of document before the family and number of a rule that several types share. */
const typeLetters = /^(?:F|C|D|DS|DE|NA|NS)(?=[A-Z]{2}\d)/u

/** Texts of rules that only notify, loaded when a document has some. */
const useNoticeTexts = (): NoticeTexts => {
  const [texts, setTexts] = useState<NoticeTexts>({})
  useEffect(() => {
    import("virtual:radicar/noticeTexts").then(
      ({ default: loaded }) => setTexts(loaded),
      () => {}
    )
  }, [])
  return texts
}

/** Notifications from the check of the body at filing. Their messages are in the language of that request. */
export const Notifications = ({ notifications }: { readonly notifications: ReadonlyArray<Violation> }) => {
  const say = useSay()
  const texts = useNoticeTexts()
  const textOf = (rule: string, message: string): string => {
    const code = rule.toUpperCase()
    const text = texts[code] ?? texts[code.replace(typeLetters, "")]
    return text === undefined ? message : say(text)
  }
  return (
    <section aria-labelledby="notifications">
      <h2 id="notifications">{say({ en: "Notes on this document", es: "Para tener en cuenta" })}</h2>
      <ul class="violations notes">
        {notifications.map(({ actual, expected, message, path, rule }, index) => (
          <li key={index}>
            <h3>
              <code>{visibly(rule)}</code> <Outside text={textOf(rule, message)} />
            </h3>
            <Facts
              items={[
                [say({ en: "Where", es: "Dónde" }), <Place path={path} />],
                [say({ en: "Expected", es: "Esperado" }), <Outside text={expected} />],
                [say({ en: "Found", es: "Encontrado" }), <Outside text={actual} />]
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The authority's answer in its own words. */
export const Answer = ({ response }: { readonly response: typeof AuthorityResponse.Type }) => {
  const say = useSay()
  const { errorMessage, notifications = [], statusCode, statusDescription, statusMessage, zipkey } = response
  const text = (value: string) => (value === "" ? undefined : <Outside text={value} />)
  const isSilent = [errorMessage, statusCode, statusDescription, statusMessage, zipkey].every((value) => value === "")
  return (
    <section aria-labelledby="answer">
      <h2 id="answer">{say({ en: "The authority's answer", es: "Respuesta de la DIAN" })}</h2>
      {isSilent ? (
        <p class="quiet">{say({ en: "There is no answer yet.", es: "Todavía no hay respuesta." })}</p>
      ) : (
        <Facts
          items={[
            [say({ en: "Code", es: "Código" }), text(statusCode)],
            [say({ en: "Description", es: "Descripción" }), text(statusDescription)],
            [say({ en: "Message", es: "Mensaje" }), text(statusMessage)],
            [
              say({ en: "Rules", es: "Reglas" }),
              errorMessage === "" ? undefined : (
                <span class="lines" lang="es">
                  <Outside text={errorMessage} />
                </span>
              )
            ],
            [
              say({ en: "Notifications", es: "Notificaciones" }),
              notifications.length === 0 ? undefined : (
                <span class="lines" lang="es">
                  <Outside text={notifications.map(({ message, rule = "" }) => `${rule} ${message}`).join("\n")} />
                </span>
              )
            ],
            [say({ en: "Key of the upload", es: "Clave del envío (ZipKey)" }), text(zipkey)]
          ]}
        />
      )}
    </section>
  )
}
