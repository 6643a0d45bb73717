import { documentRegistry } from "@radicar/domain/inner/documentRegistry"
import { exampleText } from "./caseBody.ts"
import { type EverydayCase, everydayCases } from "./cases.ts"

/** Writes the command that files an everyday document. */
export const commandOf = ({ name, operation }: EverydayCase): string =>
  `radicar ${documentRegistry[operation].name} create ${name}.json --complete totals --certificate company.p12`

const blocks = (name: string, command: string): string =>
  `\`\`\`json\n${exampleText(name)}\`\`\`\n\n\`\`\`sh\n${command}\n\`\`\``

/** Generated parts of the page with everyday documents: the body of each, and the command that files it. */
export const everydayParts = () => ({
  company: blocks("company", "radicar company set 1 company.json --token-file admin.token"),
  ...Object.fromEntries(everydayCases.map((each) => [each.name, blocks(each.name, commandOf(each))]))
})
