import { assert, describe, it } from "vitest"
import { judge } from "../../src/bench/guard/judge.ts"

/** Park and Miller's generator: the same rounds at every run. */
const numbers = (seed: number) => {
  let state = seed
  return (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

/** Ratios around a true one, with the long tail that a shared machine gives them. */
const noisy = (truth: number, size: number, seed: number): ReadonlyArray<number> => {
  const next = numbers(seed)
  return Array.from({ length: size }, () => truth * (1 + (next() - 0.5) * 0.2) * (next() < 0.05 ? 1 + next() : 1))
}

describe("judge", () => {
  it("takes the ranks of the sign test's table", () => {
    // two-sided, 0.05: n = 20 leaves five at either end outside, n = 41 thirteen (Dixon and Mood, 1946)
    const rising = (size: number) => Array.from({ length: size }, (_, index) => index)
    assert.deepInclude(judge(rising(20), 1, 0.05), { low: 5, high: 14, median: 9.5 })
    assert.deepInclude(judge(rising(41), 1, 0.05), { low: 13, high: 27, median: 20 })
  })

  it("has no say about too few rounds", () => {
    assert.throws(() => judge([1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 1.2), RangeError)
  })

  it("finds what is a third slower, and lets pass what is not slower, through noise", () => {
    for (let seed = 1; seed <= 1000; seed++) {
      assert.isTrue(judge(noisy(1.33, 41, seed), 1.2).slower, `seed ${seed}`)
      assert.isFalse(judge(noisy(1, 41, seed), 1.2).slower, `seed ${seed}`)
    }
  })

  it("is wrong about what is just at the limit as seldom as it says", () => {
    const wrong = Array.from({ length: 5000 }, (_, seed) => judge(noisy(1.19, 41, seed + 1), 1.2)).filter(
      ({ slower }) => slower
    )
    assert.isAtMost(wrong.length, 5)
  })
})
