import { documentRegistry } from "@radicar/domain/inner/documentRegistry"
import type { Language } from "@radicar/domain/inner/rules/Language"
import type { PageParts } from "../pageParts.ts"
import { exampleText } from "./caseBody.ts"
import { type EverydayCase, everydayCases } from "./cases.ts"

const lookAt = { en: "In the picture: ", es: "En la imagen: " } as const satisfies Record<Language, string>

/** Writes the command that files an everyday document. */
export const commandOf = ({ name, operation }: EverydayCase): string =>
  `radicar ${documentRegistry[operation].name} create ${name}.json --complete totals --certificate company.p12`

const sectionOf = (
  each: EverydayCase,
  index: number,
  language: Language
): string => `## ${index + 1}. ${each.title[language]}

${each.text[language]}

\`\`\`json
${exampleText(each.name)}\`\`\`

\`\`\`sh
${commandOf(each)}
\`\`\`

${lookAt[language]}${each.look[language]}

![${each.title[language]}](images/everyday/${each.name}.png)
`

/** Writes the generated parts of the page with everyday documents, in a language. */
export const everydayParts = (language: Language): PageParts => ({
  issuer: `\`\`\`json
${exampleText("company")}\`\`\`
`,
  documents: everydayCases.map((each, index) => sectionOf(each, index, language)).join("\n")
})
