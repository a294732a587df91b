import { apiBase } from "@citelens/contract/base/endpoint";
import { trackVisit } from "@citelens/contract/traffic/visits";

/** The inputs of a snippet. */
export interface SnippetTarget {
  /** The address of the tracking endpoint. */
  readonly endpoint: string;
  /** The full key, or a placeholder for the user to replace. */
  readonly key: string;
}

/** The placeholder for the user's own key. */
export const keyPlaceholder = "YOUR_API_KEY";

/** The user agent of OpenAI's training crawler, so that the first visit is a real agent's. */
const gptBot =
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.4; +https://openai.com/gptbot";

/** The tracking endpoint of an app served from `origin`. */
export function trackingEndpoint(origin: string): string {
  return origin + apiBase + trackVisit.path.replace(/\/$/, "");
}

/** A command for a POSIX shell that reports one visit of GPTBot to /hello-from-curl and prints the status. */
export function curlSnippet({ endpoint, key }: SnippetTarget): string {
  const body = {
    request_path: "/hello-from-curl",
    request_method: "GET",
    request_headers: { "user-agent": gptBot },
  };
  return [
    `curl -i ${quoted(endpoint)} \\`,
    `  -H ${quoted(`Authorization: Api-Key ${key}`)} \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d ${quoted(JSON.stringify(body, null, 2))}`,
  ].join("\n");
}

/** Express middleware for Node 18 or later: reports each request without waiting for the response. */
export function expressSnippet({ endpoint, key }: SnippetTarget): string {
  return `// Put this before your routes, right after: const app = express();
app.use((request, response, next) => {
  // Cookies and credentials of your visitors stay with you.
  const { cookie, authorization, ...headers } = request.headers;

  fetch(${JSON.stringify(endpoint)}, {
    method: "POST",
    headers: {
      Authorization: ${JSON.stringify(`Api-Key ${key}`)},
      "Content-Type": "application/json",
    },
    body: JSON.stringify({
      request_path: request.originalUrl,
      request_method: request.method,
      request_headers: headers,
    }),
    signal: AbortSignal.timeout(150),
  }).catch(() => {}); // A report that is lost must not disturb your site.

  next(); // The visitor never waits for the report.
});
`;
}

/** Quotes any text as one word for a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
