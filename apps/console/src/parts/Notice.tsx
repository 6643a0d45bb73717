import type { ComponentChildren } from "preact"
import { useSay } from "../language/LanguageContext.ts"
import { Outside, visibly } from "./Outside.tsx"

/** Urgency of a message. */
export type Tone = "good" | "neutral" | "warning" | "danger"

const signs: Readonly<Record<Tone, string>> = { good: "✓", neutral: "•", warning: "!", danger: "✕" }

/** The symbol of a tone, for users who cannot see its colour. */
export const Sign = ({ tone }: { readonly tone: Tone }) => (
  <span class={`sign ${tone}`} aria-hidden="true">
    {signs[tone]}
  </span>
)

/** Tone of a step in a history: a step that is over warns of nothing. */
export const stepTone = (tone: Tone, isLatest: boolean): Tone => (tone === "warning" && !isLatest ? "neutral" : tone)

/** A word for a state, in the colour of its tone. */
export const Badge = ({ children, tone }: { readonly children: ComponentChildren; readonly tone: Tone }) => (
  <span class={`badge ${tone}`}>
    <Sign tone={tone} />
    {children}
  </span>
)

/** A message for the user; `alert` makes screen readers read it at once. */
export const Notice = ({
  alert = false,
  children,
  tone
}: {
  readonly alert?: boolean
  readonly children: ComponentChildren
  readonly tone: Tone
}) => (
  <div class={`notice ${tone}`} role={alert ? "alert" : undefined}>
    <Sign tone={tone} />
    <div>{children}</div>
  </div>
)

/** A fault that the authority or the service notifies of, but accepts. */
export interface Notification {
  readonly rule?: string | undefined
  readonly message: string
  readonly expected?: string | undefined
  readonly actual?: string | undefined
}

/** Notifications about a filing, in amber; nothing without any. */
export const Notifications = ({ items }: { readonly items: ReadonlyArray<Notification> }) => {
  const say = useSay()
  return items.length === 0 ? null : (
    <Notice tone="warning">
      <ul class="plain" aria-label={say({ en: "To consider", es: "Para tener en cuenta" })}>
        {items.map(({ actual, expected, message, rule }, index) => (
          <li key={index}>
            {rule === undefined ? null : <strong>{visibly(rule)} </strong>}
            <Outside text={message} />
            {expected === undefined ? null : (
              <span class="under">
                {say({ en: "expected: ", es: "se esperaba: " })}
                <Outside text={expected} />
                {actual === undefined ? null : (
                  <>
                    {say({ en: "; stated: ", es: "; se indica: " })}
                    <Outside text={actual} />
                  </>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
