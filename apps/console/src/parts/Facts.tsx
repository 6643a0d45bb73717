import type { ComponentChildren } from "preact"
import { useState } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"
import { announce } from "./announce.ts"

/** A list of names and values; items without a value are left out. */
export const Facts = ({
  items
}: {
  readonly items: ReadonlyArray<readonly [name: string, value: ComponentChildren]>
}) => (
  <dl class="facts">
    {items.map(([name, value]) =>
      value === undefined || value === "" ? null : (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      )
    )}
  </dl>
)

/** A button that copies a text; `what` names it for screen readers. */
export const CopyButton = ({ text, what }: { readonly text: string; readonly what: string }) => {
  const say = useSay()
  const [isCopied, setIsCopied] = useState(false)
  // browsers offer the clipboard only to pages over TLS or of this machine
  if (!globalThis.isSecureContext) return null
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
    announce(say({ en: `${what} copied`, es: `${what}: copiado` }))
  }
  return (
    <button type="button" class="small" onClick={() => void copy()} onBlur={() => setIsCopied(false)}>
      {isCopied ? say({ en: "Copied", es: "Copiado" }) : say({ en: "Copy", es: "Copiar" })}
      <span class="unseen-label"> {what}</span>
    </button>
  )
}
