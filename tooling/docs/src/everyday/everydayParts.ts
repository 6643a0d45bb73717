import { documentRegistry } from "@radicar/domain/inner/documentRegistry"
import type { PageParts } from "../pageParts.ts"
import { exampleText } from "./caseBody.ts"
import { type EverydayCase, everydayCases } from "./cases.ts"

/** Writes the command that files an everyday document. */
export const commandOf = ({ name, operation }: EverydayCase): string =>
  `radicar ${documentRegistry[operation].name} create ${name}.json --complete totals --certificate company.p12`

const json = (name: string): string => `\`\`\`json\n${exampleText(name)}\`\`\`\n`

/** Generated parts of the page with everyday documents: the body of each, and the command that files it. */
export const everydayParts = (): PageParts => ({
  issuer: json("company"),
  ...Object.fromEntries(
    everydayCases.map((each) => [each.name, `${json(each.name)}\n\`\`\`sh\n${commandOf(each)}\n\`\`\`\n`])
  )
})
