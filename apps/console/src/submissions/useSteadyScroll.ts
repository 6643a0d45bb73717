import { useLayoutEffect } from "preact/hooks"

/** The row that has to stay where it is: the one with the focus, else, in a page that was scrolled, the first in sight. */
const rowInSight = (): HTMLElement | undefined => {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")]
  const focused = rows.find((row) => row === document.activeElement)
  if (focused !== undefined || globalThis.scrollY === 0) return focused
  return rows.find((row) => row.getBoundingClientRect().bottom > 0)
}

/**
 * Keeps a list where it is while rows come above what somebody reads. Browsers do that for some content by themselves, not
 * for what has the focus, nor all of them.
 */
export const useSteadyScroll = (rows: unknown): void => {
  // before the page is changed
  const row = rowInSight()
  const top = row?.getBoundingClientRect().top
  useLayoutEffect(() => {
    if (row === undefined || top === undefined || !row.isConnected) return
    const moved = row.getBoundingClientRect().top - top
    if (Math.abs(moved) >= 1) globalThis.scrollBy({ top: moved, behavior: "instant" })
  }, [rows])
}
