import { useEffect, useState } from "preact/hooks"

/** Where in the console the page is: the path behind `/console`, and the query. */
export interface Address {
  /** `/`, `/submissions`, `/submissions/019a…`. */
  readonly path: string
  readonly query: URLSearchParams
}

/** The address of the page, all of it below this. */
const root = "/console"

const read = (): Address => ({
  path: `/${location.pathname.slice(root.length).replaceAll(/^\/+|\/+$/gu, "")}`,
  query: new URLSearchParams(location.search)
})

let current = read()
let hasMoved = false
const listeners = new Set<(address: Address) => void>()

const moved = (): void => {
  hasMoved = true
  current = read()
  for (const tell of listeners) tell(current)
}

globalThis.addEventListener("popstate", moved)

/** Whether the page has shown another address before: then who uses it has to be taken to what is new. */
export const isMoved = (): boolean => hasMoved

/** The link to a place; what is empty or absent in the query is left out. */
export const href = (path: string, query: Readonly<Record<string, string | undefined>> = {}): string => {
  const stated = Object.entries(query).filter((entry): entry is [string, string] => (entry[1] ?? "") !== "")
  const text = new URLSearchParams(stated).toString()
  return `${root}${path === "/" ? "/" : path}${text === "" ? "" : `?${text}`}`
}

/** Goes to a link of {@link href}; `replace` leaves no step to come back to. */
export const go = (link: string, options: { readonly replace?: boolean } = {}): void => {
  if (link === location.pathname + location.search) return
  history[options.replace === true ? "replaceState" : "pushState"](null, "", link)
  moved()
}

/** Where the page is, now and whenever that changes. */
export const useAddress = (): Address => {
  const [address, setAddress] = useState(current)
  useEffect(() => {
    listeners.add(setAddress)
    setAddress(current)
    return () => void listeners.delete(setAddress)
  }, [])
  return address
}

/** Follows links within the console without reloading the page; a click listener. */
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
