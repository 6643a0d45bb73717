import { InvalidBody } from "./problem/InvalidBody.ts"
import { MalformedBody } from "./problem/MalformedBody.ts"
import { PayloadTooLarge } from "./problem/PayloadTooLarge.ts"
import { UnsupportedMediaType } from "./problem/UnsupportedMediaType.ts"

/** What can be wrong with the body of a resource. */
export const bodyProblems = [MalformedBody, InvalidBody, PayloadTooLarge, UnsupportedMediaType] as const
