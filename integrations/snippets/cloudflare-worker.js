// Reports the visits of AI agents to Citelens from a Cloudflare Worker that stands in front of any origin, such as
// Shopify or Webflow: it hands each request on as it is. Put it on a route of your zone.
const endpoint = "https://YOUR-CITELENS/api/v1/tracking/visit";
const key = "YOUR_API_KEY";
const timeoutMs = 150;

const reported =
  /^(user-agent|host|referer|sec-fetch-dest|signature|signature-input|signature-agent|cf-connecting-ip|x-forwarded-for)$/;

export default {
  async fetch(request, _env, context) {
    context.passThroughOnException(); // the origin answers by itself should this Worker fail
    const response = await fetch(request);
    if (request.method === "GET" || request.method === "HEAD")
      context.waitUntil(report(request, response.status));
    return response;
  },
};

async function report({ url, method, headers }, status) {
  const { pathname, search } = new URL(url);
  try {
    await fetch(endpoint, {
      method: "POST",
      headers: { authorization: `Api-Key ${key}`, "content-type": "application/json" },
      body: JSON.stringify({
        request_path: pathname + search,
        request_method: method,
        // Cookies and credentials of your visitors stay with you.
        request_headers: Object.fromEntries([...headers].filter(([name]) => reported.test(name))),
        response_status: status,
        sdk: "snippet-cloudflare 1",
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    // A report that is lost must not disturb your site.
  }
}
