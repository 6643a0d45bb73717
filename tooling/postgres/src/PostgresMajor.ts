/** Major versions of Postgres that the service supports and tests can start. */
export const postgresMajors = [15, 16, 17, 18] as const

/** One of the {@link postgresMajors}. */
export type PostgresMajor = (typeof postgresMajors)[number]
