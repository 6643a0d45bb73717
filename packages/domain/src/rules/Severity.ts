/** The authority's reaction to a fault: it refuses the document, or only notifies of it. */
export type Severity = "rejection" | "notification"
