/** The tax authority's own number, without check digit. */
export const authorityNit = "800197268"
