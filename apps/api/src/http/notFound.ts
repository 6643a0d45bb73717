import type { Problem } from "./problemResponse.ts"

/** The problem of a path that nobody answers. */
export const notFound = (method: string, url: string): Problem => {
  const path = url.split("?")[0] ?? ""
  return {
    status: 404,
    slug: "not-found",
    title: "Not found",
    detail: { en: `There is no ${method} ${path}.`, es: `No existe ${method} ${path}.` }
  }
}
