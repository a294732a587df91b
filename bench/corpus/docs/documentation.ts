import { brinebox } from "./brinebox.ts";
import { documentationHtml } from "./documentation-html.ts";
import type { DocumentationSite } from "./documentation-site.ts";
import { fernway } from "./fernway.ts";
import { halyard } from "./halyard.ts";
import { larkspur } from "./larkspur.ts";
import { mossgate } from "./mossgate.ts";
import { quernbase } from "./quernbase.ts";
import { tidepool } from "./tidepool.ts";

const sites: readonly DocumentationSite[] = [
  tidepool,
  brinebox,
  fernway,
  quernbase,
  halyard,
  mossgate,
  larkspur,
];

/** The documentation of seven products that do not exist, as servers would send it. */
export const documentation: readonly { readonly url: string; readonly html: string }[] = sites.flatMap(
  (site) =>
    site.pages.map((page) => ({
      url: `https://${site.host}${page.path}`,
      html: documentationHtml(site, page),
    })),
);
