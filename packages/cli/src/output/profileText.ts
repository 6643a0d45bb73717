import type { Profile } from "../profile/Profile.ts"
import type { Layout } from "./Layout.ts"
import { printable } from "./printable.ts"
import { rows } from "./rows.ts"
import { type Cell, table } from "./table.ts"

/** A profile as a list has it. */
export interface ListedProfile extends Profile {
  readonly name: string
  readonly inUse: boolean
}

/** Profiles, one a line; the one in use has a mark. */
export const profilesText = (profiles: ReadonlyArray<ListedProfile>, layout: Layout): string => {
  const { paint, say } = layout
  if (profiles.length === 0) return say({ en: "There are no profiles.", es: "No hay perfiles." })
  const columns = [
    { heading: "" },
    { heading: say({ en: "profile", es: "perfil" }) },
    { heading: say({ en: "service", es: "servicio" }), least: 16 },
    { heading: say({ en: "company", es: "empresa" }) },
    { heading: say({ en: "provider", es: "proveedor" }) },
    { heading: "software", least: 8, optional: true },
    { heading: say({ en: "token in", es: "token en" }), least: 8, optional: true }
  ]
  const lines = profiles.map(
    ({ companyId, inUse, name, providerId, softwareId, tokenFile, url }): ReadonlyArray<Cell> => [
      inUse ? ["*", paint.green] : "",
      name,
      url,
      companyId,
      providerId,
      softwareId,
      tokenFile
    ]
  )
  return table(columns, lines, layout)
}

/** What a profile sets. */
export const profileText = (name: string, profile: Profile, inUse: boolean, { columns, paint, say }: Layout): string =>
  rows(
    [
      [say({ en: "profile", es: "perfil" }), inUse ? `${name} ${say({ en: "(in use)", es: "(en uso)" })}` : name],
      [say({ en: "service", es: "servicio" }), printable(profile.url ?? "")],
      [say({ en: "company", es: "empresa" }), profile.companyId],
      [say({ en: "provider", es: "proveedor" }), profile.providerId],
      [say({ en: "software", es: "software" }), printable(profile.softwareId ?? "")],
      [say({ en: "token in", es: "token en" }), printable(profile.tokenFile ?? "")]
    ],
    { columns, label: paint.dim }
  )
