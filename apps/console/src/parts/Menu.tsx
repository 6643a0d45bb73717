import type { ComponentChildren } from "preact"
import { useEffect, useRef } from "preact/hooks"

/** A button that opens a small panel. Escape, a click elsewhere and a choice close it. */
export const Menu = ({
  children,
  isStart = false,
  keepOpen = false,
  label
}: {
  readonly children: ComponentChildren
  /** Whether the panel's left edge is that of the button; else its right edge. */
  readonly isStart?: boolean
  /** Whether the panel stays open when something in it is clicked. */
  readonly keepOpen?: boolean
  readonly label: string
}) => {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event): void => {
      const { current } = menu
      if (current === null || !current.open) return
      const isInside = event.target instanceof Node && current.contains(event.target)
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return
        current.querySelector("summary")?.focus()
      } else if (isInside) return
      current.open = false
    }
    document.addEventListener("click", close)
    document.addEventListener("keydown", close)
    return () => {
      document.removeEventListener("click", close)
      document.removeEventListener("keydown", close)
    }
  }, [])
  const chosen = (): void => {
    if (!keepOpen && menu.current !== null) menu.current.open = false
  }
  return (
    <details ref={menu} class={isStart ? "menu start" : "menu"}>
      <summary>{label}</summary>
      {/* the buttons within take the keys; a click anywhere else only closes */}
      <div onClick={chosen}>{children}</div>
    </details>
  )
}
