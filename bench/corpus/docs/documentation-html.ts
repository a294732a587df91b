import type { DocumentationPage, DocumentationSite } from "./documentation-site.ts";

/**
 * A page of documentation as generators write it: menus, breadcrumbs, tables of contents, marks beside headings, code with its buttons and
 * line numbers, notices of cookies and links to what comes next stand around what it says, in another markup for each skin.
 */
export function documentationHtml(site: DocumentationSite, page: DocumentationPage): string {
  const parts = partsOf(site, page);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(page.title)} ${titleMark[site.skin]} ${site.product}</title>
<style>.highlight { color: #333 }</style><script>window.analytics = "on";</script></head>
<body>${skins[site.skin](parts)}
<div class="cookie-banner" id="cookie-consent"><p>We use cookies to measure how our documentation is read. You can change your choice at any time.</p>
<button>Accept all</button> <a href="/cookies">Settings of cookies</a></div></body></html>`;
}

interface Parts {
  readonly site: DocumentationSite;
  readonly page: DocumentationPage;
  readonly menu: string;
  readonly contents: string;
  readonly body: string;
  readonly before: DocumentationPage | undefined;
  readonly next: DocumentationPage | undefined;
}

const titleMark = {
  sphinx: "—",
  material: "-",
  docusaurus: "|",
  blocks: "·",
  reference: "–",
  vitepress: "|",
  docbook: "-",
} as const;

function partsOf(site: DocumentationSite, page: DocumentationPage): Parts {
  const at = site.pages.indexOf(page);
  const headings = page.body.split("\n").filter((line) => line.startsWith("## "));
  const item = ({ path, menu }: DocumentationPage): string =>
    `<li class="${path === page.path ? "current" : ""}"><a href="${path}">${escaped(menu)}</a></li>`;
  return {
    site,
    page,
    menu: `<ul>${site.pages.map(item).join("")}</ul>`,
    contents: `<ul>${headings.map((line) => `<li><a href="#${slug(line.slice(3))}">${inline(line.slice(3))}</a></li>`).join("")}</ul>`,
    body: bodyOf(page, site.skin),
    before: site.pages[at - 1],
    next: site.pages[at + 1],
  };
}

const skins: Readonly<Record<DocumentationSite["skin"], (parts: Parts) => string>> = {
  sphinx: ({ site, page, menu, contents, body, before, next }) => `
<div class="related" role="navigation" aria-label="related navigation"><h3>Navigation</h3><ul><li class="right"><a href="/genindex.html">index</a></li>
<li class="nav-item nav-item-0"><a href="/">${site.product} 3.2 documentation</a> »</li></ul></div>
<div class="document"><div class="documentwrapper"><div class="bodywrapper"><div class="body" role="main"><section id="${slug(page.title)}">
<h1>${escaped(page.title)}<a class="headerlink" href="#${slug(page.title)}" title="Link to this heading">¶</a></h1>
<div class="contents topic" id="contents"><p class="topic-title">Contents</p>${contents}</div>${body}</section></div></div></div>
<div class="sphinxsidebar" role="navigation" aria-label="Main"><div class="sphinxsidebarwrapper"><h3>Table of Contents</h3>${contents}${menu}
<h4>Previous topic</h4><p class="topless"><a href="${before?.path ?? "/"}">${before?.title ?? ""}</a></p><h4>Next topic</h4><p class="topless"><a href="${next?.path ?? "/"}">${next?.title ?? ""}</a></p>
<div role="note" aria-label="source link"><h3>This Page</h3><ul class="this-page-menu"><li><a href="/_sources/x.txt">Show Source</a></li></ul></div></div></div></div>
<div class="footer" role="contentinfo">© Copyright the ${site.product} authors. Created using a generator of documentation.</div>`,
  material: ({ site, page, menu, contents, body, before, next }) => `
<header class="md-header"><nav class="md-header__inner"><a href="/">${site.product}</a> <div class="md-search" role="dialog"><input placeholder="Search"></div></nav></header>
<div class="md-container"><main class="md-main"><div class="md-main__inner">
<div class="md-sidebar md-sidebar--primary"><div class="md-nav md-nav--primary"><label class="md-nav__title">${site.product}</label>${menu}</div></div>
<div class="md-sidebar md-sidebar--secondary"><nav class="md-nav md-nav--secondary"><label class="md-nav__title">Table of contents</label>${contents}</nav></div>
<div class="md-content"><article class="md-content__inner md-typeset"><a class="md-content__button" title="Edit this page" href="https://code.example/edit">Edit this page</a>
<h1>${escaped(page.title)}<a class="headerlink" href="#x">¶</a></h1>${body}
<aside class="md-source-file"><span>Last update: March 14, 2026</span></aside></article></div></div></main>
<footer class="md-footer"><a href="${before?.path ?? "/"}">Previous ${before?.title ?? ""}</a><a href="${next?.path ?? "/"}">Next ${next?.title ?? ""}</a></footer></div>`,
  docusaurus: ({ site, page, menu, contents, body, before, next }) => `
<a href="#content" class="skipToContent_fXgn">Skip to main content</a><nav class="navbar"><a href="/">${site.product}</a><a href="/blog">Blog</a></nav>
<div class="main-wrapper"><aside class="theme-doc-sidebar-container"><nav class="menu">${menu}</nav></aside><main class="docMainContainer_TBSr"><div class="row"><div class="col">
<div class="theme-doc-version-banner alert">This is documentation for version 7, which is actively maintained.</div><article>
<nav class="theme-doc-breadcrumbs" aria-label="Breadcrumbs"><ul class="breadcrumbs"><li>Home</li><li>Using ${site.product}</li><li>${escaped(page.menu)}</li></ul></nav>
<div class="tocCollapsible_ETCw theme-doc-toc-mobile"><button>On this page</button>${contents}</div>
<div class="theme-doc-markdown markdown"><header><h1>${escaped(page.title)}</h1></header>${body}</div>
<footer class="theme-doc-footer"><a href="https://code.example/edit">Edit this page</a> Last updated on 3 Feb 2026</footer></article>
<nav class="pagination-nav"><a href="${before?.path ?? "/"}"><div>Previous</div>${before?.title ?? ""}</a><a href="${next?.path ?? "/"}"><div>Next</div>${next?.title ?? ""}</a></nav></div>
<div class="col col--3"><div class="tableOfContents_bqdL thin-scrollbar theme-doc-toc-desktop">${contents}</div></div></div></main></div>`,
  blocks: ({ site, page, menu, contents, body, before, next }) => `
<div id="top-bar"><span class="logo">${site.product}</span> <span>Download</span> <span>Support</span> <span>Pricing</span></div>
<div class="breadcrumb"><a href="/">Home</a> › <a href="/docs/overview">Documentation</a> › ${escaped(page.menu)}</div>
<div class="layout"><div class="sidebar">${menu}</div><div class="content"><h1>${escaped(page.title)}</h1>
<div class="toc"><b>In this article</b>${contents}</div>${body}
<div class="feedback">Was this page helpful? <span>Yes</span> <span>No</span></div>
<div class="prev-next"><a href="${before?.path ?? "/"}">‹ ${before?.title ?? ""}</a> <a href="${next?.path ?? "/"}">${next?.title ?? ""} ›</a></div></div></div>
<div class="footer"><p>© ${site.product} project. Database, library and manual are free to use.</p>${menu}</div>`,
  reference: ({ site, page, menu, contents, body }) => `
<div class="page-header"><a href="/">${site.product} developers</a> <a href="/status">All systems operational</a></div>
<div class="columns"><div id="side-nav" class="nav-tree" aria-label="Navigation">${menu}</div>
<main id="main-content"><ol class="breadcrumbs"><li>API</li><li>${escaped(page.menu)}</li></ol><h1>${escaped(page.title)}</h1>${body}
<div class="on-this-page"><p>On this page</p>${contents}</div>
<div class="code-samples"><div class="tabs"><span>cURL</span><span>Node</span><span>Python</span></div><div class="code-block">client = halyard.Client(key)
client.invoices.list(limit=25)
client.payments.refund("pay_7", amount=1500)</div></div></main></div>`,
  vitepress: ({ site, page, menu, contents, body, before, next }) =>
    `
<div class="Layout"><header class="VPNav"><div class="VPNavBar"><a class="title" href="/">${site.product}</a></div></header>
<div class="VPLocalNav"><button>Menu</button><a class="top-link" href="#">Return to top</a></div>
<div class="VPSidebar"><div class="nav" id="VPSidebarNav"><span class="visually-hidden" id="sidebar-aria-label">Sidebar Navigation</span>${menu}</div></div>
<div class="VPContent" id="VPContent"><div class="VPDoc has-sidebar has-aside"><div class="container"><div class="aside"><div class="VPDocAsideOutline"><div class="outline-title" role="heading">On this page</div>${contents}</div></div>
<div class="content"><main class="main"><div class="vp-doc"><h1 id="x" tabindex="-1">${escaped(page.title)} <a class="header-anchor" href="#x" aria-label="Permalink">​</a></h1>${body}</div></main>
<div class="VPDocFooter"><p>Edit this page on the code host</p><a href="${before?.path ?? "/"}"><span class="desc">Previous page</span> ${before?.title ?? ""}</a><a href="${next?.path ?? "/"}"><span class="desc">Next page</span> ${next?.title ?? ""}</a></div></div></div></div></div>`.replace(
      /\n/g,
      "",
    ),
  docbook: ({ site, page, menu, contents, body, before, next }) => `
<div class="navheader"><table width="100%" summary="Navigation header"><tr><th colspan="3" align="center">${escaped(page.title)}</th></tr>
<tr><td><a accesskey="p" href="${before?.path ?? "/book/index.html"}">Prev</a></td><th>${site.product} 5</th><td><a accesskey="n" href="${next?.path ?? "/book/index.html"}">Next</a></td></tr></table><hr></div>
<div class="chapter"><div class="titlepage"><div><h2 class="title">${escaped(page.title)}</h2></div></div><div class="toc"><p><b>Table of Contents</b></p><dl class="toc"><dt>${contents}</dt></dl></div>${body}</div>
<div class="navfooter"><hr><table><tr><td><a href="${before?.path ?? "/"}">Prev</a></td><td><a href="${next?.path ?? "/"}">Next</a></td></tr><tr><td>${before?.title ?? ""}</td><td>${next?.title ?? ""}</td></tr></table></div>
<div class="book-toc">${menu}</div>`,
};

function bodyOf({ body }: DocumentationPage, skin: DocumentationSite["skin"]): string {
  const blocks: string[] = [];
  const lines = body.split("\n");
  for (let at = 0; at < lines.length; ) {
    const mark = markOf(lines[at] ?? "");
    const run = [lines[at] ?? ""];
    at += 1;
    while (isRun(mark) && at < lines.length && markOf(lines[at] ?? "") === mark) run.push(lines[at++] ?? "");
    blocks.push(
      blockOf(
        mark,
        run.map((line) => line.slice(mark.length)),
        skin,
      ),
    );
  }
  return blocks.join("\n");
}

function blockOf(mark: string, run: readonly string[], skin: DocumentationSite["skin"]): string {
  const [first = ""] = run;
  if (mark === "## ") {
    return `<h2 id="${slug(first)}">${inline(first)}<a class="headerlink" href="#${slug(first)}" title="Permalink to this heading">¶</a></h2>`;
  }
  if (mark === "- ") return `<ul>${run.map((line) => `<li>${inline(line)}</li>`).join("")}</ul>`;
  if (mark === "$ ") return codeOf(run, skin);
  if (mark === "> ")
    return `<div class="admonition note"><p class="admonition-title">Note</p><p>${inline(first)}</p></div>`;
  if (mark === "| ") return tableOf(run);
  return `<p>${inline(first)}</p>`;
}

function codeOf(run: readonly string[], skin: DocumentationSite["skin"]): string {
  const code = escaped(run.join("\n"));
  if (skin === "docbook") return `<pre class="programlisting">${code}</pre>`;
  if (skin === "blocks") {
    return `<table class="code"><tr><td class="gutter"><pre>${run.map((_, at) => at + 1).join("\n")}</pre></td><td class="code"><pre>${code}</pre></td></tr></table>`;
  }
  if (skin === "docusaurus" || skin === "vitepress") {
    return `<div class="language-sh codeBlockContainer_Ckt0"><span class="lang">sh</span><pre><code>${run.map((line) => `<span class="token-line">${escaped(line)}</span><br>`).join("")}</code></pre><button title="Copy">Copy</button></div>`;
  }
  return `<div class="highlight-console notranslate"><div class="highlight"><pre><span></span>${code}</pre></div></div>`;
}

function tableOf(run: readonly string[]): string {
  const rows = run.map((line) =>
    line
      .replace(/\|\s*$/, "")
      .split("|")
      .map((cell) => inline(cell.trim())),
  );
  const [head = [], ...others] = rows;
  const row = (cells: readonly string[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
  return `<table class="docutils"><thead>${row(head, "th")}</thead><tbody>${others.map((cells) => row(cells, "td")).join("")}</tbody></table>`;
}

function markOf(line: string): string {
  return ["## ", "- ", "$ ", "> ", "| "].find((mark) => line.startsWith(mark)) ?? "";
}

function isRun(mark: string): boolean {
  return mark === "- " || mark === "$ " || mark === "| ";
}

function inline(text: string): string {
  return escaped(text)
    .replace(/`([^`]+)`/g, '<code class="docutils literal">$1</code>')
    .replace(/\*([^*\s][^*]*)\*/g, "<em>$1</em>")
    .replace(/\[([^\]]+)\]\((\/[^)]*)\)/g, '<a class="reference internal" href="$2">$1</a>');
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

function slug(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}
