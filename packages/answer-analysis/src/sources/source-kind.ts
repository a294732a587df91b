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
  const known = kinds.find(([, pattern]) => pattern.test(host))?.[0];
  return known ?? fictional[host.replace(/^www\./, "")] ?? "OTHER";
}

/** The sites of the demo, which are as well known in its fictional web; nobody can own a name below .example. */
const fictional: Readonly<Record<string, SourceKind>> = {
  "deskanddusk.example": "REVIEW",
  "lampledger.example": "REVIEW",
  "properlightlab.example": "REVIEW",
  "forum.deskfolk.example": "SOCIAL",
  "roomandhour.example": "NEWS",
};

const social = hosts(
  "reddit.com quora.com facebook.com instagram.com linkedin.com x.com twitter.com youtube.com youtu.be tiktok.com pinterest.com threads.net bsky.app mastodon.social medium.com substack.com tumblr.com discord.com t.me vk.com weibo.com zhihu.com gutefrage.net stackoverflow.com stackexchange.com ycombinator.com whatsapp.com snapchat.com twitch.tv vimeo.com soundcloud.com xing.com nextdoor.com mumsnet.com lemmy.world ok.ru douyin.com xiaohongshu.com bilibili.com",
);
const review = hosts(
  "g2.com capterra.com trustpilot.com getapp.com softwareadvice.com trustradius.com gartner.com yelp.com tripadvisor.com producthunt.com glassdoor.com kununu.com omr.com sitejabber.com bbb.org consumerreports.org which.co.uk test.de wirecutter.com rtings.com sourceforge.net alternativeto.net saasworthy.com crozdesk.com idealo.de trustedshops.de provenexpert.com reviews.io feefo.com resellerratings.com pissedconsumer.com angi.com indeed.com holidaycheck.de zagat.com goodhousekeeping.com nerdwallet.com bankrate.com finanztip.de verivox.de check24.de quechoisir.org 60millions-mag.com ocu.org altroconsumo.it consumentenbond.nl choice.com.au kakaku.com",
);
const reference = hosts(
  "wikipedia.org wikidata.org wiktionary.org britannica.com investopedia.com arxiv.org nih.gov who.int europa.eu un.org oecd.org crunchbase.com statista.com merriam-webster.com w3.org mozilla.org archive.org nature.com sciencedirect.com springer.com ieee.org wikimedia.org wikihow.com dictionary.com cambridge.org oxfordreference.com plato.stanford.edu scholar.google.com jstor.org researchgate.net pubmed.gov ncbi.nlm.nih.gov mayoclinic.org webmd.com healthline.com iso.org worldbank.org imf.org ourworldindata.org gov.uk gc.ca admin.ch bund.de destatis.de",
  "|[a-z0-9-]+\\.(?:gov|edu|mil|int)|[a-z0-9-]+\\.(?:gov|gouv|gob|ac|edu)\\.[a-z]{2}",
);
const commerce = hosts(
  "amazon.com ebay.com etsy.com walmart.com aliexpress.com alibaba.com bestbuy.com target.com otto.de zalando.de mediamarkt.de rakuten.com mercadolibre.com flipkart.com apps.apple.com play.google.com myshopify.com booking.com expedia.com airbnb.com costco.com homedepot.com lowes.com wayfair.com newegg.com overstock.com asos.com shein.com temu.com allegro.pl bol.com cdiscount.com fnac.com galaxus.de kaufland.de coolblue.nl argos.co.uk currys.co.uk johnlewis.com shopee.com lazada.com coupang.com jd.com taobao.com tmall.com shop.app",
  "|(?:amazon|ebay|zalando|ikea|rakuten|mediamarkt)\\.(?:com?\\.)?[a-z]{2,3}",
);
const news = hosts(
  "nytimes.com theguardian.com bbc.com bbc.co.uk cnn.com reuters.com apnews.com bloomberg.com forbes.com wsj.com ft.com economist.com washingtonpost.com techcrunch.com theverge.com wired.com zdnet.com cnet.com techradar.com tomsguide.com pcmag.com businessinsider.com cnbc.com fortune.com venturebeat.com arstechnica.com engadget.com spiegel.de zeit.de faz.net sueddeutsche.de handelsblatt.com heise.de golem.de t3n.de chip.de lemonde.fr lefigaro.fr lesechos.fr elpais.com elmundo.es corriere.it repubblica.it nikkei.com asahi.com usatoday.com latimes.com npr.org time.com newsweek.com theatlantic.com newyorker.com axios.com politico.com politico.eu telegraph.co.uk independent.co.uk thetimes.com thetimes.co.uk dailymail.co.uk mirror.co.uk sky.com aljazeera.com dw.com tagesschau.de welt.de stern.de focus.de ntv.de n-tv.de computerbild.de derstandard.at nzz.ch srf.ch tagesanzeiger.ch 20minutes.fr bfmtv.com franceinfo.fr francetvinfo.fr liberation.fr 01net.com ansa.it lastampa.it ilsole24ore.com abc.es lavanguardia.com xataka.com nos.nl nu.nl telegraaf.nl gp.se svt.se dn.se yle.fi hs.fi nrk.no dr.dk gazeta.pl onet.pl smh.com.au abc.net.au cbc.ca theglobeandmail.com nhk.or.jp yomiuri.co.jp japantimes.co.jp scmp.com xinhuanet.com timesofindia.com indiatimes.com thehindu.com ndtv.com globo.com uol.com.br folha.uol.com.br clarin.com lanacion.com.ar inc.com entrepreneur.com fastcompany.com mashable.com gizmodo.com macrumors.com 9to5mac.com androidauthority.com news.google.com news.yahoo.com",
);

/** The domains themselves and their subdomains. */
function hosts(list: string, more = ""): RegExp {
  const names = list.split(" ").map((name) => name.replaceAll(".", "\\."));
  return new RegExp(`(?:^|\\.)(?:${names.join("|")}${more})$`);
}
