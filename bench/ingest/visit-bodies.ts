import { agents } from "@citelens/crawlers";

const bodiesMade = 2_000;
const pages = 500;

/** Reports of agents' requests as a customer's server sends them, all different, the same ones every time. */
export function visitBodies(): string[] {
  const names = agents.filter(({ names, sendsRequests }) => sendsRequests && names.length > 0);
  return Array.from({ length: bodiesMade }, (_, index) => {
    const token = names[(index * 7) % names.length]?.names[0]?.replace(/[*/]$/, "") ?? "GPTBot";
    return JSON.stringify({
      request_path: `/guides/chapter-${index % pages}/how-to-read-${(index * 31) % pages}?utm_source=feed&page=${index}`,
      request_method: "GET",
      request_headers: {
        host: "www.example.com",
        "user-agent": `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ${token}/1.${index % 9}; +https://bots.example/about)`,
        accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
        "accept-encoding": "gzip, deflate, br",
        "accept-language": "en-US,en;q=0.9",
        connection: "keep-alive",
        "x-forwarded-for": `203.0.113.${index % 250}, 10.0.0.7`,
        "x-forwarded-proto": "https",
        "cache-control": "no-cache",
      },
      response_status: 200,
    });
  });
}
