import { FilingQuery } from "@radicar/contract/FilingQuery"
import { Argument } from "effect/cli"

/** Which company or provider, as the service numbers it. */
export const tenantArgument = (description: string) =>
  Argument.String("id").pipe(Argument.withDescription(description), Argument.withSchema(FilingQuery.companyId))
