import { expect, test } from "vitest"
import { rotated } from "../../src/bench/endToEnd/rotated.ts"

test("each compared service is at every place twice in twice as many rounds as there are services", () => {
  const names = ["a", "b", "c", "d"]
  const rounds = Array.from({ length: 8 }, (_, round) => rotated(names, round))
  for (const round of rounds) expect(round.toSorted()).toEqual(names)
  for (const place of names.keys()) {
    expect(rounds.map((round) => round[place]).toSorted()).toEqual(["a", "a", "b", "b", "c", "c", "d", "d"])
  }
})
