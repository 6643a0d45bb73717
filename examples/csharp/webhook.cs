// Receives events at http://127.0.0.1:9000: RADICAR_WEBHOOK_SECRET=whsec_… dotnet run webhook.cs
using System.Net;
using System.Security.Cryptography;
using System.Text;
using System.Text.Json.Nodes;

var key = Convert.FromBase64String(Environment.GetEnvironmentVariable("RADICAR_WEBHOOK_SECRET")!["whsec_".Length..]);
var listener = new HttpListener();
listener.Prefixes.Add($"http://127.0.0.1:{Environment.GetEnvironmentVariable("PORT") ?? "9000"}/");
listener.Start();

// whether the service signed these octets in the last five minutes (Standard Webhooks 1.0)
bool IsSigned(WebHeaderCollection headers, byte[] body)
{
    if (!long.TryParse(headers["webhook-timestamp"], out var sent)) return false;
    if (Math.Abs(DateTimeOffset.UtcNow.ToUnixTimeSeconds() - (decimal)sent) > 300) return false;
    byte[] message = [.. Encoding.UTF8.GetBytes($"{headers["webhook-id"]}.{sent}."), .. body];
    var expected = Encoding.UTF8.GetBytes("v1," + Convert.ToBase64String(HMACSHA256.HashData(key, message)));
    // for a day after a rotation there are two signatures
    var signatures = (headers["webhook-signature"] ?? "").Split(' ');
    return signatures.Any(each => CryptographicOperations.FixedTimeEquals(Encoding.UTF8.GetBytes(each), expected));
}

while (true)
{
    var context = await listener.GetContextAsync();
    // the octets as they came, before anything parses them
    using var octets = new MemoryStream();
    await context.Request.InputStream.CopyToAsync(octets);
    var signed = IsSigned((WebHeaderCollection)context.Request.Headers, octets.ToArray());
    context.Response.StatusCode = signed ? 204 : 400;
    context.Response.Close();
    // after the answer; an event may come again with the same webhook-id, which is then done already
    if (signed) Console.WriteLine($"{context.Request.Headers["webhook-id"]} {JsonNode.Parse(octets.ToArray())!["type"]}");
}
