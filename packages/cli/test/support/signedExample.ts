import { pathOf, read } from "@radicar/fixtures/certificates/TestCertificates"
import { exampleText } from "./exampleText.ts"
import { radicarProcess } from "./radicarProcess.ts"
import type { temporaryFolder } from "./temporaryFolder.ts"

/** The example invoice, issued now and signed by the program itself. */
export const signedExample = async (files: ReturnType<typeof temporaryFolder>): Promise<string> => {
  const password = files.write("password.txt", read("company").password)
  const stdin = exampleText((body) => {
    const now = new Date().toISOString()
    Object.assign(body, { Date: now, DueDate: now, OrderReference: null })
  })
  const args = ["sign", "-", "--certificate", pathOf("company.p12"), "--password-file", password]
  return (await radicarProcess(args, { stdin })).stdout
}
