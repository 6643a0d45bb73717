import { documentRegistry } from "@radicar/domain/inner/documentRegistry"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { exampleText } from "./caseBody.ts"
import { type EverydayCase, everydayCases } from "./cases.ts"

/** Path of the page with everyday documents, by language, below `docs`. */
export const everydayPages = { en: "everyday.md", es: "es/dia-a-dia.md" } as const satisfies Record<Language, string>

const introduction = {
  en: `# Everyday documents

Documents that companies issue every day. Each has the smallest body that files, the command that files it, and its first
page. The bodies are in [docs/examples/everyday](examples/everyday); tests file all of them.

Whatever the service knows or works out is omitted:

- the issuer, which is stored once: \`CompanyParty\` of the company's settings ([companies](operations/company-put.md));
- the rest of the numbering range, which the authority names ([numbering ranges](operations/numbering-ranges.md)), and the software,
  which the provider has;
- the amounts of lines and taxes, and the totals: \`--complete totals\` fills them in, over HTTP \`?complete=totals\`
  ([completion](completion.md)).

\`Date\` must be the day of filing (FAD09e), so replace it. What refers to a document that was filed before has its CUFE or CUNE;
replace it too. Rates and thresholds are those of 2026.

The issuer of all of them:
`,
  es: `# El día a día

Documentos que las empresas expiden todos los días. Cada uno trae el cuerpo más pequeño que se puede transmitir, el comando que
lo transmite y su primera página. Los cuerpos están en [docs/examples/everyday](../examples/everyday); las pruebas los transmiten
todos.

Se omite lo que el servicio ya sabe o calcula:

- el emisor, que se guarda una vez: \`CompanyParty\` en los datos de la compañía ([compañías](../operations/company-put.md));
- los demás datos del rango de numeración, que da la DIAN ([rangos](../operations/numbering-ranges.md)), y el software, que tiene el
  proveedor;
- los valores de las líneas, los tributos y los totales: los llena \`--complete totals\`, por HTTP \`?complete=totals\`
  ([completar](completar.md)).

\`Date\` debe ser el día de la transmisión (FAD09e): reemplácela. Lo que se refiere a un documento transmitido antes lleva su CUFE o
CUNE: reemplácelo también. Las tarifas y los topes son los de 2026.

El emisor de todos:
`
} as const satisfies Record<Language, string>

const lookAt = { en: "In the picture: ", es: "En la imagen: " } as const satisfies Record<Language, string>

const above = { en: "", es: "../" } as const satisfies Record<Language, string>

/** Writes the command that files an everyday document. */
export const commandOf = ({ name, operation }: EverydayCase): string =>
  `radicar ${documentRegistry[operation].name} create ${name}.json --complete totals --certificate company.p12`

const sectionOf = (each: EverydayCase, index: number, language: Language): string => `
## ${index + 1}. ${each.title[language]}

${each.text[language]}

\`\`\`json
${exampleText(each.name)}\`\`\`

\`\`\`sh
${commandOf(each)}
\`\`\`

${lookAt[language]}${each.look[language]}

![${each.title[language]}](${above[language]}images/everyday/${each.name}.png)
`

/** Writes the page with everyday documents, in a language. */
export const everydayPage = (language: Language): string => `${introduction[language]}
\`\`\`json
${exampleText("company")}\`\`\`

\`\`\`sh
radicar company set 1 company.json --token-file admin.token
\`\`\`
${everydayCases.map((each, index) => sectionOf(each, index, language)).join("")}`
