<?php

if (is_file('client/vendor/autoload.php')) {
    require 'client/vendor/autoload.php';
} else {
    require 'GuzzleHttp/autoload.php';
    spl_autoload_register(function (string $class): void {
        $path = str_replace('\\', '/', substr($class, strlen('OpenAPI\\Client\\')));
        if (str_starts_with($class, 'OpenAPI\\Client\\')) {
            require "client/lib/$path.php";
        }
    });
}

use OpenAPI\Client\Api\DocumentsApi;
use OpenAPI\Client\ApiException;
use OpenAPI\Client\Configuration;
use OpenAPI\Client\Model\Invoice;
use OpenAPI\Client\ObjectSerializer;

$configuration = Configuration::getDefaultConfiguration()
    ->setHost(getenv('RADICAR_URL'))
    ->setAccessToken('radicar-dev-token');
$documents = new DocumentsApi(new GuzzleHttp\Client(), $configuration);

$file = function (string $id, string $identificationType) use ($documents) {
    $body = [
        'TypeCode' => '01',
        'Number' => (int) getenv('INVOICE_NUMBER'),
        'Date' => getenv('INVOICE_DATE'),
        'NumberingRange' => ['Prefix' => 'SETP'],
        'CompanyParty' => [
            'Id' => '900373115',
            'IdentificationType' => '31',
            'Name' => 'Café Piñón y Cía. S.A.S.',
            'OrganizationTypeCode' => '1',
            'TaxLevelCode' => 'R-99-PN',
            'TaxCode' => '01',
            'PhysicalLocation' => ['Address' => 'Carrera 7 # 71-21', 'CityCode' => '11001'],
        ],
        'CustomerParty' => ['Id' => $id, 'IdentificationType' => $identificationType, 'Name' => 'Ana Muñoz'],
        'Items' => [[
            'Code' => 'CAF-500',
            'Description' => 'Café en grano, 500 g',
            'Quantity' => '1.234567',
            'UnitCode' => '94',
            'Price' => '123456789.55',
            'Taxes' => [['Code' => '01', 'Percentage' => '5']],
        ]],
        'PaymentMeans' => ['Code' => '1'],
    ];
    $invoice = ObjectSerializer::deserialize(json_decode(json_encode($body)), Invoice::class);
    return $documents->invoiceCreate('1', '1', $invoice, null, 'es', null, null, null, 'totals');
};

$result = $file('1020304050', '13');
echo $result->getStatus(), ' ', $result->getDocument()->getNumber(), ' ', $result->getDocument()->getTotal(), "\n";

try {
    $file('900373115-9', '31');
} catch (ApiException $refusal) {
    $problem = json_decode($refusal->getResponseBody());
    echo $problem->title, ' ', $problem->violations[0]->message, "\n";
}
