/** Violations that one answer lists at most: a body of ten thousand faulty lines has said enough by then. */
export const maximumViolations = 200
