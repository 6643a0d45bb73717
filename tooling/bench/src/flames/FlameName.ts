/** Subjects of flame graphs: the whole pipeline, and each of its steps. */
export const flameNames = ["pipeline", "parse", "decode", "check", "key", "render", "sign"] as const

/** Name of a subject in {@link flameNames}. */
export type FlameName = (typeof flameNames)[number]
