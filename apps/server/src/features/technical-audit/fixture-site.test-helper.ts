import { gzipSync } from "node:zlib";
import type { CheckId } from "@citelens/contract/content/audit-words";
import type { SiteAnswer } from "#test/audit-site.ts";

/** A page of a fixture site: sound but for what is planted into it, and the checks that have to say so. */
export interface FixturePage {
  readonly path: string;
  /** Checks that have to fail at this page, and no others may. */
  readonly fails?: readonly CheckId[];
  /** Written as it is into the head, or into the main part behind the text. */
  readonly head?: string;
  readonly body?: string;
  readonly title?: string | null;
  readonly description?: string | null;
  /** Where the canonical link leads; the page itself by default, nowhere for null. */
  readonly canonical?: string | null;
  readonly lang?: string | null;
  readonly h1?: string | null;
  /** Words of the text. */
  readonly words?: number;
  /** The number from which the text is made; pages with the same one have the same text. */
  readonly seed?: number;
  readonly byline?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
  /** Instead of all the rest. */
  readonly html?: string;
  readonly answer?: SiteAnswer;
  /** Whether the sitemap names it; it does by default. */
  readonly isInSitemap?: boolean;
  /** Whether the start page links to it; it does by default. */
  readonly isLinked?: boolean;
  readonly lastmod?: string;
}

export interface Fixture {
  readonly origin: string;
  readonly pages: readonly FixturePage[];
  readonly robots?: SiteAnswer;
  readonly sitemap?: SiteAnswer;
  /** Planted into the start page. */
  readonly start?: Partial<FixturePage>;
}

const nouns = (
  "oak elm ash birch maple walnut cherry beech drawer hinge plane chisel bench vice clamp saw joint dowel board shelf frame leg rail panel knob " +
  "finish oil wax lacquer stain grain knot ring bark root branch leaf seed soil water stone sand clay brick tile roof wall floor door window stair"
).split(" ");
const verbs = (
  "holds lifts turns bends keeps joins parts meets leaves finds takes gives shows hides warms cools dries wets cuts fits marks bears binds wears " +
  "splits swells shrinks drops rises leans rests stands hangs folds slides locks opens closes grows fades shines darkens ages"
).split(" ");

/** Text of so many words in sentences of eleven: the same number makes the same text, other numbers quite another one. */
export function fixtureText(words: number, seed: number): string {
  let state = (seed + 1) * 2_654_435_761;
  const next = (list: readonly string[]): string => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return list[state % list.length] ?? "";
  };
  const all = Array.from({ length: words }, (_, at) => next(at % 3 === 1 ? verbs : nouns));
  const sentences: string[] = [];
  for (let at = 0; at < all.length; at += 11) sentences.push(`The ${all.slice(at, at + 11).join(" ")}.`);
  return sentences.map((sentence) => `<p>${sentence}</p>`).join("\n");
}

/** The answers of a fixture site by path, the start page and robots.txt among them. */
export function fixtureAnswers(fixture: Fixture): Record<string, SiteAnswer> {
  const { origin, pages, start = {} } = fixture;
  const listed = pages.filter(({ isInSitemap = true }) => isInSitemap);
  const linked = pages.filter(({ isLinked = true }) => isLinked);
  const first: FixturePage = {
    path: "/",
    seed: 999,
    words: 200,
    head: organization(origin),
    ...start,
    body: `<ul>${linked.map(({ path }) => `<li><a href="${path}">All about ${path}</a></li>`).join("")}</ul>${start.body ?? ""}`,
  };
  const all = [first, ...pages].map((page, at) => [page.path, answerOf(page, { origin, at })] as const);
  return {
    "/robots.txt": fixture.robots ?? `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    "/sitemap.xml": fixture.sitemap ?? sitemapOf(origin, [first, ...listed]),
    ...Object.fromEntries(all),
  };
}

function answerOf(page: FixturePage, at: { readonly origin: string; readonly at: number }): SiteAnswer {
  if (page.answer !== undefined) return page.answer;
  const body = page.html ?? pageHtml(page, at);
  const headers = { etag: `"${at.at}"`, "content-encoding": "gzip", ...page.headers };
  return (_, response) => {
    const sent = headers["content-encoding"] === "gzip" ? gzipSync(body) : Buffer.from(body);
    const { "content-encoding": coding, ...others } = headers;
    response
      .writeHead(page.status ?? 200, {
        "content-type": "text/html; charset=utf-8",
        ...others,
        ...(coding !== "" && { "content-encoding": coding }),
      })
      .end(sent);
  };
}

function pageHtml(
  page: FixturePage,
  { origin, at }: { readonly origin: string; readonly at: number },
): string {
  const { path, words = 200, seed = at, lang = "en" } = page;
  const {
    title = `What the workshop knows of ${path}`,
    description = `What the workshop has learned of ${path} in forty years, and what it would do otherwise today.`,
    canonical = `${origin}${path}`,
    h1 = `What the workshop knows of ${path}`,
    byline = `By Ada Joiner, <time datetime="${recentDay}">${recentDay}</time>`,
  } = page;
  return `<!doctype html>
<html${lang === null ? "" : ` lang="${lang}"`}>
<head>
<meta charset="utf-8">
${title === null ? "" : `<title>${title}</title>`}
${description === null ? "" : `<meta name="description" content="${description}">`}
${canonical === null ? "" : `<link rel="canonical" href="${canonical}">`}
<meta property="og:title" content="Workshop"><meta property="og:description" content="Desks">
<meta property="og:image" content="${origin}/desk.png"><meta name="twitter:card" content="summary">
${page.head ?? ""}
</head>
<body>
<nav><a href="/">Start page</a></nav>
<main>
${h1 === null ? "" : `<h1>${h1}</h1>`}
<p>${byline}</p>
${fixtureText(words, seed)}
${page.body ?? ""}
</main>
</body>
</html>`;
}

/** Always within the last year, whenever the tests run. */
export const recentDay = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);

function organization(origin: string): string {
  return `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Workshop","url":"${origin}/","logo":"${origin}/logo.png","sameAs":["https://social.example/workshop"]}</script>`;
}

function sitemapOf(origin: string, pages: readonly FixturePage[]): string {
  const day = (at: number): string =>
    new Date(Date.now() - (29 - (at % 20)) * 86_400_000).toISOString().slice(0, 10);
  const urls = pages.map(
    ({ path, lastmod }, at) =>
      `<url><loc>${origin}${path.replaceAll("&", "&amp;")}</loc><lastmod>${lastmod ?? day(at)}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>`;
}
