/** Major versions of Postgres packaged here: those that the service supports. */
export const postgresMajors = [15, 16, 17, 18] as const

/** One of {@link postgresMajors}. */
export type PostgresMajor = (typeof postgresMajors)[number]
