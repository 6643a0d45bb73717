import { bilingual } from "@radicar/domain/inner/rules/Language"
import { FilingQuery } from "@radicar/contract/inner/FilingQuery"
import { Effect, Option, Path, Schema } from "effect"
import { Command } from "effect/cli"
import { failure } from "../Failure.ts"
import { argument, describeCommand, optionalText } from "../flags/flags.ts"
import { HttpUrl } from "../flags/serviceFlags.ts"
import { factRows, type Layout, listText } from "../output/layout.ts"
import { Output, reporting } from "../output/Output.ts"
import { type Profile, type Profiles, readProfiles, writeProfiles } from "../profile/profilesFile.ts"

/** A profile as shown in a list. */
interface ListedProfile extends Profile {
  readonly name: string
  readonly inUse: boolean
}

/** Profiles, one per line; the current one is marked. */
const profilesText = listText<ListedProfile>({ en: "There are no profiles.", es: "No hay perfiles." }, ({ paint }) => [
  { heading: "", cell: ({ inUse }) => (inUse ? ["*", paint.green] : "") },
  { heading: { en: "profile", es: "perfil" }, cell: ({ name }) => name },
  { heading: { en: "service", es: "servicio" }, least: 16, cell: ({ url }) => url },
  { heading: { en: "company", es: "empresa" }, cell: ({ companyId }) => companyId },
  { heading: { en: "provider", es: "proveedor" }, cell: ({ providerId }) => providerId },
  { heading: "software", least: 8, optional: true, cell: ({ softwareId }) => softwareId },
  { heading: { en: "token in", es: "token en" }, least: 8, optional: true, cell: ({ tokenFile }) => tokenFile },
  { heading: { en: "trusts", es: "confía en" }, least: 8, optional: true, cell: ({ trust }) => trust }
])

/** Text with the settings of a profile. */
const profileText = (
  { companyId, inUse, name, providerId, softwareId, tokenFile, trust, url }: ListedProfile,
  layout: Layout
) =>
  factRows(layout, [
    [{ en: "profile", es: "perfil" }, inUse ? `${name} ${layout.say({ en: "(in use)", es: "(en uso)" })}` : name],
    [{ en: "service", es: "servicio" }, url],
    [{ en: "company", es: "empresa" }, companyId],
    [{ en: "provider", es: "proveedor" }, providerId],
    ["software", softwareId],
    [{ en: "token in", es: "token en" }, tokenFile],
    [{ en: "trusts", es: "confía en" }, trust]
  ])

const Name = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9][\w.-]{0,39}$/u)).annotate({
  description: bilingual({
    en: "1 to 40 letters, digits, '.', '_' or '-'",
    es: "de 1 a 40 letras, dígitos, '.', '_' o '-'"
  })
})
const name = argument("name", { en: "Name of the profile", es: "Nombre del perfil" }, Name)

const requireProfile = Effect.fnUntraced(function* (name: string) {
  const all = yield* readProfiles
  const profile = Object.hasOwn(all.profiles, name) ? all.profiles[name] : undefined
  if (profile !== undefined) return { all, profile }
  return yield* failure("configuration", { en: `There is no profile ${name}.`, es: `No hay un perfil ${name}.` })
})

const itemOf = ({ current }: Profiles, name: string, profile: Profile): ListedProfile => ({
  name,
  inUse: current === name,
  ...profile
})

const set = Command.make(
  "set",
  {
    name,
    url: optionalText("url", "url", { en: "Address of the service", es: "Dirección del servicio" }, HttpUrl),
    companyId: optionalText(
      "company-id",
      "id",
      { en: "The company that issues", es: "La compañía que emite" },
      FilingQuery.companyId
    ),
    providerId: optionalText(
      "provider-id",
      "id",
      { en: "The provider whose software issues", es: "El proveedor cuyo software emite" },
      FilingQuery.providerId
    ),
    softwareId: optionalText("software-id", "id", {
      en: "The software as registered at the authority",
      es: "El software como está registrado en la DIAN"
    }),
    tokenFile: optionalText("token-file", "file", {
      en: "File with the bearer token; its path is kept",
      es: "Archivo con el token; se guarda su ruta"
    }),
    trust: optionalText("trust", "path", {
      en: "File or folder of trust anchors; its path is kept",
      es: "Archivo o carpeta de anclas de confianza; se guarda su ruta"
    })
  },
  Effect.fn("profile set")(function* ({ name, tokenFile, trust, ...flags }) {
    const output = yield* Output
    const path = yield* Path.Path
    const all = yield* readProfiles
    const absolute = Option.map((file: string) => path.resolve(file))
    const changes = Object.entries({ ...flags, tokenFile: absolute(tokenFile), trust: absolute(trust) }).flatMap(
      ([key, value]) => (Option.isSome(value) ? [[key, value.value] as const] : [])
    )
    const before = Object.hasOwn(all.profiles, name) ? all.profiles[name] : undefined
    const profile: Profile = { ...before, ...Object.fromEntries(changes) }
    // the first profile becomes the current one
    const changed: Profiles = { current: all.current ?? name, profiles: { ...all.profiles, [name]: profile } }
    yield* writeProfiles(changed)
    const item = itemOf(changed, name, profile)
    yield* output.value(item, () => profileText(item, output))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Create a profile, or change the given values of one; the first profile is used at once",
    es: "Crea un perfil o cambia lo que se indique; el primero queda en uso de inmediato",
    examples: [
      {
        command: "radicar profile set acme --url https://radicar.example.com --company-id 7 --token-file acme.token",
        en: "From now on documents are filed there, for company 7",
        es: "Desde ahora los documentos se radican allí, por la compañía 7"
      }
    ]
  })
)

const use = Command.make(
  "use",
  { name },
  Effect.fn("profile use")(function* ({ name }) {
    const output = yield* Output
    const { all, profile } = yield* requireProfile(name)
    yield* writeProfiles({ ...all, current: name })
    const item = { name, inUse: true, ...profile }
    yield* output.value(item, () => profileText(item, output))
  }, reporting("value"))
).pipe(describeCommand({ en: "Use a profile by default", es: "Usa un perfil por omisión" }))

const list = Command.make(
  "list",
  {},
  Effect.fn("profile list")(function* () {
    const output = yield* Output
    const all = yield* readProfiles
    const items = Object.entries(all.profiles).map(([name, profile]) => itemOf(all, name, profile))
    yield* output.list(items, items, () => profilesText(items, output))
  }, reporting("value"))
).pipe(describeCommand({ en: "List the profiles and what they set", es: "Lista los perfiles y lo que definen" }))

const remove = Command.make(
  "remove",
  { name },
  Effect.fn("profile remove")(function* ({ name }) {
    const { message, say } = yield* Output
    const { all } = yield* requireProfile(name)
    const { [name]: _, ...others } = all.profiles
    yield* writeProfiles({
      profiles: others,
      ...(all.current === undefined || all.current === name ? {} : { current: all.current })
    })
    yield* message(say({ en: `Forgotten: ${name}`, es: `Eliminado: ${name}` }))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Delete a profile; the files that it names are kept",
    es: "Elimina un perfil; los archivos que nombra se conservan"
  })
)

/** `radicar profile`: manages named settings of the command line. */
export const profileCommand = Command.make("profile").pipe(
  describeCommand({
    en: "Profiles: a service, a company and a token under one name",
    es: "Perfiles: un servicio, una compañía y un token bajo un nombre",
    short: {
      en: "Name a service, a company and a token for later calls",
      es: "Da un nombre a un servicio, una compañía y un token"
    }
  }),
  Command.withSubcommands([set, use, list, remove])
)
