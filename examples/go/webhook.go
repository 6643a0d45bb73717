// Receives events at http://127.0.0.1:9000: RADICAR_WEBHOOK_SECRET=whsec_… go run webhook.go
package main

import (
	"cmp"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"io"
	"net/http"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"
)

// whether the service signed these octets in the last five minutes (Standard Webhooks 1.0)
func isSigned(key []byte, headers http.Header, body []byte) bool {
	sent, _ := strconv.ParseInt(headers.Get("webhook-timestamp"), 10, 64)
	mac := hmac.New(sha256.New, key)
	fmt.Fprintf(mac, "%s.%d.%s", headers.Get("webhook-id"), sent, body)
	expected := []byte("v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil)))
	isExpected := func(each string) bool { return hmac.Equal(expected, []byte(each)) } // for a day after a rotation one of two
	return time.Since(time.Unix(sent, 0)).Abs() < 5*time.Minute && slices.ContainsFunc(strings.Fields(headers.Get("webhook-signature")), isExpected)
}

func main() {
	key, _ := base64.StdEncoding.DecodeString(strings.TrimPrefix(os.Getenv("RADICAR_WEBHOOK_SECRET"), "whsec_"))
	http.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(io.LimitReader(r.Body, 20_000)) // the octets as they came; events have less than 20 kB
		if isSigned(key, r.Header, body) {
			fmt.Println(r.Header.Get("webhook-id"), string(body)) // an event may come again, with the same webhook-id
		} else {
			w.WriteHeader(400)
		}
	})
	http.ListenAndServe("127.0.0.1:"+cmp.Or(os.Getenv("PORT"), "9000"), nil)
}
