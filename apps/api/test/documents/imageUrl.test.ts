import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { defaultOutbound } from "../../src/platform/outbound/OutboundOptions.ts"
import { receiver } from "../support/receiver.ts"
import { invoiceBody, TestService } from "../support/TestService.ts"
import { trustMailServer } from "../support/trustMailServer.ts"

trustMailServer()

/** An orange JPEG of 8 by 8 pixels, as skia writes it; its octets go into a PDF as they are. */
const picture = Buffer.from(
  "/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKgBTD//2Q==",
  "base64"
)

/** This machine represents the open internet, except for one address. */
const outbound = {
  ...defaultOutbound(),
  mayCall: (address: string) => address !== "127.0.0.9",
  mayUsePort: () => true,
  resolve: async () => [{ address: "127.0.0.1", family: 4 }]
}

const pdfOf = (ImageUrl: string, number: number) =>
  Effect.gen(function* () {
    const { post, url } = yield* TestService
    const body = invoiceBody(number)
    const filed = yield* post({ ...body, CompanyParty: { ...body["CompanyParty"], ImageUrl } })
    assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
    return yield* pdfAt(`${url}/v1/files/pdf/?uuid=${filed.body.document.uuid}`)
  })

const pdfAt = (address: string) =>
  Effect.promise(async () => {
    const response = await fetch(address, { headers: { authorization: `Bearer ${developmentToken}` } })
    assert.strictEqual(response.status, 200)
    return Buffer.from(await response.arrayBuffer())
  })

describe("the picture of ImageUrl", () => {
  layer(TestService.layer("Postgres", { outbound }), { timeout: "2 minutes", excludeTestServices: true })((it) => {
    it.effect("is on the PDF, from a data: URL or fetched over https, whatever the server calls it", () =>
      Effect.gen(function* () {
        const inside = yield* pdfOf(`data:image/jpeg;base64,${picture.toString("base64")}`, 990005300)
        assert.isTrue(inside.includes(picture))
        const server = yield* receiver("https")
        server.behave((response) => response.writeHead(200, { "content-type": "text/html" }).end(picture))
        const fetched = yield* pdfOf(`${server.origin}/logo.jpg`, 990005301)
        assert.isTrue(fetched.includes(picture))
        assert.isFalse((yield* pdfOf("https://localhost:1/none.jpg", 990005302)).includes(picture))
        // the next document has it from memory
        assert.isTrue((yield* pdfOf(`${server.origin}/logo.jpg`, 990005303)).includes(picture))
        assert.lengthOf(server.calls, 1)
        assert.isUndefined(server.calls[0]!.headers.cookie)
      })
    )

    it.effect("is left out where it is no picture, too large, not there, not https, or leads inside", () =>
      Effect.gen(function* () {
        const server = yield* receiver("https")
        const inside = yield* receiver("https", "127.0.0.9")
        const plain = yield* receiver()
        server.behave((response, { path }) => {
          if (path === "/page") response.writeHead(200, { "content-type": "image/jpeg" }).end("<html></html>")
          else if (path === "/large") response.writeHead(200).end(Buffer.concat([picture, Buffer.alloc(2_000_000)]))
          else if (path === "/inside") response.writeHead(302, { location: `https://127.0.0.9:${inside.port}/` }).end()
          else response.writeHead(404).end(picture)
        })
        inside.behave((response) => response.writeHead(200).end(picture))
        plain.behave((response) => response.writeHead(200).end(picture))
        const urls = [
          ...["page", "large", "inside", "absent"].map((path) => `${server.origin}/${path}`),
          `${plain.origin}/logo.jpg`,
          `https://127.0.0.9:${inside.port}/logo.jpg`,
          "nonsense"
        ]
        for (const [index, url] of urls.entries()) {
          const pdf = yield* pdfOf(url, 990005310 + index)
          assert.isTrue(pdf.subarray(0, 5).equals(Buffer.from("%PDF-")), url)
          assert.isFalse(pdf.includes(picture), url)
        }
        assert.lengthOf(server.calls, 4)
        assert.deepStrictEqual([inside.connections(), plain.connections()], [0, 0])
      })
    )
  })
})
