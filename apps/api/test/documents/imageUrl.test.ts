import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { deflateSync } from "node:zlib"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { defaultOutbound } from "../../src/platform/outbound/OutboundOptions.ts"
import { doneInThreads } from "../support/scrape.ts"
import { receiver } from "../support/receiver.ts"
import { invoiceBody, TestService } from "../support/TestService.ts"
import { trustMailServer } from "../support/trustMailServer.ts"

trustMailServer()

/** An orange JPEG of 8 by 8 pixels, as skia writes it; its octets go into a PDF as they are. */
const picture = Buffer.from(
  "/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKgBTD//2Q==",
  "base64"
)

/** A black PNG of 1 bit a pixel: some 2 kB of 16 million pixels. */
const blackPng = (width: number, height: number): Buffer => {
  const chunk = (type: string, content: Uint8Array) => {
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(content.length)
    frame.write(type, 4, "latin1")
    return Buffer.concat([frame, content, Buffer.alloc(4)])
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  const samples = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", samples), chunk("IEND", Buffer.alloc(0))])
}

/** This machine represents the open internet, except for one address. */
const outbound = {
  ...defaultOutbound(),
  mayCall: (address: string) => address !== "127.0.0.9",
  mayUsePort: () => true,
  resolve: async () => [{ address: "127.0.0.1", family: 4 }]
}

const answerOf = (ImageUrl: string, number: number) =>
  Effect.gen(function* () {
    const { post, url } = yield* TestService
    const body = invoiceBody(number)
    const filed = yield* post({ ...body, CompanyParty: { ...body["CompanyParty"], ImageUrl } })
    assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
    const address = `${url}/v1/files/pdf/?uuid=${filed.body.document.uuid}`
    const answer = yield* Effect.promise(async () => {
      const response = await fetch(address, { headers: { authorization: `Bearer ${developmentToken}` } })
      assert.strictEqual(response.status, 200)
      return { headers: response.headers, pdf: Buffer.from(await response.arrayBuffer()) }
    })
    return { ...answer, notifications: (filed.body.notifications ?? []) as ReadonlyArray<{ readonly rule: string }> }
  })

const pdfOf = (ImageUrl: string, number: number) => Effect.map(answerOf(ImageUrl, number), ({ pdf }) => pdf)

/** Width and height in pixels of the picture on a PDF; `null` if it has none. */
const pixelsOn = (pdf: Buffer): ReadonlyArray<number> | null => {
  const [, width, height] = /\/Subtype\/Image\/Width ([0-9]+)\/Height ([0-9]+)/u.exec(pdf.toString("latin1")) ?? []
  return width === undefined ? null : [Number(width), Number(height)]
}

const readInThread = doneInThreads("readPicture")

describe("the picture of ImageUrl", () => {
  layer(TestService.layer("Postgres", { outbound, metrics: { host: "127.0.0.1", port: 0 } }), {
    excludeTestServices: true
  })((it) => {
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

    it.effect("is omitted if it is not a picture, too large, missing, not https, or on an internal address", () =>
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

    it.effect("is read in a thread and reduced to what prints, once for all documents that hold the file", () =>
      Effect.gen(function* () {
        const file = blackPng(4000, 4000)
        assert.isBelow(file.length, 2500)
        const ImageUrl = `data:image/png;base64,${file.toString("base64")}`
        const before = yield* readInThread
        for (const number of [990005330, 990005331]) {
          const { headers, notifications, pdf } = yield* answerOf(ImageUrl, number)
          assert.deepStrictEqual(pixelsOn(pdf), [500, 500])
          assert.isNull(headers.get("x-radicar-notification"))
          assert.deepStrictEqual(notifications, [])
        }
        const server = yield* receiver("https")
        server.behave((response) => response.writeHead(200).end(file))
        assert.deepStrictEqual(pixelsOn(yield* pdfOf(`${server.origin}/same.png`, 990005332)), [500, 500])
        assert.strictEqual(yield* readInThread, before + 1)
      })
    )

    it.effect("is not read if it has more than 16 million pixels, which is notified", () =>
      Effect.gen(function* () {
        const file = blackPng(4001, 4000)
        const before = yield* readInThread
        const inside = yield* answerOf(`data:image/png;base64,${file.toString("base64")}`, 990005340)
        assert.isNull(pixelsOn(inside.pdf))
        assert.deepStrictEqual(
          inside.notifications.map(({ rule }) => rule),
          ["RAD64"]
        )
        const server = yield* receiver("https")
        server.behave((response) => response.writeHead(200).end(file))
        const fetched = yield* answerOf(`${server.origin}/large.png`, 990005341)
        assert.isNull(pixelsOn(fetched.pdf))
        assert.strictEqual(fetched.headers.get("x-radicar-notification"), "RAD64; problem=size")
        assert.strictEqual(yield* readInThread, before)
      })
    )
  })
})
