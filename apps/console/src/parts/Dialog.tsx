import type { ComponentChildren } from "preact"
import { useEffect, useId, useRef } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"

/**
 * A modal dialog, open while it is rendered. It holds the focus, and Escape closes it. The focus then returns to its
 * earlier place.
 */
export const Dialog = ({
  children,
  end,
  isWide = false,
  title
}: {
  readonly children: ComponentChildren
  readonly end: () => void
  /** Whether it is as wide as the page, for a PDF. */
  readonly isWide?: boolean
  readonly title: string
}) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <dialog ref={dialog} class={isWide ? "wide" : undefined} aria-labelledby={id} onClose={end}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  )
}

/** A secret that is shown once, with what it is for. */
export const SecretDialog = ({
  end,
  secret,
  text,
  title
}: {
  readonly end: () => void
  readonly secret: string
  readonly text: string
  readonly title: string
}) => {
  const say = useSay()
  return (
    <Dialog title={title} end={end}>
      <p>{text}</p>
      <code class="secret">{secret}</code>
      <p class="actions">
        <button type="button" class="primary" onClick={end}>
          {say({ en: "Close", es: "Cerrar" })}
        </button>
      </p>
    </Dialog>
  )
}
