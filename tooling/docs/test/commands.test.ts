import { describeCommandsOf } from "./support/commandsOf.ts"

describeCommandsOf("README.md")
