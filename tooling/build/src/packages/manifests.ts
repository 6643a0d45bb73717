import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { manifestOf, publishedPackages, repository } from "./repository.ts"

/**
 * Address of the repository. Change it only here: `pnpm manifests:write` writes it into the manifest of every published
 * package. A release is refused while the address has a host that ends in `.invalid`.
 */
export const repositoryAddress = "https://example.invalid/radicar/radicar"

/** Reason for refusing to publish packages from a repository address; `undefined` if publishing is allowed. */
export const refusalOf = (address: string): string | undefined =>
  new URL(address).hostname.endsWith(".invalid")
    ? `${address} is a placeholder. Set repositoryAddress in tooling/build/src/packages/manifests.ts, then run pnpm manifests:write.`
    : undefined

const shared = ["colombia", "dian", "factura-electronica", "facturacion-electronica", "nomina-electronica"]

/** Search keywords of each package, in addition to the keywords of all packages. */
const keywords: Readonly<Record<string, ReadonlyArray<string>>> = {
  cli: ["cli", "electronic-invoicing"],
  dian: ["soap", "ws-security"],
  domain: ["cufe", "cude", "cune", "electronic-invoicing", "validation"],
  effect: ["effect", "electronic-invoicing"],
  "http-client": ["api-client", "electronic-invoicing"],
  print: ["pdf", "pdf-a", "qr"],
  radicar: ["electronic-invoicing", "sandbox"],
  signature: ["xades", "pkcs12", "xmldsig", "ws-security"],
  ubl: ["ubl", "xml", "electronic-invoicing"],
  zip: ["zip"]
}

/** Packages that need Node 24: the programs. The libraries run in Node 22. */
const needsNode24: ReadonlySet<string> = new Set(["cli", "radicar"])

/** The effect of a project with which the packages for it work: any of the major version that is pinned. */
export const effectRange = (): string => {
  const [major = 0, minor = 0] = pinnedEffect().split(".").map(Number)
  return `>=${major}.${minor} <${major + 1}`
}

/** Reads the version of effect that the workspace pins in pnpm-workspace.yaml. */
export const pinnedEffect = (): string =>
  /^catalog:\n(?: {2}.*\n)*? {2}effect: (\S+)$/mu.exec(
    readFileSync(join(repository, "pnpm-workspace.yaml"), "utf8")
  )?.[1] ?? ""

/** Makes the fields that the manifests of all published packages have in common. */
export const commonFields = (folder: string, address = repositoryAddress) => {
  const { peerDependencies } = manifestOf(folder)
  return {
    keywords: [...shared, ...(keywords[folder] ?? [])],
    homepage: `${address}/tree/main/packages/${folder}#readme`,
    bugs: `${address}/issues`,
    repository: { type: "git", url: `git+${address}.git`, directory: `packages/${folder}` },
    engines: { node: needsNode24.has(folder) ? ">=24" : ">=22" },
    ...(peerDependencies === undefined ? {} : { peerDependencies: { effect: effectRange() } })
  }
}

if (import.meta.main) {
  for (const { folder } of publishedPackages) {
    writeFileSync(
      join(repository, "packages", folder, "package.json"),
      `${JSON.stringify({ ...manifestOf(folder), ...commonFields(folder) }, undefined, 2)}\n`
    )
  }
}
