// Reports the visits of AI agents to Citelens (.NET 8 or newer). Save it as CitelensVisits.cs, and put into Program.cs,
// before all other middleware: app.UseMiddleware<CitelensVisits>();
using System.Net.Http.Headers;
using System.Net.Http.Json;
using System.Threading.Channels;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Extensions;

public sealed class CitelensVisits
{
    private const string Endpoint = "https://YOUR-CITELENS/api/v1/tracking/visit";
    private const string Key = "YOUR_API_KEY";
    private static readonly TimeSpan Timeout = TimeSpan.FromMilliseconds(150);

    private static readonly string[] Relayed =
        ["cf-connecting-ip", "true-client-ip", "x-vercel-forwarded-for", "fly-client-ip", "x-real-ip", "x-forwarded-for"];
    private static readonly string[] Reported =
        ["user-agent", "host", "referer", "sec-fetch-dest", "signature", "signature-input", "signature-agent",
            "sec-purpose", "purpose", "x-purpose", "x-moz", .. Relayed]; // the last tell prefetches, which Citelens does not count

    // What does not fit is dropped, so a host that hangs costs nothing.
    private readonly Channel<object> reports =
        Channel.CreateBounded<object>(new BoundedChannelOptions(1000) { FullMode = BoundedChannelFullMode.DropWrite });
    private readonly HttpClient client = new() { Timeout = Timeout };
    private readonly RequestDelegate next;

    public CitelensVisits(RequestDelegate next)
    {
        this.next = next;
        client.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue("Api-Key", Key);
        for (var sender = 0; sender < 4; sender++) _ = Task.Run(SendReports);
    }

    public async Task InvokeAsync(HttpContext context)
    {
        var hasFailed = true;
        try
        {
            await next(context);
            hasFailed = false;
        }
        finally
        {
            Report(context, hasFailed);
        }
    }

    private void Report(HttpContext context, bool hasFailed)
    {
        try
        {
            var method = context.Request.Method;
            var isRead = HttpMethods.IsGet(method) || HttpMethods.IsHead(method);
            var isSocket = context.Request.Headers.Upgrade.ToString().Contains("websocket", StringComparison.OrdinalIgnoreCase);
            if (isRead && !isSocket) reports.Writer.TryWrite(VisitOf(context, StatusOf(context, hasFailed)));
        }
        catch
        {
            // A visit that cannot be read must not disturb your site.
        }
    }

    private static int StatusOf(HttpContext context, bool hasFailed)
    {
        if (context.Response.HasStarted) return context.Response.StatusCode;
        if (context.RequestAborted.IsCancellationRequested) return 499; // as nginx has it where the visitor has left
        return hasFailed ? 500 : context.Response.StatusCode;
    }

    private static object VisitOf(HttpContext context, int status)
    {
        var headers = Reported // cookies and credentials of your visitors stay with you
            .Where(context.Request.Headers.ContainsKey)
            .ToDictionary(name => name, name => context.Request.Headers[name].ToString());
        var isRelayed = Relayed.Any(headers.ContainsKey);
        return new Dictionary<string, object?>
        {
            ["request_path"] = context.Request.GetEncodedPathAndQuery(),
            ["request_method"] = context.Request.Method,
            ["request_headers"] = headers,
            ["response_status"] = status,
            ["client_ip"] = isRelayed ? "" : context.Connection.RemoteIpAddress?.ToString() ?? "",
            ["sdk"] = "snippet-aspnet 1",
        };
    }

    private async Task SendReports()
    {
        await foreach (var visit in reports.Reader.ReadAllAsync())
        {
            try
            {
                using var response = await client.PostAsJsonAsync(Endpoint, visit);
            }
            catch
            {
                // A report that is lost must not disturb your site.
            }
        }
    }
}
