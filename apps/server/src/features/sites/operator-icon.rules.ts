/** Strokes of the letters on a square of 24, drawn for this product. */
const strokes: Readonly<Record<string, string>> = {
  a: "M7 18 12 6l5 12M8.7 14h6.6",
  b: "M8 12h4.2a3 3 0 0 0 0-6H8v12h4.8a3 3 0 0 0 0-6",
  c: "M16.5 8.3a5.8 5.8 0 1 0 0 7.4",
  d: "M8 6v12h3.2a6 6 0 0 0 0-12z",
  e: "M16 6H8v12h8M8 12h6.5",
  f: "M16 6H8v12M8 12h6.5",
  g: "M16.5 8.3a5.8 5.8 0 1 0 1.2 4.2h-4.2",
  h: "M7.5 6v12M16.5 6v12M7.5 12h9",
  i: "M12 6v12M9.5 6h5M9.5 18h5",
  j: "M15 6v8a4 4 0 0 1-7.6 1.7",
  k: "M8 6v12M16.5 6 8 13.6M11.3 10.6l5.2 7.4",
  l: "M8.5 6v12h7.5",
  m: "M6.5 18V6l5.5 8 5.5-8v12",
  n: "M7.5 18V6l9 12V6",
  o: "M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z",
  p: "M8 18V6h4.8a3.5 3.5 0 0 1 0 7H8",
  q: "M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM13.8 14.3l3.7 4.2",
  r: "M8 18V6h4.8a3.4 3.4 0 0 1 0 6.8H8M12.3 12.8 16.5 18",
  s: "M16 8.2C15.1 6.8 13.7 6 12 6c-2.3 0-4 1.2-4 3 0 4 8.2 2 8.2 6 0 1.8-1.8 3-4.2 3-1.9 0-3.5-.8-4.4-2.3",
  t: "M7 6h10M12 6v12",
  u: "M7.5 6v7.5a4.5 4.5 0 0 0 9 0V6",
  v: "m7 6 5 12 5-12",
  w: "M5.5 6 9 18l3-9 3 9 3.5-12",
  x: "m7.5 6 9 12M16.5 6l-9 12",
  y: "m7 6 5 6.5L17 6M12 12.5V18",
  z: "M7.5 6h9l-9 12h9",
};
const dot = "M12 12h.01";

/** A tone for each vendor whose models are asked or whose agents come often: dark enough for a white letter. */
const vendorTones: Readonly<Record<string, string>> = {
  openai: "#0b7a5f",
  anthropic: "#b0502c",
  google: "#1b63cf",
  perplexity: "#17707c",
  microsoft: "#0a66ad",
  xai: "#565a68",
  meta: "#2a5fd0",
  "mistral-ai": "#c2410c",
  deepseek: "#4257d9",
  "alibaba-cloud": "#6a3fd8",
  "moonshot-ai": "#4a5580",
  amazon: "#9a5200",
  apple: "#5f6470",
  bytedance: "#2c62c4",
  "common-crawl": "#4f6d1e",
};

/** For everybody else, by the name: the same one keeps the same tone. */
const otherTones = ["#4353e6", "#a83a1a", "#2b6f97", "#00614d", "#756a1f", "#b0405c", "#810087", "#5b6472"];

/** A square of an operator's tone with the first letter of its name, as an SVG of 24; `slug` is what iconSlug() makes. */
export function operatorIcon(slug: string): string {
  const letter = strokes[letterOf(slug)] ?? dot;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${toneOf(slug)}" d="M0 0h24v24H0z"/>` +
    `<path fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${letter}"/></svg>`
  );
}

export function toneOf(slug: string): string {
  const known = vendorTones[slug];
  if (known !== undefined) return known;
  const sum = [...slug].reduce((total, char) => (total * 31 + char.charCodeAt(0)) % 65_521, 7);
  return otherTones[sum % otherTones.length] ?? "#5b6472";
}

/** The demo's assistants share their first word, so the second one tells them apart. */
function letterOf(slug: string): string {
  return slug.replace(/^demo-/, "").charAt(0);
}
