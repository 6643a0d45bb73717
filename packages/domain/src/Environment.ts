/**
 * Where a document is filed, as `cbc:ProfileExecutionID` and the document keys write it: `1` production, `2` test
 * (habilitación and the sandbox).
 */
export type Environment = "1" | "2"
