#!/usr/bin/env bash
# holidays 0.109 and workalendar 17.0.0 (PyPI), date-holidays 3.37.0 and colombian-holidays 5.0.11 (npm).
#
# Input: 13 July 2026, a Monday: the holiday of 9 July, which Law 2578 of 2026 added, is observed on it.
#
# Likely guess: calendars of a country that are maintained and released know a holiday of this year. Seen: holidays and date-holidays have it;
# workalendar and colombian-holidays do not. The three business days to accept or claim an invoice that was received on Friday 10 July end on
# Thursday 16 by the first two, and on Wednesday 15 by the others.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet holidays==0.109 workalendar==17.0.0
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund date-holidays@3.37.0 colombian-holidays@5.0.11 >/dev/null
seen=$(
  python/bin/python - <<'PY'
from datetime import date
from holidays import CO
from workalendar.america import Colombia
day = date(2026, 7, 13)
print("holidays", day in CO(years=2026))
print("workalendar", Colombia().is_holiday(day))
PY
  node -e '
const calendar = new (require("date-holidays"))("CO")
console.log("date-holidays", calendar.getHolidays(2026).some(({ date }) => date.startsWith("2026-07-13")))
const { isHoliday } = require("colombian-holidays")
console.log("colombian-holidays", isHoliday(new Date("2026-07-13T12:00:00Z")))'
)
echo "$seen"
[ "$seen" = 'holidays True
workalendar False
date-holidays true
colombian-holidays false' ]
