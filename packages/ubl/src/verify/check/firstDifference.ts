/** Position of the first UTF-16 unit in which two texts differ, from 1; undefined when they do not. */
export const firstDifference = (one: string, other: string): number | undefined => {
  if (one === other) return undefined
  let index = 0
  while (index < one.length && one[index] === other[index]) index++
  return index + 1
}
