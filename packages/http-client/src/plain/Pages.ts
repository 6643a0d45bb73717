/**
 * A list that is fetched page by page. Iteration fetches each page when the previous one is exhausted, and none before
 * it starts.
 */
export interface Pages<Item, Page> extends AsyncIterable<Item> {
  /** Fetches the page that the query selects; its `next` is the `cursor` of the following page. */
  readonly page: () => Promise<Page>
}
