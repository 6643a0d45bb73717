/** Limits of the XML of documents that were filed: the service accepts 20 000 lines. */
export const filedLimits = { maximumElements: 2_000_000 }
