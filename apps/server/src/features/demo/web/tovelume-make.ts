import type { DemoPage, PageMade, SiteMake } from "./demo-site.ts";

/**
 * How the demo's own site is made: full of faults on its first day, most of which somebody mends as the days go by. Some come
 * with the mending, and some are left for the last audit to find. All of them are made up, as the site is.
 */
export function tovelumeMake(day: number): SiteMake {
  const isSince = (on: number): boolean => day >= on;
  const isTidy = isSince(days.tidy);
  return {
    robots: isSince(days.searchOpen) ? "" : closedToSearch,
    sitemap: sitemapOn(day),
    alsoInSitemap: isTidy ? [] : [gone],
    redirects: { "/products/arc": "/arc", "/lamps/arc": "/products/arc" },
    footerLinks: footerLinksOn(day),
    isSecureOnly: isSince(days.secure),
    logo: isTidy ? '<img src="/logo.png" alt="Tovelume"> ' : '<img src="/logo.png"> ',
    hasValidators: isTidy,
    firstByteMs: (path) => (path === "/reed" && !isTidy ? slowMs : usualMs + path.length),
    head: (page, made) => [
      ...(isSince(days.heads) ? describingLines(page, made) : []),
      ...(isSince(days.previews) ? previewLines(page) : []),
      ...(isClosed(page.path, isTidy) ? ['<meta name="robots" content="noindex">'] : []),
      ...(isSince(days.newStyle)
        ? ['<link rel="stylesheet" href="http://www.tovelume.example/style.css">']
        : []),
      ...dataOn(page, { ...made, day }),
    ],
  };
}

/** Days of the demo's calendar on which something of the site changes. */
const days = {
  sitemap: 20,
  /** robots.txt lets an AI search in again. */
  searchOpen: 30,
  /** Canonical links, descriptions, and structured data of products, one block of which has a comma too many. */
  heads: 32,
  /** http leads to https. */
  secure: 40,
  /** Dead links and redirects are gone, the sitemap is right, the logo has an alt text, answers are quick. */
  tidy: 50,
  /** Tags for previews, dates of guides and products, and a link to a page for the press that is not there yet. */
  previews: 60,
  /** Day on which that link is gone, and a style sheet has come that is loaded without encryption. */
  newStyle: 80,
} as const;

const closedToSearch = `# Left from the time when the site was built
User-agent: Claude-SearchBot
Disallow: /

`;
const gone = "/catalogue-2024";
const slowMs = 1_250;
const usualMs = 110;

function sitemapOn(day: number): SiteMake["sitemap"] {
  if (day < days.sitemap) return "none";
  return day < days.tidy ? "today" : "real";
}

function footerLinksOn(day: number): SiteMake["footerLinks"] {
  if (day < days.tidy)
    return [
      { path: gone, words: "Our catalogue" },
      { path: "/lamps/arc", words: "The Arc" },
    ];
  const isAnnounced = day >= days.previews && day < days.newStyle;
  return isAnnounced ? [{ path: "/press", words: "For the press" }] : [];
}

/** The spare parts were written behind closed doors, which nobody opened when they came into the sitemap. */
function isClosed(path: string, isTidy: boolean): boolean {
  return path === "/repairs" || (path === "/jobs" && !isTidy);
}

/** Nobody has come to write about these. */
const withoutDescription: ReadonlySet<string> = new Set(["/jobs", "/newsletter", "/imprint"]);

function describingLines(page: DemoPage, { url }: PageMade): string[] {
  const { path } = page;
  // Whoever made the template of texts took the address from the menu.
  const canonical = /^\/(?:compare|guides)\//.test(path) ? path : url;
  return [
    `<link rel="canonical" href="${canonical}">`,
    ...(withoutDescription.has(path) ? [] : [`<meta name="description" content="${firstSentence(page)}">`]),
  ];
}

function previewLines(page: DemoPage): string[] {
  return [
    `<meta property="og:title" content="${page.title}">`,
    `<meta property="og:description" content="${firstSentence(page)}">`,
    `<meta property="og:image" content="https://www.tovelume.example/lamp.png">`,
  ];
}

/** The first line that is no heading. */
function firstSentence({ title, text }: DemoPage): string {
  return text.split("\n").find((line) => !line.startsWith("## ")) ?? title;
}

interface PageDay extends PageMade {
  readonly day: number;
}

/** Structured data of the start page, of products and of guides. */
function dataOn(page: DemoPage, on: PageDay): string[] {
  if (on.day < days.heads) return [];
  if (page.path === "/") return [script(organization)];
  const product = products[page.path];
  if (product) return [productScript(page, product, on)];
  return page.path.startsWith("/guides/") && on.day >= days.previews ? guideScripts(page, on) : [];
}

const organization = {
  "@type": "Organization",
  name: "Tovelume",
  url: "https://www.tovelume.example/",
  logo: "https://www.tovelume.example/logo.png",
  sameAs: ["https://forum.deskfolk.example/makers/tovelume"],
};

interface Product {
  readonly name: string;
  readonly priceOn: (day: number) => number;
}

const arcCheaperFrom = 36;

const products: Readonly<Record<string, Product>> = {
  // Its offer stays when the lamp is sold out.
  "/arc": { name: "Tovelume Arc", priceOn: (day) => (day < arcCheaperFrom ? 149 : 129) },
  "/stem": { name: "Tovelume Stem", priceOn: () => 79 },
  "/reed": { name: "Tovelume Reed", priceOn: () => 219 },
};

function productScript({ path }: DemoPage, { name, priceOn }: Product, { day, written }: PageDay): string {
  const hasOffer = path !== "/reed" || day >= days.previews;
  const data = {
    "@type": "Product",
    name,
    brand: { "@type": "Brand", name: "Tovelume" },
    ...(day >= days.previews && { dateModified: written }),
    ...(hasOffer && {
      offers: {
        "@type": "Offer",
        price: String(priceOn(day)),
        priceCurrency: "EUR",
        availability: "https://schema.org/InStock",
      },
    }),
  };
  const whole = script(data);
  return path === "/stem" && day < days.tidy ? whole.replace(/\}<\/script>$/, ",}</script>") : whole;
}

/** The newest guide was forgotten. */
function guideScripts({ path, title }: DemoPage, { written }: PageDay): string[] {
  if (path === "/guides/home-office-lighting") return [];
  return [
    script({
      "@type": "Article",
      headline: title,
      datePublished: written,
      author: { "@type": "Organization", name: "Tovelume" },
    }),
  ];
}

function script(data: object): string {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${json}</script>`;
}
