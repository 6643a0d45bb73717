import type { Profile } from "../profile/Profile.ts"
import type { Layout } from "./Layout.ts"
import { printable } from "./printable.ts"
import { rows } from "./rows.ts"

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
