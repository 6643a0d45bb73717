import { Argument } from "effect/cli"
import { describe } from "./describe.ts"
import type { Localized } from "@radicar/domain/rules/Language"

/** The file a command reads; `-` is standard input. */
export const fileArgument = ({ en, es }: Localized) =>
  Argument.String("file").pipe(
    describe({ en: `${en}; - reads standard input`, es: `${es}; - lee la entrada estándar` })
  )
