import { describeCommandsOf } from "./support/commandsOf.ts"

describeCommandsOf(["README.md", "docs/quick-start.md", "docs/es/inicio-rapido.md"])
