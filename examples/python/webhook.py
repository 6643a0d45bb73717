"""Receives events at http://127.0.0.1:9000: RADICAR_WEBHOOK_SECRET=whsec_… python3 webhook.py"""
import base64, hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

key = base64.b64decode(os.environ["RADICAR_WEBHOOK_SECRET"].removeprefix("whsec_"))


def is_signed(headers, body):
    """Whether the service signed these octets in the last five minutes (Standard Webhooks 1.0)."""
    sent = headers.get("webhook-timestamp", "")
    if not sent.isdecimal() or abs(time.time() - int(sent)) > 300:
        return False
    message = f"{headers.get('webhook-id', '')}.{sent}.".encode() + body
    expected = b"v1," + base64.b64encode(hmac.new(key, message, hashlib.sha256).digest())
    # for a day after a rotation there are two signatures
    signatures = headers.get("webhook-signature", "").encode().split(b" ")
    return any(hmac.compare_digest(expected, each) for each in signatures)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        # the octets as they came; events have less than 20 kB
        body = self.rfile.read(min(int(self.headers.get("Content-Length", 0)), 20_000))
        signed = is_signed(self.headers, body)
        self.send_response(204 if signed else 400)
        self.end_headers()
        if signed:
            # after the answer; an event may come again with the same webhook-id, which is then done already
            event = json.loads(body)
            print(self.headers["webhook-id"], event["type"], event["data"].get("id", ""), flush=True)


ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", 9000))), Receiver).serve_forever()
