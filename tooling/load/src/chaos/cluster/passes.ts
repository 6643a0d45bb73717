import type { Replication } from "@radicar/fixtures/postgres/PatroniCluster"

/** Ways in which a cluster loses its leader. */
export type Disturbance = "kill" | "freeze" | "switch-over"

/** One run of a cluster: how its standbys get commits, and how it loses its leader. */
export interface Pass {
  readonly replication: Replication
  readonly disturbance: Disturbance
}

/** All passes. A planned switch-over waits for its standby, so it loses nothing without synchronous replication. */
export const allPasses: ReadonlyArray<Pass> = [
  { replication: "strict", disturbance: "kill" },
  { replication: "strict", disturbance: "freeze" },
  { replication: "strict", disturbance: "switch-over" },
  { replication: "asynchronous", disturbance: "kill" },
  { replication: "asynchronous", disturbance: "freeze" }
]

/** Name of a pass on the command line, such as `strict-kill`. */
export const passName = ({ disturbance, replication }: Pass): string => `${replication}-${disturbance}`

/** Reads comma-separated names of passes. Throws for a name that is none. */
export const readPasses = (text: string): ReadonlyArray<Pass> =>
  text.split(",").map((word) => {
    const pass = allPasses.find((each) => passName(each) === word)
    if (pass === undefined) throw new Error(`--passes takes some of ${allPasses.map(passName).join(",")}.`)
    return pass
  })
