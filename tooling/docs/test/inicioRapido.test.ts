import { describeCommandsOf } from "./support/commandsOf.ts"

describeCommandsOf("docs/es/inicio-rapido.md")
