/** What one user of objects has derived from their keys, kept with the keys and gone with them. */
export class KeyMemo {
  private user: object | undefined
  private derived: unknown

  get<A>(user: object, keys: ReadonlyArray<string>, derive: (keys: ReadonlyArray<string>) => A): A {
    if (this.user !== user) {
      this.derived = derive(keys)
      this.user = user
    }
    return this.derived as A
  }
}
