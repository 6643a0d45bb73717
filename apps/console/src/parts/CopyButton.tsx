import { useState } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"
import { announce } from "./announce.ts"

/** Copies a text; `what` says which, for who does not see it beside the button. */
export const CopyButton = ({ text, what }: { readonly text: string; readonly what: string }) => {
  const say = useSay()
  const [isCopied, setIsCopied] = useState(false)
  // browsers give it to pages of TLS and of this machine only
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
