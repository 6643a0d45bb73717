import { twins } from "../../src/twins.ts"
import { type Block, blocksOf } from "./blocksOf.ts"

interface Runner {
  readonly pages: RegExp
  readonly languages: ReadonlyArray<string>
  /** Of these, those that have this; all when absent. */
  readonly having?: string
  /** The test files that run every such block. */
  readonly by: ReadonlyArray<string>
}

const here = (...names: ReadonlyArray<string>) => names.map((name) => `tooling/docs/test/${name}.test.ts`)

const runners: ReadonlyArray<Runner> = [
  {
    pages: /^(?:README|docs\/start\/quick-start|packages\/radicar\/README)\.md$/u,
    languages: ["sh", "text"],
    having: "npx radicar ",
    by: ["tooling/build/test/packages/dev.test.ts"]
  },
  {
    pages: /^(?:README|packages\/(?:cli|http-client|radicar)\/README)\.md$/u,
    languages: ["sh"],
    having: "pnpm@12.21.0 start",
    by: here("commands")
  },
  { pages: /^README\.md$/u, languages: ["sh"], having: "pnpm@12.21.0 -s radicar", by: here("commands") },
  // the chain of the libraries, in the three places of an ERP
  { pages: /^README\.md$/u, languages: ["ts"], by: ["tooling/build/test/packages/besideEffect.test.ts"] },
  {
    pages: /^docs\/(?:start\/quick-start|tutorials\/first-documents)\.md$/u,
    languages: ["sh", "json"],
    by: here("commands")
  },
  { pages: /^docs\/es\/guides\/dia-a-dia\.md$/u, languages: ["sh", "json"], by: here("everyday") },
  // bodies of the everyday documents, and the commands that file them
  {
    pages: /^docs\/guides\/(?:notes|payroll|pos-tickets|support-documents)\.md$/u,
    languages: ["sh", "json"],
    by: here("everyday", "generated")
  },
  // the command of the test set
  { pages: /^docs\/tutorials\/habilitacion\.md$/u, languages: ["sh"], by: here("guides", "generated") },
  { pages: /^docs\/operating\/running\.md$/u, languages: ["sh"], by: here("running") },
  {
    pages: /^docs\/guides\/clients\.md$/u,
    languages: ["text"],
    by: ["tooling/judges/test/openapi/clients.test.ts", "tooling/judges/test/openapi/clients.long.test.ts"]
  },
  { pages: /^examples\/README\.md$/u, languages: ["sh"], by: ["tooling/judges/test/openapi/examplePrograms.test.ts"] },
  { pages: /^docs\/reference\/codes\.md$/u, languages: ["sh"], by: here("codes") },
  { pages: /^docs\/guides\/mcp\.md$/u, languages: ["sh", "json"], by: ["packages/cli/test/mcp.test.ts"] },
  {
    pages: /^docs\/(?:guides\/sandbox|es\/guides\/sustituto)\.md$/u,
    languages: ["ts"],
    having: "startSandbox",
    by: ["tooling/build/test/packages/installed.test.ts"]
  },
  { pages: /^docs\/guides\/library\.md$/u, languages: ["ts", "text"], by: here("library") },
  {
    pages: /^docs\/reference\/operations\/(?!numbering-ranges|status-zips|document-events|acquirers)/u,
    languages: ["sh", "json"],
    by: here("operations", "resources")
  },
  {
    pages: /^docs\/(?:reference\/problems|es\/reference\/problemas)\//u,
    languages: ["json"],
    by: here("problems", "resources")
  },
  { pages: /^docs\/operating\/chaos\.md$/u, languages: ["sh"], by: ["tooling/load/test/chaos/chaos.test.ts"] },
  {
    pages: /^docs\/operating\/fuzz\.md$/u,
    languages: ["sh"],
    by: ["tooling/judges/test/fuzz/fuzz.test.ts", "tooling/judges/test/fuzz/long.test.ts"]
  },
  {
    pages: /^packages\/(?!cli\/|ubl\/test)[^/]+\/README\.md$/u,
    languages: ["ts", ""],
    by: ["tooling/build/test/packages/installed.test.ts", "packages/http-client/test/readme.test.ts"]
  }
]

/** Drawings and changes of files, which nobody types and no program takes. */
export const onlyRead: ReadonlySet<string> = new Set(["mermaid", "diff"])

/** Whether the English page of a Spanish one has the same block, whose test then stands for both. */
const isOfTwin = ({ language, page, text }: Block): boolean => {
  const twin = twins.find(({ spanish }) => spanish === page)
  return (
    twin !== undefined && blocksOf(twin.english).some((block) => block.text === text && block.language === language)
  )
}

/** The test files that run a block; none where it is the guides' test. */
export const ranElsewhere = (block: Block): ReadonlyArray<string> => {
  const { language, page, text } = block
  const found = runners.find(
    ({ having, languages, pages }) =>
      pages.test(page) && languages.includes(language) && (having === undefined || text.includes(having))
  )?.by
  if (found !== undefined) return found
  return /^docs\/es\/reference\/(?:operaciones|codigos)/u.test(page) || isOfTwin(block) ? here("generated") : []
}
