import { describeCommandsOf } from "./support/commandsOf.ts"

describeCommandsOf([
  "README.md",
  "docs/start/quick-start.md",
  "docs/tutorials/first-documents.md",
  "packages/cli/README.md",
  "packages/http-client/README.md",
  "packages/radicar/README.md"
])
