import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"

/**
 * Path of the first `python3` of the PATH that can import a module; undefined if none can. CI adds a Python with the
 * modules that tests need to the end of the PATH, behind one that may lack them.
 */
export const pythonWith = (module: string): string | undefined =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, "python3"))
    .find((python) => existsSync(python) && spawnSync(python, ["-c", `import ${module}`]).status === 0)
