import type { ReadFile } from "./readFile.ts"

/** Has the browser save a file under its name. */
export const save = ({ content, name }: ReadFile): void => {
  const url = URL.createObjectURL(content)
  const link = document.createElement("a")
  link.href = url
  link.download = name
  link.click()
  // the browser has taken it over when the next task runs
  setTimeout(() => URL.revokeObjectURL(url))
}
