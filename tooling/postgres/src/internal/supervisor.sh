# Runs the command of "$@" until it ends or standard input closes, then removes the folder $FOLDER.
# Standard input is a pipe from the test process: it closes however that process ends, even by SIGKILL.
exec 3<&0
"$@" &
server=$!
( read -r _ <&3; kill -QUIT "$server" ) 2>/dev/null &
watcher=$!
wait "$server"
status=$?
kill "$watcher" 2>/dev/null
rm -rf "$FOLDER"
exit "$status"
