import { PostgresServer } from "@radicar/postgres/PostgresServer"

const server = await PostgresServer.start()
process.stdout.write(server.url)
process.stdin.resume()
