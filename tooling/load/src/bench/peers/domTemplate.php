<?php

// Signs a template with DOM and openssl: domTemplate.php <template> <key> <certificate> <times> <output>.

[, $template, $keyFile, , $times, $output] = $argv;
$text = file_get_contents($template);
$key = openssl_pkey_get_private(file_get_contents($keyFile));

function digest(DOMElement $reference, string $canonical): void
{
    $reference->getElementsByTagNameNS('*', 'DigestValue')->item(0)->nodeValue =
        base64_encode(hash('sha256', $canonical, true));
}

function sign(string $text, OpenSSLAsymmetricKey $key): string
{
    $document = new DOMDocument();
    $document->loadXML($text);
    $path = new DOMXPath($document);
    $path->registerNamespace('ds', 'http://www.w3.org/2000/09/xmldsig#');
    $signature = $path->query('//ds:Signature')->item(0);
    $signedInfo = $path->query('ds:SignedInfo', $signature)->item(0);
    foreach ($path->query('ds:Reference', $signedInfo) as $reference) {
        $id = substr($reference->getAttribute('URI'), 1);
        if ($id !== '') {
            digest($reference, $path->query("descendant::*[@Id='$id']", $signature)->item(0)->C14N());
            continue;
        }
        $place = $signature->parentNode;
        $place->removeChild($signature);
        $canonical = $document->C14N();
        $place->appendChild($signature);
        digest($reference, $canonical);
    }
    openssl_sign($signedInfo->C14N(), $value, $key, OPENSSL_ALGO_SHA256);
    $path->query('ds:SignatureValue', $signature)->item(0)->nodeValue = base64_encode($value);
    return $document->saveXML();
}

$before = hrtime(true);
for ($time = 0; $time < (int) $times; $time++) {
    $signed = sign($text, $key);
}
echo (hrtime(true) - $before) / 1000 / (int) $times;
file_put_contents($output, $signed);
