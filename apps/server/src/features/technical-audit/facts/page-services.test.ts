import { expect, test } from "vitest";
import { htmlFacts } from "./read-facts.ts";

function servicesOf(html: string): readonly [ads: unknown, madeWith: unknown] {
  const { ads, madeWith } = htmlFacts(html, { url: "https://tea.example/" }).facts;
  return [ads, madeWith];
}

test.each<[string, string, string | null]>([
  [
    "AdSense by its script",
    "<script async src='https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1'></script>",
    "Google AdSense",
  ],
  ["AdSense by its place", "<ins class='x adsbygoogle' data-ad-slot=1></ins>", "Google AdSense"],
  ["Ad Manager", "<script src=//securepubads.g.doubleclick.net/tag/js/gpt.js></script>", "Google Ad Manager"],
  [
    "Ad Manager as it was",
    "<script src=https://www.googletagservices.com/tag/js/gpt.js></script>",
    "Google Ad Manager",
  ],
  [
    "Amazon",
    "<script src=https://c.amazon-adsystem.com/aax2/apstag.js></script>",
    "Amazon Publisher Services",
  ],
  ["Mediavine", "<script src=https://scripts.mediavine.com/tags/a.js></script>", "Mediavine"],
  ["Carbon", "<script src='//cdn.carbonads.com/carbon.js?serve=1'></script>", "Carbon"],
  ["a frame", "<iframe src=https://contextual.media.net/a></iframe>", "Media.net"],
  ["statistics alone", "<script src=https://www.googletagmanager.com/gtag/js?id=G-1></script>", null],
  ["a link to one", "<a href=https://pagead2.googlesyndication.com/>a</a>", null],
  ["a host that ends like one", "<script src=https://notezojs.com/a.js></script>", null],
  ["what a template holds", "<template><ins class=adsbygoogle></ins></template>", null],
  ["nothing", "<p>tea</p>", null],
])("finds advertisements: %s", (_, html, ads) => {
  expect(servicesOf(html)[0]).toBe(ads);
});

test.each<[string, string, string | null]>([
  ["its generator", "<meta name=generator content='WordPress 6.9'>", "WordPress"],
  ["its files", "<link rel=stylesheet href=https://tea.example/wp-content/themes/a/style.css>", "WordPress"],
  ["its scripts", "<script src=/wp-includes/js/jquery.js></script>", "WordPress"],
  ["another generator", "<meta name=generator content='Hugo 0.1'>", null],
  ["words about it", "<p>WordPress keeps files in /wp-content/</p>", null],
])("tells WordPress by %s", (_, html, madeWith) => {
  expect(servicesOf(html)[1]).toBe(madeWith);
});
