import { useEffect } from "preact/hooks"
import { go, href } from "../routing/address.ts"
import { views } from "./views.ts"

const shortcutsKey = "radicar.console.shortcuts"

/** Whether single-key shortcuts are on; some users with dictation or tremors need them off (WCAG 2.1.4). */
export const hasShortcuts = (): boolean => localStorage.getItem(shortcutsKey) !== "off"

/** Stores the choice in this browser. */
export const chooseShortcuts = (isOn: boolean): void =>
  isOn ? localStorage.removeItem(shortcutsKey) : localStorage.setItem(shortcutsKey, "off")

/** Whether the focused element uses the key, such as a text field or a list of options. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest("input, select, textarea, dialog, iframe") !== null

/** Whether a key moves from the search to its results. */
const leavesSearch = ({ key, target }: KeyboardEvent): boolean =>
  key === "ArrowDown" && target instanceof HTMLElement && target.matches("[data-search]")

/** The links in the list of a view, in order. */
const rows = (): ReadonlyArray<HTMLElement> => [...document.querySelectorAll<HTMLElement>("[data-row]")]

const step = (by: 1 | -1): boolean => {
  const all = rows()
  if (all.length === 0) return false
  const here = all.findIndex((row) => row === document.activeElement)
  const next = here < 0 ? (by === 1 ? 0 : all.length - 1) : Math.min(Math.max(here + by, 0), all.length - 1)
  all[next]?.focus()
  all[next]?.scrollIntoView({ block: "nearest" })
  return true
}

/** Selects the row that has the focus, or deselects it. */
const select = (): boolean => {
  const box = document.activeElement?.closest("tr")?.querySelector<HTMLInputElement>("input[type=checkbox]")
  box?.click()
  return box != null
}

const goTo = (letter: string): boolean => {
  const view = views.find((each) => each.letter === letter)
  if (view === undefined) return false
  go(href(view.path, { company: new URLSearchParams(location.search).get("company") ?? undefined }))
  return true
}

const search = (): boolean => {
  const field = document.querySelector<HTMLElement>("[data-search]")
  if (field === null) return goTo("s")
  field.focus()
  return true
}

const back = (): boolean => {
  const link = document.querySelector<HTMLElement>("[data-back]")
  link?.click()
  return link !== null
}

/**
 * The keyboard shortcuts of all views; `help` lists them. Arrow keys move only within a list, because they scroll
 * elsewhere.
 */
export const useShortcuts = (help: () => void): void => {
  useEffect(() => {
    let isGoing = false
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (leavesSearch(event)) {
        step(1)
        event.preventDefault()
        return
      }
      if (isTaken(event)) return
      const { key } = event
      const isArrow = key === "ArrowDown" || key === "ArrowUp"
      if (isArrow ? !rows().includes(document.activeElement as HTMLElement) : !hasShortcuts()) return
      const wasGoing = isGoing
      isGoing = !wasGoing && key === "g"
      const isDone = wasGoing ? goTo(key) : act(key)
      if (isDone) event.preventDefault()
    }
    const act = (key: string): boolean => {
      switch (key) {
        case "j":
        case "ArrowDown":
          return step(1)
        case "k":
        case "ArrowUp":
          return step(-1)
        case "x":
          return select()
        case "/":
          return search()
        case "u":
          return back()
        case "?":
          help()
          return true
        default:
          return false
      }
    }
    document.addEventListener("keydown", pressed)
    return () => document.removeEventListener("keydown", pressed)
  }, [])
}
