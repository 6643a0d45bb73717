import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { homedir } from "node:os"
import { join } from "node:path"
import { type Judge, judges, type Origin, testRequirements } from "./judges.ts"

/** Folder of installed judges: outside of the repository, so that every clone of this machine shares them. */
const cache = process.env["RADICAR_JUDGES"] ?? join(homedir(), ".cache/radicar/judges")

const runs = (command: string, args: ReadonlyArray<string>): boolean => spawnSync(command, args).status === 0

/** Requirements of all judges in Python, which share one environment, and of tests that ask for a `python3`. */
const requirements = [
  ...judges.flatMap(({ origin }) => ("python" in origin ? origin.python : [])),
  ...Object.entries(testRequirements).map(([name, version]) => `${name}==${version}`)
].join("\n")

// opensaml is not on Maven Central, and no judge reads SAML
const dependency = (coordinates: string): string => {
  const [group, artifact, version] = coordinates.split(":")
  return `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version>
<exclusions><exclusion><groupId>org.opensaml</groupId><artifactId>*</artifactId></exclusion></exclusions></dependency>`
}

const project = (artifacts: ReadonlyArray<string>): string => `<project xmlns="http://maven.apache.org/POM/4.0.0">
<modelVersion>4.0.0</modelVersion><groupId>radicar</groupId><artifactId>judge</artifactId><version>1</version>
<dependencies>${artifacts.map(dependency).join("\n")}</dependencies>
</project>`

/** Folder of the archives of a judge in Java. */
export const archivesOf = ({ name }: Judge): string => join(cache, name.toLowerCase().replaceAll(/\W+/gu, "-"))

/** The Python that has all judges in Python. */
export const python = join(cache, "python/bin/python3")

/** The text that an installation leaves behind: what was installed. */
const contentOf = ({ origin }: Judge): string =>
  "maven" in origin ? project(origin.maven) : "python" in origin ? requirements : ""

const folderOf = (judge: Judge): string => ("maven" in judge.origin ? archivesOf(judge) : join(cache, "python"))

const hasContent = (folder: string, content: string): boolean =>
  existsSync(join(folder, "installed")) && readFileSync(join(folder, "installed"), "utf8") === content

/** Whether a judge can run here, in the version of its table. */
export const isInstalled = (judge: Judge): boolean => {
  const { origin } = judge
  if ("npm" in origin) return true
  if ("command" in origin) return runs(origin.command, [origin.command === "openssl" ? "version" : "--version"])
  return hasContent(folderOf(judge), contentOf(judge)) && ("python" in origin || runs("java", ["-version"]))
}

const versionOf = (origin: Exclude<Origin, { readonly command: string } | { readonly npm: string }>): string =>
  "maven" in origin ? (origin.maven[0].split(":")[2] ?? "") : (origin.python[0].split("==")[1] ?? "")

/** Version of an installed judge. */
export const judgeVersion = ({ origin }: Judge): string => {
  if ("npm" in origin) {
    const manifest = readFileSync(join(import.meta.dirname, "../../node_modules", origin.npm, "package.json"), "utf8")
    return (JSON.parse(manifest) as { readonly version: string }).version
  }
  if (!("command" in origin)) return versionOf(origin)
  const { stdout } = spawnSync(origin.command, [origin.command === "openssl" ? "version" : "--version"], {
    encoding: "utf8"
  })
  return /\d+(?:\.\d+)+/u.exec(stdout)?.[0] ?? ""
}

/** Goal of Maven that copies archives with everything that they need. */
const copyGoal = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies"

const installArchives = (folder: string, pom: string): boolean => {
  writeFileSync(join(folder, "pom.xml"), pom)
  return runs("mvn", ["-q", "-B", "-f", join(folder, "pom.xml"), copyGoal, `-DoutputDirectory=${folder}`])
}

const installPackages = (folder: string, content: string): boolean => {
  writeFileSync(join(folder, "requirements.txt"), content)
  return (
    runs("python3", ["-m", "venv", folder]) &&
    runs(join(folder, "bin/pip"), ["install", "--quiet", "-r", join(folder, "requirements.txt")])
  )
}

/** Installs a judge unless it is here in its version; returns whether it is here now. */
export const install = (judge: Judge): boolean => {
  if ("npm" in judge.origin || "command" in judge.origin) return isInstalled(judge)
  const [folder, content] = [folderOf(judge), contentOf(judge)]
  if (hasContent(folder, content)) return true
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const isDone = ("maven" in judge.origin ? installArchives : installPackages)(folder, content)
  if (isDone) writeFileSync(join(folder, "installed"), content)
  return isDone
}
