import { nameKey } from "@citelens/contract/visibility/name-settings";

/** Own offer of a workspace. */
export interface OwnOffer {
  /** Own brand with its other names, and the brands or products that its campaigns are about. */
  readonly brands: readonly string[];
  /** Lines of the brand context, such as "Acme Runner, a shoe for trails". */
  readonly products: readonly string[];
}

/** Whether a name that answers give is that of the workspace's own brand or of one of its products: no competitor. */
export function isOwnProduct(name: string, { brands, products }: OwnOffer): boolean {
  const key = nameKey(name);
  const own = brands.map(nameKey).filter((brand) => brand !== "");
  if (own.some((brand) => isOrBegins(key, brand))) return true;
  return [...brands, ...products].some((line) => {
    const product = nameKey(line.split(/[,:;(–—]| - /)[0] ?? "");
    if (product === key) return true;
    const behind = own.find((brand) => product.startsWith(`${brand} `));
    return behind !== undefined && isOrBegins(product.slice(behind.length + 1), key);
  });
}

/** Whether a text is the words, or goes on behind them. */
function isOrBegins(text: string, words: string): boolean {
  return text === words || text.startsWith(`${words} `);
}
