import type { RuleExplanation } from "@radicar/domain/rulebook/explainRule"
import type { Localized } from "@radicar/domain/rules/Language"
import type { ExplainedInDocument } from "../explain/explainedIn.ts"
import type { Layout } from "./Layout.ts"
import { keyText } from "./keyText.ts"
import { rows } from "./rows.ts"
import { violationsText } from "./violationsText.ts"
import { wrap } from "./wrap.ts"

const severities: Readonly<Record<RuleExplanation["severity"], Localized>> = {
  rejection: { en: "the authority rejects the document", es: "la DIAN rechaza el documento" },
  notification: { en: "the authority only notifies", es: "la DIAN solo notifica" }
}

const deciders: Readonly<Record<RuleExplanation["decidedBy"], Localized>> = {
  rules: { en: "checked before anything is sent", es: "se verifica antes de enviar" },
  form: { en: "refused when the body is read", es: "se rechaza al leer el cuerpo" },
  construction: { en: "cannot be broken by what radicar writes", es: "lo que radicar escribe no puede incumplirla" },
  authority: { en: "only the authority can tell", es: "solo la DIAN puede saberlo" }
}

const inDocument = ({ found, key }: ExplainedInDocument, layout: Layout): ReadonlyArray<string> => [
  "",
  found.length === 0
    ? layout.say({
        en: "Nothing in this document is seen to break it.",
        es: "Nada en este documento parece incumplirla."
      })
    : `${layout.say({ en: "In this document:", es: "En este documento:" })}\n\n${violationsText(found, layout)}`,
  ...(key === undefined ? [] : ["", keyText({ ...key, number: "", key: key.value }, layout).trimStart()])
]

/** What a rule means, what to do about it, and what a document says of it. */
export const explanationText = (
  explanation: RuleExplanation & Partial<ExplainedInDocument>,
  layout: Layout
): string => {
  const { cause, code, decidedBy, fix, found, key, path, severity } = explanation
  const { columns, paint, say } = layout
  return [
    `${paint.bold(code)}  ${say(severities[severity])}`,
    "",
    ...wrap(cause, columns),
    "",
    rows(
      [
        [say({ en: "fix", es: "solución" }), fix],
        [say({ en: "field", es: "campo" }), path],
        [say({ en: "seen", es: "detección" }), say(deciders[decidedBy])]
      ],
      { columns, indent: 2, label: paint.dim }
    ),
    ...(found === undefined ? [] : inDocument({ found, ...(key === undefined ? {} : { key }) }, layout))
  ].join("\n")
}
