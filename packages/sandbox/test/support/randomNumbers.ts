/** A repeatable sequence of 31-bit numbers (Park and Miller's minimal standard generator). */
export const randomNumbers = (seed: number): (() => number) => {
  let state = BigInt(seed)
  return () => {
    state = (state * 48_271n) % 2_147_483_647n
    return Number(state)
  }
}
