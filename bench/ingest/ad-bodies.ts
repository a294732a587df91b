/** Pages of the website that passages are asked for. */
export const adPages = 500;

export function adPath(page: number): string {
  return `/guides/chapter-${page}`;
}

/** Bodies that a publisher's server sends: a passage of each page, with a visitor's headers. */
export function adBodies(): string[] {
  return Array.from({ length: adPages }, (_, page) =>
    JSON.stringify({
      page_url: `https://www.example.com${adPath(page)}?utm_source=feed`,
      placement: "below-article",
      request_headers: {
        host: "www.example.com",
        "user-agent":
          "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.4; +https://openai.com/gptbot",
        accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
        "accept-language": "en-US,en;q=0.9",
      },
    }),
  );
}
