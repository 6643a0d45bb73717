import { Forbidden } from "@radicar/contract/problem/Forbidden"
import { Effect } from "effect"
import type { FilingEnvironment } from "../authority/FilingEnvironment.ts"
import { failLocalized } from "../language/failLocalized.ts"
import type { Provider } from "./Tenancy.ts"

/** Fails with {@link Forbidden} where the provider's software is registered in another environment. */
export const requireEnvironment = (provider: Provider, environment: FilingEnvironment) =>
  provider.environment === undefined || provider.environment === environment
    ? Effect.void
    : failLocalized(
        {
          en: `The software of provider ${provider.id} is for ${provider.environment}, this is for ${environment}.`,
          es: `El software del proveedor ${provider.id} es de ${provider.environment}, esto va a ${environment}.`
        },
        (detail) => new Forbidden({ detail })
      )
