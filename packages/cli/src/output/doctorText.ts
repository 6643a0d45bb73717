import type { Localized } from "@radicar/domain/rules/Language"
import { CliOutput } from "effect/cli"
import type { Check, CheckName } from "../doctor/Check.ts"
import type { Layout } from "./Layout.ts"
import { wrap } from "./wrap.ts"

const states: Readonly<Record<Check["state"], Localized & { readonly colour: "green" | "yellow" | "red" | "dim" }>> = {
  ok: { en: "ok", es: "bien", colour: "green" },
  warn: { en: "warn", es: "aviso", colour: "yellow" },
  fail: { en: "fail", es: "falla", colour: "red" },
  skipped: { en: "skipped", es: "omitido", colour: "dim" }
}

const names: Readonly<Record<CheckName, Localized>> = {
  node: { en: "Node", es: "Node" },
  profile: { en: "profile", es: "perfil" },
  service: { en: "service", es: "servicio" },
  database: { en: "database", es: "base de datos" },
  "service-clock": { en: "service's clock", es: "reloj del servicio" },
  token: { en: "token", es: "token" },
  authority: { en: "authority", es: "DIAN" },
  "authority-direct": { en: "authority from here", es: "DIAN desde aquí" },
  "authority-clock": { en: "authority's clock", es: "reloj de la DIAN" },
  certificate: { en: "certificate", es: "certificado" },
  range: { en: "range", es: "rango" }
}

const stateWidth = 9
const nameWidth = 21

const padded = (text: string, width: number): string =>
  text + " ".repeat(Math.max(1, width - CliOutput.displayWidth(text)))

/** What was found, one check under the other, with what to do about it. */
export const doctorText = (checks: ReadonlyArray<Check>, { columns, paint, say }: Layout): string =>
  checks
    .flatMap(({ advice, check, detail, state }) => {
      const word = states[state]
      const margin = " ".repeat(stateWidth + nameWidth)
      const room = columns - margin.length
      const told = state === "ok" || advice === undefined ? "" : say(advice)
      const lines = [...wrap(say(detail), room), ...(told === "" ? [] : wrap(`→ ${told}`, room))]
      return lines.map((line, index) =>
        index === 0
          ? `${paint[word.colour](say(word))}${" ".repeat(stateWidth - say(word).length)}${padded(say(names[check]), nameWidth)}${line}`
          : `${margin}${line}`
      )
    })
    .join("\n")
