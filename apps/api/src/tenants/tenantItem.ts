import { JsonObject } from "@radicar/domain/json/JsonObject"
import { writeJson } from "@radicar/domain/json/writeJson"
import { HttpServerResponse } from "effect/http"
import { secretPaths, withoutTenantSecrets } from "./tenantSecrets.ts"
import type { ConfiguredTenant } from "./TenantSettings.ts"

/** A company or provider as its caller sees it, every digit of its settings kept; never a secret. */
export const tenantItem = ({ id, settings, updatedAt }: ConfiguredTenant): JsonObject =>
  JsonObject.from({
    Id: id,
    Settings: withoutTenantSecrets(settings),
    Secrets: [...secretPaths(settings)],
    Updated: updatedAt.toISOString()
  })

/** An answer of JSON whose digits are kept. */
export const jsonAnswer = (json: JsonObject): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.text(writeJson(json), { contentType: "application/json" })
