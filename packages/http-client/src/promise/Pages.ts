/**
 * A list fetched page by page. Iterating fetches each page when the one before is exhausted, and none before it starts.
 */
export interface Pages<Item, Page> extends AsyncIterable<Item> {
  /** The one page that the query asks for; `next` of it is the `cursor` of the one behind. */
  readonly page: () => Promise<Page>
}
