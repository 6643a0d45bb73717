import type { Layout } from "./Layout.ts"

/** How to see the page behind this one; nothing behind the last. */
export const moreText = (next: string | undefined, { paint, say }: Layout): ReadonlyArray<string> =>
  next === undefined ? [] : [paint.dim(say({ en: `more: --cursor ${next}`, es: `más: --cursor ${next}` }))]
