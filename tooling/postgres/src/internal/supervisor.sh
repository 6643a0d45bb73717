# Runs the command of "$@" until it ends or standard input closes, then removes the folder $FOLDER.
# While the file $FOLDER/lasting exists, an ended server is restarted, once $FOLDER/down is removed or after a
# minute.
# Standard input is a pipe from the test process. It closes whenever that process ends, even by SIGKILL.
exec 3<&0
while :; do
  "$@" &
  server=$!
  ( read -r _ <&3; rm -f "$FOLDER/lasting"; kill -QUIT "$server" ) 2>/dev/null &
  watcher=$!
  wait "$server"
  status=$?
  kill "$watcher" 2>/dev/null
  waited=0
  while [ -e "$FOLDER/lasting" ] && [ -e "$FOLDER/down" ] && [ "$waited" -lt 600 ]; do sleep 0.1; waited=$((waited + 1)); done
  [ -e "$FOLDER/lasting" ] || break
  sleep 0.1
done
rm -rf "$FOLDER"
exit "$status"
