#!/usr/bin/env bash
# ogen 1.25.0 (github.com/ogen-go/ogen).
#
# Input: an OpenAPI description with the operation Summary, whose parameter lists its values, and the schema Summary, whose property of the same
# name lists the same values. The second description calls the schema Sums, and is otherwise equal.
#
# Likely guess: operations and schemas have separate names, as in the specification, or a generator appends a number. Seen: ogen calls both
# enumerations SummaryEnvironment and ends with "schema name conflict". It writes nothing, for no other operation either.
# An operation needs a name that no schema has.
set -euo pipefail
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"

export GOFLAGS=-modcacherw GOBIN=$folder/bin
go install github.com/ogen-go/ogen/cmd/ogen@v1.25.0 2>/dev/null
cat >Summary.json <<'JSON'
{"openapi": "3.1.0", "info": {"title": "Example", "version": "1"},
 "paths": {"/summary": {"get": {"operationId": "Summary",
   "parameters": [{"name": "environment", "in": "query", "schema": {"type": "string", "enum": ["test", "production"]}}],
   "responses": {"200": {"description": "Sums", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Summary"}}}}}}}},
 "components": {"schemas": {"Summary": {"type": "object",
   "properties": {"environment": {"type": "string", "enum": ["test", "production"]}}}}}}
JSON
sed 's|schemas/Summary"|schemas/Sums"|; s|"schemas": {"Summary"|"schemas": {"Sums"|' Summary.json >Sums.json
for schema in Summary Sums; do
  if bin/ogen --target "$schema" --clean "$schema.json" >log 2>&1; then
    echo "schema $schema: $(find "$schema" -name 'oas_client_gen.go' | wc -l) client"
  else
    echo "schema $schema: $(grep -o 'schema name conflict: "[^"]*"' log)"
  fi
done >seen
cat seen
diff seen - <<'EXPECTED'
schema Summary: schema name conflict: "SummaryEnvironment"
schema Sums: 1 client
EXPECTED
