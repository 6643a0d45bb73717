/** A text that has a form; `undefined` for any other, and for none. */
export const matching = (form: RegExp, text: string | null | undefined): string | undefined =>
  typeof text === "string" && form.test(text) ? text : undefined

const tenantOf = ({ pathname, searchParams }: URL, parameter: string, collection: string): string | undefined =>
  matching(
    /^[0-9]{1,20}$/u,
    searchParams.get(parameter) ?? new RegExp(`^/v1/${collection}/([0-9]+)`, "u").exec(pathname)?.[1]
  )

/** The company that the address of a request names. */
export const companyOf = (url: URL): string | undefined => tenantOf(url, "companyId", "companies")

/** The provider that the address of a request names. */
export const providerOf = (url: URL): string | undefined => tenantOf(url, "providerId", "providers")
