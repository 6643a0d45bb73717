import { useEffect, useRef, useState } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"
import { go, holdMoves } from "../routing/address.ts"
import { Dialog } from "./Dialog.tsx"

/**
 * Keeps the user from leaving by accident, while it is rendered: the browser asks before it closes the page, and a
 * dialog with `text` before another view opens.
 */
export const LeaveGuard = ({ text }: { readonly text: string }) => {
  const say = useSay()
  const [link, setLink] = useState<string>()
  const release = useRef(() => {})
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener("beforeunload", ask)
    release.current = holdMoves(setLink)
    return () => {
      globalThis.removeEventListener("beforeunload", ask)
      release.current()
    }
  }, [])
  if (link === undefined) return null
  const stay = () => setLink(undefined)
  const leave = () => {
    release.current()
    go(link)
  }
  return (
    <Dialog title={say({ en: "Leave this page?", es: "¿Salir de esta página?" })} end={stay}>
      <p>{text}</p>
      <p class="actions">
        <button type="button" class="primary" onClick={stay}>
          {say({ en: "Stay", es: "Seguir aquí" })}
        </button>
        <button type="button" onClick={leave}>
          {say({ en: "Leave", es: "Salir" })}
        </button>
      </p>
    </Dialog>
  )
}
