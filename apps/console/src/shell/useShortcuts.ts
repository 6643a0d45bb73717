import type { Localized } from "@radicar/domain/inner/rules/Language"
import { useEffect } from "preact/hooks"
import { go, href } from "../routing/address.ts"

/** All views with path, name and the key that opens each after `g`. */
export const views: ReadonlyArray<{ readonly path: string; readonly name: Localized; readonly letter: string }> = [
  { path: "/", name: { en: "Overview", es: "Resumen" }, letter: "o" },
  { path: "/submissions", name: { en: "Submissions", es: "Envíos" }, letter: "s" },
  { path: "/ranges", name: { en: "Ranges", es: "Rangos" }, letter: "r" },
  { path: "/certificates", name: { en: "Certificates", es: "Certificados" }, letter: "c" },
  { path: "/authority", name: { en: "Authority", es: "DIAN" }, letter: "a" }
]

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

const goTo = (letter: string): boolean => {
  const view = views.find((each) => each.letter === letter)
  if (view === undefined) return false
  go(href(view.path, { company: new URLSearchParams(location.search).get("company") ?? undefined }))
  return true
}

const search = (): boolean => {
  const field = document.querySelector<HTMLElement>("[data-search]")
  field?.focus()
  return field !== null
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
