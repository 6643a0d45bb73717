import type { ComponentChildren } from "preact"

/** How urgent something is. */
export type Tone = "good" | "neutral" | "warning" | "danger"

const signs: Readonly<Record<Tone, string>> = { good: "✓", neutral: "•", warning: "!", danger: "✕" }

/** The sign of a tone, so that colour is not all that tells. */
export const Sign = ({ tone }: { readonly tone: Tone }) => (
  <span class={`sign ${tone}`} aria-hidden="true">
    {signs[tone]}
  </span>
)

/** A word of state. */
export const Badge = ({ children, tone }: { readonly children: ComponentChildren; readonly tone: Tone }) => (
  <span class={`badge ${tone}`}>
    <Sign tone={tone} />
    {children}
  </span>
)

/** Something that who uses the page should read; `alert` has screen readers read it at once. */
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
