import { developmentToken } from "@radicar/api/access/DevelopmentTenant"
import { brunoCollection } from "./brunoCollection.ts"
import { httpFile } from "./httpFile.ts"
import { postmanCollection } from "./postmanCollection.ts"

/** Folder of the collections, from the root of the repository. */
export const collectionsFolder = "docs/collections"

/** Writes the collections for Postman, Bruno and editors; returns the texts of their files by path. */
export const collections = (): ReadonlyMap<string, string> => {
  const development = ["http://127.0.0.1:8080", developmentToken] as const
  return new Map(
    [
      ["radicar.postman_collection.json", postmanCollection(...development)] as const,
      ["radicar.http", httpFile(...development)] as const,
      ...[...brunoCollection(...development)].map(([name, text]) => [`bruno/${name}`, text] as const)
    ].map(([name, text]) => [`${collectionsFolder}/${name}`, text])
  )
}
