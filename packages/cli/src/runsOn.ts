/** The oldest major version of Node that the commands run on, as in `engines` of package.json. */
export const oldestNode = 24

/** Whether the commands run on a version of Node, as `process.versions.node` writes it: "24.21.0". */
export const runsOn = (version: string): boolean => Number.parseInt(version, 10) >= oldestNode
