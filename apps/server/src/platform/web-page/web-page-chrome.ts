import { inlineNames } from "./web-page-elements.ts";
import type { Attributes } from "./web-page-visitor.ts";

/** Names that generators of sites and documentation give to what stands around a page's text, as a part of a class or id. */
const frameNames =
  /(?:^|[-_ ])(?:toc|tocs|tableofcontents|table-of-contents|outline|on-this-page|breadcrumbs?|crumbs|side-?bars?|side-?nav|sphinxsidebar\w*|nav|navs|navbar|navigation|navheader|navfooter|nav-?tree|menubar|top-?bar|topnav|masthead|site-?header|page-?header|footer|site-?footer|pagination|pager|prev-?next|related|cookies?|consent|gdpr|banner|announcement|feedback|rating|newsletter|edit-?(?:this-)?(?:page|link)|last-?updated?|version-?(?:switcher|banner|warning)|share|social|skip-?(?:to-?content|link|nav)|book-toc)(?:$|[-_ ])/;
/** The same for code that stands by itself. */
const codeNames =
  /(?:^|[-_ ])(?:highlight|highlighter|codehilite|code-?blocks?|code-?samples?|code-?example|code-?container|sourcecode|source-?code|programlisting|screen|literal-?block|listingblock|language-\w+|prettyprint|repl|terminal|codemirror|gutter|line-?numbers?|linenos)(?:$|[-_ ])/;
/** Names of what readers do not see, and marks for the mouse alone. */
const unseenNames =
  /(?:^| )(?:visually-?hidden|sr-only|screen-?reader(?:-text)?|headerlink|header-?anchor|hash-link|anchor-?link|anchorjs-link|viewcode-link|copy-?(?:button|btn)?|clipboard)(?:$| )/;
/** A page that has a side bar is not one. */
const stateNames = /^(?:has|with|without|no|is|show|hide|toggle)-|-(?:enabled|open|closed|visible|layout)$/;
const codeElements = new Set(["pre", "xmp", "listing", "plaintext"]);
/** Most characters of classes and ids; what has longer ones has no name. */
const charactersMax = 400;
/** Names of elements that hold the whole page, whatever they are called. */
const wholeNames = new Set(["html", "body"]);

/** Kinds of names; a site has few of them, on each of its pages again. */
const known = new Map<string, NameKind>();
const knownMax = 10_000;

type NameKind = "dropped" | "around" | undefined;

/** Whether an element is no prose: "dropped" where nobody reads it, "around" for code and a page's frame. */
export function chromeKind(name: string, attributes: Attributes): NameKind {
  if (wholeNames.has(name)) return undefined;

  const { class: classes = "", id = "" } = attributes;
  const kind = classes === "" && id === "" ? undefined : namesKind(`${classes} ${id}`);
  if (kind === "dropped") return "dropped";
  if (inlineNames.has(name)) return undefined;
  return codeElements.has(name) ? "around" : kind;
}

function namesKind(names: string): NameKind {
  const short = names.slice(0, charactersMax);
  const kept = known.get(short);
  if (kept !== undefined || known.has(short)) return kept;

  const called = short.split(/\s+/).filter((one) => one !== "" && !stateNames.test(one));
  const lower = called.map((one) => one.toLowerCase()).join(" ");
  const apart = called.map(withHyphens).join(" ");
  const isAround = [lower, apart].some((some) => frameNames.test(some) || codeNames.test(some));
  const around = isAround ? "around" : undefined;
  const kind = unseenNames.test(lower) ? "dropped" : around;
  if (known.size >= knownMax) known.clear();
  known.set(short, kind);
  return kind;
}

/** "tableOfContents_x1" and "VPSidebar" in the words that they are made of. */
function withHyphens(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1-$2")
    .toLowerCase();
}
