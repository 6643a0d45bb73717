/** A list that is asked for page by page, each when the one before has been gone through; nothing before that. */
export interface Pages<Item, Page> extends AsyncIterable<Item> {
  /** The one page that the query asks for; `next` of it is the `cursor` of the one behind. */
  readonly page: () => Promise<Page>
}
