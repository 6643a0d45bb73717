/**
 * The largest message that is read from the database: 64 MiB. A row holds the signed document and the authority's
 * answer; a document of 20 000 lines has some 20 MB. The driver's own limit, 16 MiB, is less than that.
 */
export const maximumMessageBytes = 64 * 1024 * 1024
