import type { IncomingMessage } from "node:http"

/** The other spellings of paths: payroll documents have a slip of the pen in theirs that callers may or may not repeat. */
const aliases: ReadonlyMap<string, string> = new Map([
  ["/v1/dian/playrolls", "/v1/dian/payrolls"],
  ["/v1/dian/payroll-replace-notes", "/v1/dian/playroll-replace-notes"],
  ["/v1/dian/payroll-delete-notes", "/v1/dian/playroll-delete-notes"]
])

/** Gives a request to an alias the path that it stands for. */
export const resolvePathAlias = (request: IncomingMessage): void => {
  const [path = "", ...query] = (request.url ?? "").split("?")
  const known = aliases.get(path.endsWith("/") ? path.slice(0, -1) : path)
  if (known !== undefined) request.url = [known, ...query].join("?")
}
