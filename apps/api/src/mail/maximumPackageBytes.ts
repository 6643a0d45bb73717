/**
 * Bytes of the ZIP that goes by mail: 2 MB (annex FE 1.9, on the delivery by e-mail), read as millions. Receivers refuse
 * what has no PDF in it, so what is larger is not mailed.
 */
export const maximumPackageBytes = 2_000_000
