import type { ComponentChildren } from "preact"
import { useEffect, useRef } from "preact/hooks"
import { isMoved } from "../routing/address.ts"

/**
 * The main heading of a view. It takes the focus when the view replaces another, so that keyboard and screen reader
 * follow. Set `focus: false` if the view has a better place. `title` is the title of the browser's tab.
 */
export const Heading = ({
  children,
  focus = true,
  title
}: {
  readonly children: ComponentChildren
  readonly focus?: boolean
  readonly title: string
}) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus && isMoved()) heading.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    document.title = `${title} · radicar`
  }, [title])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
