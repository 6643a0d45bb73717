/**
 * Maximum size of a message from the database: 64 MiB. A row holds the signed document and the authority's answer; a
 * document of 20 000 lines has some 20 MB. The driver's default, 16 MiB, is too small.
 */
export const maximumMessageBytes = 64 * 1024 * 1024
