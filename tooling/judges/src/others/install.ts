/** Installs all judges, pinned, outside of the repository. One that cannot be installed is named, and no failure. */
import { install } from "./installed.ts"
import { judges } from "./judges.ts"

for (const judge of judges) {
  if (!install(judge)) console.log(`${judge.name} cannot be installed: its checks are skipped`)
}
