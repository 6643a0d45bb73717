import { FilingQuery } from "@radicar/contract/FilingQuery"
import { Effect, Option, Path, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { Failure } from "../Failure.ts"
import { HttpUrl } from "../flags/serviceFlags.ts"
import { Output } from "../output/Output.ts"
import { profilesText, profileText } from "../output/profileText.ts"
import { reporting } from "../output/reporting.ts"
import type { Profile, Profiles } from "../profile/Profile.ts"
import { readProfiles, writeProfiles } from "../profile/profilesFile.ts"

const Name = Schema.String.check(
  Schema.isPattern(/^[A-Za-z0-9][\w.-]{0,39}$/u, { expected: "1 to 40 letters, digits, '.', '_' or '-'" })
)
const name = Argument.String("name").pipe(Argument.withDescription("Name of the profile"), Argument.withSchema(Name))

const stated = (flag: string, metavar: string, description: string, schema: Schema.Codec<string>) =>
  Flag.String(flag).pipe(
    Flag.withMetavar(metavar),
    Flag.withDescription(description),
    Flag.withSchema(schema),
    Flag.optional
  )

const known = Effect.fnUntraced(function* (name: string) {
  const all = yield* readProfiles
  const profile = Object.hasOwn(all.profiles, name) ? all.profiles[name] : undefined
  if (profile !== undefined) return { all, profile }
  return yield* new Failure({
    reason: "configuration",
    text: { en: `There is no profile ${name}.`, es: `No hay un perfil ${name}.` }
  })
})

const shown = ({ current }: Profiles, name: string, profile: Profile) => ({ name, inUse: current === name, ...profile })

const set = Command.make(
  "set",
  {
    name,
    url: stated("url", "url", "Address of the service", HttpUrl),
    companyId: stated("company-id", "id", "The company that issues", FilingQuery.companyId),
    providerId: stated("provider-id", "id", "The provider whose software issues", FilingQuery.providerId),
    softwareId: stated("software-id", "id", "The software as registered at the authority", Schema.String),
    tokenFile: stated("token-file", "file", "File with the bearer token; its path is kept", Schema.String)
  },
  Effect.fn("profile set")(function* ({ name, tokenFile, ...flags }) {
    const output = yield* Output
    const path = yield* Path.Path
    const all = yield* readProfiles
    const given = Object.entries({ ...flags, tokenFile: Option.map(tokenFile, (file) => path.resolve(file)) }).flatMap(
      ([key, value]) => (Option.isSome(value) ? [[key, value.value] as const] : [])
    )
    const before = Object.hasOwn(all.profiles, name) ? all.profiles[name] : undefined
    const profile: Profile = { ...before, ...Object.fromEntries(given) }
    // the first one is what its maker wants to use
    const changed: Profiles = { current: all.current ?? name, profiles: { ...all.profiles, [name]: profile } }
    yield* writeProfiles(changed)
    const item = shown(changed, name, profile)
    yield* output.value(item, () => profileText(name, profile, item.inUse, output))
  }, reporting("value"))
).pipe(
  Command.withDescription("Make a profile or change what is given of it; the first one is in use at once"),
  Command.withExamples([
    {
      command: "radicar profile set acme --url https://radicar.example.com --company-id 7 --token-file acme.token",
      description: "What is filed from now on goes there, for company 7"
    }
  ])
)

const use = Command.make(
  "use",
  { name },
  Effect.fn("profile use")(function* ({ name }) {
    const output = yield* Output
    const { all, profile } = yield* known(name)
    yield* writeProfiles({ ...all, current: name })
    yield* output.value({ name, inUse: true, ...profile }, () => profileText(name, profile, true, output))
  }, reporting("value"))
).pipe(Command.withDescription("Use a profile where no other is named"))

const list = Command.make(
  "list",
  {},
  Effect.fn("profile list")(function* () {
    const output = yield* Output
    const all = yield* readProfiles
    const items = Object.entries(all.profiles).map(([name, profile]) => shown(all, name, profile))
    yield* output.list(items, items, () => profilesText(items, output))
  }, reporting("value"))
).pipe(Command.withDescription("List the profiles and what they set"))

const remove = Command.make(
  "remove",
  { name },
  Effect.fn("profile remove")(function* ({ name }) {
    const { message, say } = yield* Output
    const { all } = yield* known(name)
    const { [name]: _, ...others } = all.profiles
    yield* writeProfiles({
      profiles: others,
      ...(all.current === undefined || all.current === name ? {} : { current: all.current })
    })
    yield* message(say({ en: `Forgotten: ${name}`, es: `Eliminado: ${name}` }))
  }, reporting("value"))
).pipe(Command.withDescription("Forget a profile; files that it names stay"))

/** `radicar profile`: settings of the command line under names. */
export const profile = Command.make("profile").pipe(
  Command.withDescription("Profiles: which service, company and token, under a name"),
  Command.withSubcommands([set, use, list, remove])
)
