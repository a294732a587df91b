// Reports the visits of AI agents to Citelens from a Cloudflare Worker that stands in front of any origin, such as
// Shopify or Webflow: it hands each request on as it is. Put it on a route of your zone.
const endpoint = "https://YOUR-CITELENS/api/v1/tracking/visit";
const key = "YOUR_API_KEY";
const timeoutMs = 150;

const reported =
  /^(user-agent|host|referer|sec-fetch-dest|signature|signature-input|signature-agent|sec-purpose|purpose|x-purpose|x-moz|cf-connecting-ip|x-forwarded-for)$/;

export default {
  async fetch(request, _env, context) {
    context.passThroughOnException(); // the origin answers by itself should this Worker fail
    const answer = fetch(request);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isSocket = request.headers.get("upgrade")?.toLowerCase() === "websocket";
    // Asked for at once: a Worker whose visitor leaves is stopped unless something is waited for.
    if (isRead && !isSocket) context.waitUntil(reportOnceAnswered(request, answer));
    return answer;
  },
};

/** Without a status where the origin has not answered. */
async function reportOnceAnswered(request, answer) {
  const status = await answer.then(
    (response) => response.status,
    () => undefined,
  );
  await report(request, status);
}

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
