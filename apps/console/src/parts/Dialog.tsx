import type { ComponentChildren } from "preact"
import { useEffect, useId, useRef } from "preact/hooks"

/**
 * A modal dialog, open while it is rendered. It holds the focus, and Escape closes it. The focus then returns to its
 * earlier place.
 */
export const Dialog = ({
  children,
  end,
  title
}: {
  readonly children: ComponentChildren
  readonly end: () => void
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
    <dialog ref={dialog} aria-labelledby={id} onClose={end}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  )
}
