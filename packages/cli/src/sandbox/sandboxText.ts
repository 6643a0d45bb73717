import { Redacted } from "effect"
import { testSoftware } from "@radicar/ubl/verify/testSoftware"
import type { Layout } from "../output/Layout.ts"
import { rows } from "../output/rows.ts"

/** Where the sandbox listens and the public test data it knows. */
export const sandboxText = (
  { admin, strict, url }: { readonly url: string; readonly strict: boolean; readonly admin: boolean },
  { columns, paint, say }: Layout
): string =>
  [
    paint.bold(say({ en: "Sandbox of the tax authority, until Ctrl-C", es: "Sandbox de la DIAN, hasta Ctrl-C" })),
    rows(
      [
        ["url", url],
        ...(admin ? [["admin", new URL("/admin/", url).href] as const] : []),
        [
          say({ en: "certificates", es: "certificados" }),
          strict
            ? say({ en: "of the sandbox's own authority only", es: "solo los de la autoridad del sandbox" })
            : say({ en: "any that is in date", es: "cualquiera que esté vigente" })
        ],
        ["software", `${testSoftware.id}, pin ${Redacted.value(testSoftware.pin)}`],
        [say({ en: "range", es: "rango" }), "SETP 990000000-995000000, 18760000001"]
      ],
      { columns, indent: 2, label: paint.dim }
    ),
    "",
    say({
      en: "Nothing that is filed here reaches the authority.",
      es: "Nada de lo que se radica aquí llega a la DIAN."
    })
  ].join("\n")
