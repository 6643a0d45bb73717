import type { DocumentProof } from "@radicar/ubl/verify/DocumentProof"
import { Outcome } from "../Outcome.ts"

/** How a command ends that has shown what is not proven: a check that fails is another matter than a missing anchor. */
export const unproven = ({ degree }: DocumentProof): Outcome =>
  Outcome.of(degree === "broken" ? "invalid-document" : "not-proven")
