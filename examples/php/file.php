<?php
// Files an invoice once, however often it runs for an order: php file.php CERTIFICATE.p12 ORDER [MOMENT]
$service = getenv('RADICAR_URL') ?: 'http://127.0.0.1:8080';
$token = getenv('RADICAR_TOKEN') ?: 'radicar-dev-token';
[, $certificate, $order] = $argv;
// store it with the order: the same request again must have the same body
$moment = new DateTimeImmutable($argv[3] ?? 'now', new DateTimeZone('America/Bogota'));

$invoice = [
    'TypeCode' => '01', 'Date' => $moment->format('Y-m-d\TH:i:s'), 'Note' => "Pedido $order",
    'CompanyParty' => [
        'Id' => '900373115', 'IdentificationType' => '31', 'Name' => 'Café Piñón y Cía. S.A.S.', 'OrganizationTypeCode' => '1',
        'TaxLevelCode' => 'R-99-PN', 'TaxCode' => '01',
        'PhysicalLocation' => ['Address' => 'Carrera 7 # 71-21', 'CityCode' => '11001', 'CountryCode' => 'CO'],
    ],
    'CustomerParty' => ['Id' => '1020304050', 'IdentificationType' => '13', 'Name' => 'Ana Muñoz'],
    // amounts are texts, as a database gives decimals: a float would round them
    'Items' => [[
        'Code' => 'CAF-KG', 'Description' => 'Café en grano, kilo', 'UnitCode' => 'KGM', 'Quantity' => '12.345',
        'Price' => '28500.55', 'Taxes' => [['Code' => '01', 'Percentage' => '5']],
    ]],
    // on credit, due in thirty days
    'PaymentMeans' => ['Code' => '2', 'MethodCode' => '42', 'Date' => $moment->modify('+30 days')->format('Y-m-d')],
    'SigningCertificate' => [
        'Content' => base64_encode(file_get_contents($certificate)),
        'Password' => getenv('RADICAR_CERTIFICATE_PASSWORD'),
    ],
];

/** Returns the HTTP status, 0 without an answer, and the octets. */
$call = function (string $method, string $path, array $headers = [], string $body = '') use ($service, $token): array {
    $headers = ["Authorization: Bearer $token", 'Accept-Language: es', ...$headers];
    $http = ['method' => $method, 'header' => $headers, 'content' => $body, 'timeout' => 90, 'ignore_errors' => true];
    $stream = @fopen($service . $path, 'rb', false, stream_context_create(['http' => $http]));
    if ($stream === false) {
        return [0, ''];
    }
    return [(int) explode(' ', stream_get_meta_data($stream)['wrapper_data'][0])[1], stream_get_contents($stream)];
};

foreach ([0, 1, 2] as $pause) {
    sleep($pause);
    // the same key and the same body again: a lost answer does no harm
    $headers = ['Content-Type: application/json', "Idempotency-Key: $order"];
    $path = '/v1/dian/invoices?companyId=1&providerId=1&complete=totals';
    [$status, $answer] = $call('POST', $path, $headers, json_encode($invoice));
    $result = $status < 429 ? json_decode($answer, true) : null;
    if ($result !== null) {
        break;
    }
}

if ($result === null) {
    echo "unavailable $status - run this again: nothing is filed twice\n";
} elseif ($result['status'] === 'submitted') {
    ['total' => $total, 'uuid' => $uuid] = $result['document'];
    echo "accepted {$result['id']} $total $uuid\n";
    file_put_contents("{$result['id']}.pdf", $call('GET', "/v1/files/pdf?uuid=$uuid")[1]);
} elseif ($result['status'] === 'rejected') {
    echo "rejected {$result['id']} {$result['response']['errorMessage']}\n";
} elseif ($status < 300) {
    echo "pending {$result['id']} - run this again for the outcome\n";
} else {
    $kind = $status === 400 ? 'invalid' : (str_ends_with($result['type'], 'conflict') ? 'conflict' : 'refused');
    echo "$kind {$result['title']} ", $result['detail'] ?? '', "\n";
    foreach ($result['violations'] ?? [] as $each) {
        echo "{$each['rule']} {$each['path']} {$each['message']}\n";
    }
}
