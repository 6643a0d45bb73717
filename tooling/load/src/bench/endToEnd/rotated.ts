/**
 * Orders the items of a round: from another one on in every second round, and backwards in the round after it. After
 * twice as many rounds as there are items, each has been at every place twice.
 */
export const rotated = <A>(items: ReadonlyArray<A>, round: number): ReadonlyArray<A> => {
  const start = Math.floor(round / 2) % items.length
  const turned = [...items.slice(start), ...items.slice(0, start)]
  return round % 2 === 0 ? turned : turned.toReversed()
}
