// Files an invoice once, however often it runs for an order: dotnet run file.cs CERTIFICATE.p12 ORDER [MOMENT]
using System.Globalization;
using System.Text.Json.Nodes;

var env = (string name, string otherwise) => Environment.GetEnvironmentVariable(name) ?? otherwise;
using var http = new HttpClient
{
    BaseAddress = new Uri(env("RADICAR_URL", "http://127.0.0.1:8080")), Timeout = TimeSpan.FromSeconds(90),
    DefaultRequestHeaders = { { "Authorization", "Bearer " + env("RADICAR_TOKEN", "radicar-dev-token") }, { "Accept-Language", "es" } },
};
var (certificate, order) = (args[0], args[1]);
// store it with the order: the same request again must have the same body
var moment = args.Length > 2 ? DateTime.Parse(args[2], CultureInfo.InvariantCulture) : DateTime.UtcNow.AddHours(-5);

var invoice = new JsonObject
{
    ["TypeCode"] = "01", ["Date"] = moment.ToString("s"), ["Note"] = $"Pedido {order}",
    ["CompanyParty"] = new JsonObject
    {
        ["Id"] = "900373115", ["IdentificationType"] = "31", ["Name"] = "Café Piñón y Cía. S.A.S.", ["OrganizationTypeCode"] = "1",
        ["TaxLevelCode"] = "R-99-PN", ["TaxCode"] = "01",
        ["PhysicalLocation"] = new JsonObject { ["Address"] = "Carrera 7 # 71-21", ["CityCode"] = "11001", ["CountryCode"] = "CO" },
    },
    ["CustomerParty"] = new JsonObject { ["Id"] = "1020304050", ["IdentificationType"] = "13", ["Name"] = "Ana Muñoz" },
    // amounts are decimals: a double would round them
    ["Items"] = new JsonArray(new JsonObject
    {
        ["Code"] = "CAF-KG", ["Description"] = "Café en grano, kilo", ["UnitCode"] = "KGM", ["Quantity"] = 12.345m, ["Price"] = 28500.55m,
        ["Taxes"] = new JsonArray(new JsonObject { ["Code"] = "01", ["Percentage"] = 5m }),
    }),
    // on credit, due in thirty days
    ["PaymentMeans"] = new JsonObject { ["Code"] = "2", ["MethodCode"] = "42", ["Date"] = moment.AddDays(30).ToString("yyyy-MM-dd") },
    ["SigningCertificate"] = new JsonObject
    {
        ["Content"] = Convert.ToBase64String(File.ReadAllBytes(certificate)), ["Password"] = env("RADICAR_CERTIFICATE_PASSWORD", ""),
    },
};

var (status, result) = (0, (JsonNode?)null);
for (var pause = 0; pause < 3 && result is null; pause++)
{
    await Task.Delay(pause * 1000);
    // the same key and the same body again: a lost answer does no harm
    var filing = new HttpRequestMessage(HttpMethod.Post, "/v1/dian/invoices?companyId=1&providerId=1&complete=totals");
    filing.Headers.Add("Idempotency-Key", order);
    filing.Content = new StringContent(invoice.ToJsonString(), System.Text.Encoding.UTF8, "application/json");
    try
    {
        using var answer = await http.SendAsync(filing);
        status = (int)answer.StatusCode;
        if (status < 429) result = JsonNode.Parse(await answer.Content.ReadAsStringAsync());
    }
    catch (Exception lost) when (lost is HttpRequestException or TaskCanceledException) { status = 0; }
}

var outcome = result?["status"]?.ToString();
if (result is null) Console.WriteLine($"unavailable {status} - run this again: nothing is filed twice");
else if (outcome == "submitted")
{
    var (total, uuid) = (decimal.Parse($"{result["document"]!["total"]}", CultureInfo.InvariantCulture), result["document"]!["uuid"]);
    Console.WriteLine(FormattableString.Invariant($"accepted {result["id"]} {total} {uuid}"));
    File.WriteAllBytes($"{result["id"]}.pdf", await http.GetByteArrayAsync($"/v1/files/pdf?uuid={uuid}"));
}
else if (outcome == "rejected") Console.WriteLine($"rejected {result["id"]} {result["response"]!["errorMessage"]}");
else if (status < 300) Console.WriteLine($"pending {result["id"]} - run this again for the outcome");
else
{
    var kind = status == 400 ? "invalid" : $"{result["type"]}".EndsWith("conflict") ? "conflict" : "refused";
    Console.WriteLine($"{kind} {result["title"]} {result["detail"]} {result["violations"]}");
}
