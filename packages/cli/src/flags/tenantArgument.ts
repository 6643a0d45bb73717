import { FilingQuery } from "@radicar/contract/FilingQuery"
import { Argument } from "effect/cli"
import { describe } from "./describe.ts"
import type { Localized } from "@radicar/domain/rules/Language"

/** Which company or provider, as the service numbers it. */
export const tenantArgument = (text: Localized) =>
  Argument.String("id").pipe(describe(text), Argument.withSchema(FilingQuery.companyId))
