import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks"

let opened: string | undefined

/** Remembers the opened row, so that the user can return to it. */
export const rememberOpened = (id: string): void => {
  opened = id
}

/** Returns the last opened row, once. */
const takeOpened = (): string | undefined => {
  const id = opened
  opened = undefined
  return id
}

/** The row to keep in place: the focused one, else, in a scrolled page, the first visible one. */
const rowInSight = (): HTMLElement | undefined => {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")]
  const focused = rows.find((row) => row === document.activeElement)
  if (focused !== undefined || globalThis.scrollY === 0) return focused
  return rows.find((row) => row.getBoundingClientRect().bottom > 0)
}

/**
 * Keeps a list in place while rows are added above. Browsers do this only in part, and never for the focused element.
 */
export const useSteadyScroll = (rows: unknown): void => {
  // read before the page changes
  const row = rowInSight()
  const top = row?.getBoundingClientRect().top
  useLayoutEffect(() => {
    if (row === undefined || top === undefined || !row.isConnected) return
    const moved = row.getBoundingClientRect().top - top
    if (Math.abs(moved) >= 1) globalThis.scrollBy({ top: moved, behavior: "instant" })
  }, [rows])
}

/**
 * Returns the user to the row that was open, once the list is there. Answers whether there is such a row, so that the
 * heading leaves the focus to it.
 */
export const useReturn = (isThere: boolean): boolean => {
  const [opened] = useState(takeOpened)
  const done = useRef(false)
  useEffect(() => {
    if (done.current || opened === undefined || !isThere) return
    done.current = true
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(opened)}"]`)
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: "nearest" })
  }, [opened, isThere])
  return opened !== undefined
}
