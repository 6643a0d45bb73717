import { useEffect, useState } from "preact/hooks"

/** Place within the console: the path below `/console`, and the query. */
export interface Address {
  /** `/`, `/submissions`, `/submissions/019a…`. */
  readonly path: string
  readonly query: URLSearchParams
}

/** Root path of the console. */
const root = "/console"

const read = (): Address => ({
  path: `/${location.pathname.slice(root.length).replaceAll(/^\/+|(?<!\/)\/+$/gu, "")}`,
  query: new URLSearchParams(location.search)
})

let current = read()
let hasMoved = false
const listeners = new Set<(address: Address) => void>()

/** Takes the link of a move that is held back. */
type Hold = (link: string) => void

let hold: Hold | undefined

/** Holds back moves within the console: each link goes to `held`, until the returned function is called. */
export const holdMoves = (held: Hold): (() => void) => {
  hold = held
  return () => {
    if (hold === held) hold = undefined
  }
}

const moved = (): void => {
  hasMoved = true
  current = read()
  for (const tell of listeners) tell(current)
}

globalThis.addEventListener("popstate", () => {
  if (hold === undefined) return moved()
  // the browser has moved already
  const link = location.pathname + location.search
  history.pushState(null, "", href(current.path, Object.fromEntries(current.query)))
  hold(link)
})

/** Whether the address has changed since the console was loaded. If so, a new view must take the focus. */
export const isMoved = (): boolean => hasMoved

/** The link to a place; empty or missing parts of the query are left out. */
export const href = (path: string, query: Readonly<Record<string, string | undefined>> = {}): string => {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => (entry[1] ?? "") !== "")
  const text = new URLSearchParams(entries).toString()
  return `${root}${path === "/" ? "/" : path}${text === "" ? "" : `?${text}`}`
}

/** Goes to a link of {@link href}; `replace` adds no step to the browser's history. */
export const go = (link: string, options: { readonly replace?: boolean } = {}): void => {
  if (link === location.pathname + location.search) return
  if (hold !== undefined) return hold(link)
  history[options.replace === true ? "replaceState" : "pushState"](null, "", link)
  moved()
}

/** The current address, updated at every change. */
export const useAddress = (): Address => {
  const [address, setAddress] = useState(current)
  useEffect(() => {
    listeners.add(setAddress)
    setAddress(current)
    return () => void listeners.delete(setAddress)
  }, [])
  return address
}

/** Click listener that follows links within the console without reloading the page. */
export const followLink = (event: MouseEvent): void => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return
  const link = event.target instanceof Element ? event.target.closest("a") : null
  if (link === null || link.target !== "" || link.download !== "" || link.origin !== location.origin) return
  if (link.pathname !== root && !link.pathname.startsWith(`${root}/`)) return
  // a link within the page, such as to its main part
  if (link.hash !== "") return
  event.preventDefault()
  go(link.pathname + link.search)
}
