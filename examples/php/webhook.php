<?php
// Receives events at http://127.0.0.1:9000: RADICAR_WEBHOOK_SECRET=whsec_… php -S 127.0.0.1:9000 webhook.php
$key = base64_decode(substr(getenv('RADICAR_WEBHOOK_SECRET'), strlen('whsec_')));
// the octets as they came
$body = file_get_contents('php://input');

/** Whether the service signed these octets in the last five minutes (Standard Webhooks 1.0). */
function isSigned(string $key, string $body): bool
{
    $sent = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '';
    if (!ctype_digit($sent) || abs(time() - (int) $sent) > 300) {
        return false;
    }
    $message = ($_SERVER['HTTP_WEBHOOK_ID'] ?? '') . ".$sent.$body";
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', $message, $key, true));
    // for a day after a rotation there are two signatures
    foreach (explode(' ', $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '') as $signature) {
        if (hash_equals($expected, $signature)) {
            return true;
        }
    }
    return false;
}

if (!isSigned($key, $body)) {
    http_response_code(400);
    return;
}
http_response_code(204);
// put the work into a queue; an event may come again with the same webhook-id, which is then done already
$event = json_decode($body, true);
$line = "{$_SERVER['HTTP_WEBHOOK_ID']} {$event['type']} " . ($event['data']['id'] ?? '');
file_put_contents('php://stdout', "$line\n");
