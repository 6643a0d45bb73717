import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { FilingHeaders } from "./FilingQuery.ts"
import { NotFound } from "./problem/NotFound.ts"

const summary = {
  id: Schema.String.annotate({ description: "Name of the list in paths and commands, such as payment-means." }),
  title: Schema.String.annotate({ description: "In the caller's language." }),
  name: Schema.String.annotate({ description: "The authority's name of the list." }),
  source: Schema.String.annotate({ description: "Where the authority publishes it." }),
  total: Schema.Int.annotate({ description: "Number of its codes." })
}

/** A code list without its codes. */
export const CodeListItem = Schema.Struct(summary).annotate({ identifier: "CodeListItem" })

/** Every code list, without the codes. */
export const CodeListItems = Schema.Struct({ items: Schema.Array(CodeListItem) }).annotate({
  identifier: "CodeListItems"
})

/** See {@link CodeListItems}. */
export type CodeListItems = typeof CodeListItems.Type

const ConceptField = Schema.Struct({
  field: Schema.String.annotate({ description: "Field of an item of Items." }),
  isSalary: Schema.optionalKey(Schema.Boolean.annotate({ description: "Of an item that states this IsSalary." })),
  xml: Schema.String.annotate({ description: "Element or attribute that the value becomes." }),
  rule: Schema.optionalKey(Schema.String.annotate({ description: "The authority's rule about it." }))
}).annotate({ identifier: "ConceptField" })

/** A code of a list. */
export const ListedCode = Schema.Struct({
  type: Schema.optionalKey(
    Schema.String.annotate({ description: "Of a concept of payroll: Items[].Type, which a code is unique in." })
  ),
  code: Schema.String,
  name: Schema.String.annotate({
    description: "In Spanish; in the caller's language where the list has both."
  }),
  validFrom: Schema.optionalKey(
    Schema.String.annotate({ description: "First day on which it may be used, YYYY-MM-DD; absent if there is none." })
  ),
  validUntil: Schema.optionalKey(
    Schema.String.annotate({ description: "Last day on which it may be used, YYYY-MM-DD; absent if there is none." })
  ),
  element: Schema.optionalKey(Schema.String.annotate({ description: "Of a concept of payroll: its XML element." })),
  fields: Schema.optionalKey(
    Schema.Array(ConceptField).annotate({
      description: "Of a concept of payroll: what its items state, and where it goes."
    })
  )
}).annotate({ identifier: "ListedCode" })

/** A code list with its codes, or those that a search finds. */
export const ListedCodes = Schema.Struct({ ...summary, items: Schema.Array(ListedCode) }).annotate({
  identifier: "ListedCodes"
})

/** See {@link ListedCodes}. */
export type ListedCodes = typeof ListedCodes.Type

const headers = { "accept-language": FilingHeaders["accept-language"] }

/** The code lists that bodies take their codes from. They are public, so no token is needed. */
export class CodesGroup extends HttpApiGroup.make("codes")
  .add(
    HttpApiEndpoint.get("list", "/", { headers, success: CodeListItems }).annotateMerge(
      OpenApi.annotations({
        identifier: "CodeListGetAll",
        summary: "List the code lists",
        description: "Every list of codes that a field of a body may take, without the codes."
      })
    ),
    HttpApiEndpoint.get("get", "/:list", {
      params: { list: Schema.String.annotate({ description: "Id of the list, such as units." }) },
      query: {
        search: Schema.optionalKey(
          Schema.String.check(Schema.isMaxLength(100)).annotate({
            description:
              "Words that code or name must have, accents and case ignored. The best answers come first; without it every code is listed."
          })
        )
      },
      headers,
      success: ListedCodes,
      error: NotFound
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "CodeListGetItem",
        summary: "Codes of a list",
        description:
          "The codes of a list with their names. Concepts of payroll have type, fields and XML element as well. The answer has an ETag and may be cached for an hour."
      })
    )
  )
  .prefix("/v1/codes")
  .annotateMerge(
    OpenApi.annotations({ title: "Codes", description: "The code lists that bodies take their codes from." })
  ) {}
