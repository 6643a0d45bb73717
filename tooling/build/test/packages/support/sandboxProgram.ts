/** A test of a team's own, without Effect: what it does with the sandbox is typed, and printed. */
export const sandboxProgram = `
import { type Fault, startSandbox } from "radicar/sandbox"

const soap = "http://www.w3.org/2003/05/soap-envelope"
const envelope = (comment: string) =>
  \`<s:Envelope xmlns:s="\${soap}"><s:Header/><s:Body/><!--\${comment}--></s:Envelope>\`
const action = "http://wcf.dian.colombia/IWcfDianCustomerServices/GetStatus"
const post = (url: string, body: string) =>
  fetch(url, { method: "POST", headers: { "content-type": \`application/soap+xml; action="\${action}"\` }, body })

const sandbox = await startSandbox()
const { nit, password } = await sandbox.issueCertificate({ nit: "900373115", name: "Compañía de Prueba S.A.S." })
const fault: Fault = { operation: "GetStatus", behaviour: "http-503" }
await sandbox.program(fault)
const addressed = \`<a:Action xmlns:a="http://www.w3.org/2005/08/addressing">\${action}</a:Action>\`
const { status } = await post(sandbox.url, envelope("").replace("<s:Header/>", \`<s:Header>\${addressed}</s:Header>\`))
console.log(nit, password, status, (await sandbox.requests()).map(({ operation }) => operation).join())
console.log((await (await post(sandbox.url, envelope("large ".repeat(100_000)))).text()).includes("Fault"))
await sandbox.seed({ taxpayer: [] }).catch((error: unknown) => console.log((error as Error).name))
console.log(JSON.stringify(await sandbox.documents()))
await startSandbox({ port: sandbox.port }).catch((error: unknown) => {
  console.log(\`\${error instanceof Error ? "Error" : ""}: \${/EADDRINUSE/.exec(String(error))}\`)
})
await sandbox.stop()
await post(sandbox.url, envelope("")).catch((error: unknown) => console.log(String(error)))
`
