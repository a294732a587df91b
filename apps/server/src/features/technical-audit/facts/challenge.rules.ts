interface AnswerHead {
  readonly status: number;
  /** By their names in lower case. */
  readonly headers: Readonly<Partial<Record<string, string>>>;
}

interface ChallengeMark {
  readonly name: string;
  /** In the HTML, in lower case. */
  readonly page: RegExp;
}

/** The part of a page in which its marks are looked for: challenges are small pages. */
const startCharactersMax = 40_000;
/** A challenge has next to nothing to read; a page that writes about challenges has. */
const textCharactersMax = 1_500;

/** Headers by which a service says of an answer that it is its challenge. */
const headerMarks: readonly { readonly header: string; readonly value: RegExp }[] = [
  { header: "cf-mitigated", value: /^challenge$/ },
  { header: "x-amzn-waf-action", value: /^(?:challenge|captcha)$/ },
  { header: "x-vercel-mitigated", value: /^(?:challenge|deny)$/ },
  { header: "x-datadome", value: /^protected$/ },
];

/** Marks of whole challenge pages; each counts only on a page with next to no text, or one that is refused. */
const pageMarks: readonly ChallengeMark[] = [
  {
    name: "Cloudflare",
    page: /window\._cf_chl_opt|\/cdn-cgi\/challenge-platform\/[^"']{0,40}\/orchestrate\/|<title>just a moment\.\.\.<\/title>|id="?cf-challenge-running/,
  },
  { name: "AWS WAF", page: /window\.gokuprops|awswafcookiedomainlist|\.token\.awswaf\.com\// },
  {
    name: "Imperva",
    page: /_incapsula_resource\?(?:[^"']{0,80}&)?(?:swudnsai|swjiylwa|cwudnsai)|incapsula incident id/,
  },
  { name: "DataDome", page: /(?:geo|ct|c)\.captcha-delivery\.com/ },
  {
    name: "HUMAN",
    page: /id="?px-captcha|window\._pxappid\b[^<]{0,400}(?:captcha|_pxhostname)|captcha\.px-(?:cdn|cloud)\.net/,
  },
  { name: "Sucuri", page: /sucuri_cloudproxy_js|<title>sucuri website firewall/ },
  {
    name: "Akamai",
    page: /sec-if-cpt-container|\/_sec\/cp_challenge\/|errors\.edgesuite\.net|errors&#46;edgesuite&#46;net|<title>access denied<\/title>[\s\S]{0,800}?reference(?: |&#32;)(?:#|&#35;)\d/,
  },
  { name: "Kasada", page: /window\.kpsdk\s?=/ },
  { name: "SiteGround", page: /\/\.well-known\/sgcaptcha\// },
  { name: "DDoS-Guard", page: /\/\.well-known\/ddos-guard\/|<title>ddos-guard<\/title>/ },
  { name: "Anubis", page: /id="?anubis_challenge/ },
  { name: "F5", page: /<title>request rejected<\/title>[\s\S]{0,400}?support id/ },
  {
    name: "Vercel",
    page: /<title>vercel security checkpoint<\/title>|\/\.well-known\/vercel\/security\/(?:static|request-challenge)/,
  },
];

/** A captcha is a challenge where the page is nothing but the captcha. */
const captcha =
  /(?:class="?[^"'<>]{0,80}\b(?:h-captcha|cf-turnstile|g-recaptcha)\b|hcaptcha\.com\/1\/api\.js|challenges\.cloudflare\.com\/turnstile)/;
/** An application that fills an empty page loads a captcha for its forms. */
const application = /id="?(?:root|app|__next|__nuxt|___gatsby)\b|type="?module\b/;
const captchaTextCharactersMax = 400;

/**
 * The mark by which an answer is a challenge to robots in place of the page; null where it is none. `htmlStart` is the beginning of
 * the page. A page that has a captcha in one of its forms, or that writes about such services, is no challenge.
 */
export function challengeMark({ status, headers }: AnswerHead, htmlStart: string): string | null {
  for (const { header, value } of headerMarks) {
    const said = headers[header]?.trim().toLowerCase();
    const isSure = header !== "x-datadome" || status >= 400;
    if (said !== undefined && value.test(said) && isSure) return `${header}: ${said}`;
  }

  const html = htmlStart.slice(0, startCharactersMax).toLowerCase();
  const text = shownLength(html);
  if (text > textCharactersMax) return null;

  const mark = pageMarks.find(({ page }) => page.test(html));
  if (mark && (isRefusal(status) || text <= captchaTextCharactersMax)) return `page of ${mark.name}`;
  if (
    captcha.test(html) &&
    text <= captchaTextCharactersMax &&
    !hasOwnFields(html) &&
    !application.test(html)
  )
    return "captcha alone";
  return null;
}

function isRefusal(status: number): boolean {
  return (
    status === 202 || status === 401 || status === 403 || status === 405 || status === 429 || status === 503
  );
}

/** A form in which something can be written is what the captcha guards. */
function hasOwnFields(html: string): boolean {
  return /<textarea|<select|<input(?![^>]{0,300}type="?(?:hidden|submit|button))/.test(html);
}

/** How much a page shows, near enough to tell a page from an empty one, as far as that matters; scripts, styles and tags are no text. */
function shownLength(html: string): number {
  let length = 0;
  let position = 0;
  while (position < html.length && length <= textCharactersMax) {
    const tag = html.indexOf("<", position);
    const end = tag === -1 ? html.length : tag;
    length += html.slice(position, end).replace(/\s+/g, " ").trim().length;
    if (tag === -1) break;

    position = afterTag(html, tag);
  }
  return length;
}

function afterTag(html: string, tag: number): number {
  const [, element, comment] =
    /^<(?:(script|style|noscript|svg|head)(?=[\s>/])|(!--))/.exec(html.slice(tag, tag + 10)) ?? [];
  const unseen = element ?? comment;
  const closing = comment ? "-->" : `</${unseen}`;
  const from = unseen === undefined ? tag : html.indexOf(closing, tag);
  if (from === -1) return html.length;
  const end = html.indexOf(">", from);
  return end === -1 ? html.length : end + 1;
}
