import { describeCommandsOf } from "./support/commandsOf.ts"

describeCommandsOf([
  "README.md",
  "docs/quick-start.md",
  "docs/first-documents.md",
  "packages/cli/README.md",
  "packages/http-client/README.md",
  "packages/radicar/README.md"
])
