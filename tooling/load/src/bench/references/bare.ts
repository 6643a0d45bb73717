import { createServer } from "node:http"
import { buffer } from "node:stream/consumers"
import { signAndInsert } from "./signAndInsert.ts"

/** Reference program: makes two signatures and one insert for each request, behind `node:http` and nothing else. */
createServer(async (request, response) => {
  const answer = request.method === "POST" ? await signAndInsert(await buffer(request)) : {}
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer))
}).listen(Number(process.argv[2]), "127.0.0.1")
