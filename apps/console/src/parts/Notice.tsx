import type { ComponentChildren } from "preact"

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
