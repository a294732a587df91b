import type { SourceKind } from "@citelens/contract/visibility/answers";

/** The kind of a host that belongs to none of the brands, by its domain and the habits of names. */
export function kindOfHost(host: string): SourceKind {
  const kinds: readonly (readonly [SourceKind, RegExp])[] = [
    ["SOCIAL", social],
    ["REVIEW", review],
    ["REFERENCE", reference],
    ["COMMERCE", commerce],
    ["NEWS", news],
  ];
  return kinds.find(([, pattern]) => pattern.test(host))?.[0] ?? "OTHER";
}

const social = hosts(
  "reddit.com quora.com facebook.com instagram.com linkedin.com x.com twitter.com youtube.com youtu.be tiktok.com pinterest.com threads.net bsky.app mastodon.social medium.com substack.com tumblr.com discord.com t.me vk.com weibo.com zhihu.com gutefrage.net stackoverflow.com stackexchange.com ycombinator.com",
);
const review = hosts(
  "g2.com capterra.com trustpilot.com getapp.com softwareadvice.com trustradius.com gartner.com yelp.com tripadvisor.com producthunt.com glassdoor.com kununu.com omr.com sitejabber.com bbb.org consumerreports.org which.co.uk test.de wirecutter.com rtings.com sourceforge.net alternativeto.net saasworthy.com crozdesk.com idealo.de",
);
const reference = hosts(
  "wikipedia.org wikidata.org wiktionary.org britannica.com investopedia.com arxiv.org nih.gov who.int europa.eu un.org oecd.org crunchbase.com statista.com merriam-webster.com w3.org mozilla.org archive.org nature.com sciencedirect.com springer.com ieee.org",
);
const commerce = hosts(
  "amazon.com ebay.com etsy.com walmart.com aliexpress.com alibaba.com bestbuy.com target.com otto.de zalando.de mediamarkt.de rakuten.com mercadolibre.com flipkart.com apps.apple.com play.google.com myshopify.com booking.com",
  "|(?:amazon|ebay|zalando|ikea|rakuten|mediamarkt)\\.(?:com?\\.)?[a-z]{2,3}",
);
const news = hosts(
  "nytimes.com theguardian.com bbc.com bbc.co.uk cnn.com reuters.com apnews.com bloomberg.com forbes.com wsj.com ft.com economist.com washingtonpost.com techcrunch.com theverge.com wired.com zdnet.com cnet.com techradar.com tomsguide.com pcmag.com businessinsider.com cnbc.com fortune.com venturebeat.com arstechnica.com engadget.com spiegel.de zeit.de faz.net sueddeutsche.de handelsblatt.com heise.de golem.de t3n.de chip.de lemonde.fr lefigaro.fr lesechos.fr elpais.com elmundo.es corriere.it repubblica.it nikkei.com asahi.com",
);

/** The domains themselves and their subdomains. */
function hosts(list: string, more = ""): RegExp {
  const names = list.split(" ").map((name) => name.replaceAll(".", "\\."));
  return new RegExp(`(?:^|\\.)(?:${names.join("|")}${more})$`);
}
