#!/usr/bin/env bash
# SheetJS 0.18.5 (npm package xlsx, the newest there) and 0.20.3 (npm package @e965/xlsx).
#
# Input: a workbook with the cell 46354.5, formatted as date and time: 28 November 2026, 12:00:00. It is read with `cellDates: true`, and a
# JavaScript date of the same local time is written, in three time zones.
#
# Likely guess: noon is noon in every zone. Seen in 0.18.5: in Bogota noon is read as 12:00:16 and written as 11:59:44, because the
# distance to 30 December 1899 is computed with the zone's local mean time of that day (Bogota -4:56:16). Madrid is 44 seconds off,
# UTC nothing. 0.20.3 is right in all zones, but its dates mean UTC, not local time.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

npm install --silent --no-audit --no-fund xlsx@0.18.5 @e965/xlsx@0.20.3 >/dev/null
cat >noon.cjs <<'NODE'
const time = (date, zone) => date.toLocaleTimeString("en-GB", { timeZone: zone })
for (const name of ["xlsx", "@e965/xlsx"]) {
  const { read, utils, version, write } = require(name)
  const sheet = { "!ref": "A1", A1: { t: "n", v: 46354.5, z: "yyyy-mm-dd hh:mm:ss" } }
  const file = write({ SheetNames: ["S"], Sheets: { S: sheet } }, { type: "buffer", bookType: "xlsx" })
  const cell = read(file, { cellDates: true }).Sheets.S.A1.v
  const written = utils.aoa_to_sheet([[new Date(2026, 10, 28, 12)]]).A1.v
  const zone = version === "0.18.5" ? process.env.TZ : "UTC"
  console.log(process.env.TZ, version, "read", time(cell, zone), "written", Math.round((written - 46354.5) * 86400), "s off")
}
NODE
for zone in UTC America/Bogota Europe/Madrid; do TZ=$zone node noon.cjs; done >seen
cat seen
diff seen - <<'EXPECTED'
UTC 0.18.5 read 12:00:00 written 0 s off
UTC 0.20.3 read 12:00:00 written 0 s off
America/Bogota 0.18.5 read 12:00:16 written -16 s off
America/Bogota 0.20.3 read 12:00:00 written 0 s off
Europe/Madrid 0.18.5 read 12:00:44 written -44 s off
Europe/Madrid 0.20.3 read 12:00:00 written 0 s off
EXPECTED
