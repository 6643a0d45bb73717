import { inject } from "vitest"

declare module "vitest" {
  interface ProvidedContext {
    /** Where the service of this test run listens, and its sandbox. */
    readonly addresses: { readonly url: string; readonly authority: string }
  }
}

const { authority, url } = inject("addresses")

/** The service that `globalSetup` has started, with the authority's sandbox inside. */
export const service = {
  url,
  /** How many documents of a number the authority has. */
  filed: async (number: number): Promise<number> => {
    const answer = await fetch(`${authority}/admin/documents`)
    const documents = (await answer.json()) as ReadonlyArray<unknown>
    return documents.filter((document) => JSON.stringify(document).includes(`"SETP${number}"`)).length
  }
}
