import { apiBase } from "@citelens/contract/endpoint";
import { trackVisit } from "@citelens/contract/visits";

/** What a snippet needs to report to this workspace. */
export interface SnippetTarget {
  /** The address of the tracking endpoint. */
  readonly endpoint: string;
  /** The whole key, or a placeholder to be replaced by the reader. */
  readonly key: string;
}

/** Stands where the reader puts a key of their own. */
export const keyPlaceholder = "YOUR_API_KEY";

/** What OpenAI's training crawler calls itself, so that the first visit is a real agent's. */
const gptBot =
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.3; +https://openai.com/gptbot";

/** Where servers report visits, for an app that is served from `origin`. */
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

/** Middleware for Express on Node 18 or later: reports each request without waiting for the answer. */
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

/** One word for a POSIX shell, whatever it holds. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
