<?php

// Signs XML with xmlseclibs: xmlseclibs.php <folder of the library> <xml> <key> <certificate> <times> <output>.

use RobRichards\XMLSecLibs\XMLSecurityDSig;
use RobRichards\XMLSecLibs\XMLSecurityKey;

[, $library, $xml, $keyFile, $certificateFile, $times, $output] = $argv;
spl_autoload_register(
    fn (string $name) => require "$library/src/" . strtr(substr($name, strlen('RobRichards\\XMLSecLibs\\')), '\\', '/') . '.php'
);
$text = file_get_contents($xml);
$certificate = file_get_contents($certificateFile);
$key = new XMLSecurityKey(XMLSecurityKey::RSA_SHA256, ['type' => 'private']);
$key->loadKey($keyFile, true);

function sign(string $text, XMLSecurityKey $key, string $certificate): string
{
    $document = new DOMDocument();
    $document->loadXML($text);
    $signature = new XMLSecurityDSig('ds');
    $signature->setCanonicalMethod(XMLSecurityDSig::C14N);
    $signature->addReference(
        $document,
        XMLSecurityDSig::SHA256,
        ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', XMLSecurityDSig::C14N],
        ['force_uri' => true]
    );
    $places = $document->getElementsByTagNameNS('*', 'ExtensionContent');
    // in its place before it is signed, where the namespaces around it are part of its canonical form
    $signature->sign($key, $places->item($places->length - 1));
    $signature->add509Cert($certificate);
    return $document->saveXML();
}

$before = hrtime(true);
for ($time = 0; $time < (int) $times; $time++) {
    $signed = sign($text, $key, $certificate);
}
echo (hrtime(true) - $before) / 1000 / (int) $times;
file_put_contents($output, $signed);
