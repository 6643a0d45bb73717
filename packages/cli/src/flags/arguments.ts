import { FilingQuery } from "@radicar/contract/FilingQuery"
import type { Localized } from "@radicar/domain/rules/Language"
import { Argument } from "effect/cli"
import { describe } from "./describe.ts"

/** The file a command reads; `-` is standard input. */
export const fileArgument = ({ en, es }: Localized) =>
  Argument.String("file").pipe(
    describe({ en: `${en}; - reads standard input`, es: `${es}; - lee la entrada estándar` })
  )

/** Which company or provider, as the service numbers it. */
export const tenantArgument = (text: Localized) =>
  Argument.String("id").pipe(describe(text), Argument.withSchema(FilingQuery.companyId))
