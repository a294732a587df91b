import { escapedHtml } from "@citelens/contract/base/html";
/** Brand of a letter: the product's, or an agency's. */
export interface LetterBrand {
  readonly name: string;
  /** Absolute http(s) address of a picture. */
  readonly logoUrl?: string;
  /** #rrggbb of the button. */
  readonly primary: string;
  /** #rrggbb that can be read on it. */
  readonly onPrimary: string;
}

export interface LetterParts {
  readonly brand: LetterBrand;
  /** Text that mail programs show beside the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly footnote?: string;
}

export interface Letter {
  /** Name before the address that it is from; the installation's own without. */
  readonly sender?: string;
  readonly html: string;
  readonly text: string;
}

export const productBrand: LetterBrand = { name: "Citelens", primary: "#4353e6", onPrimary: "#ffffff" };

/** A mail in its two forms, which say the same. Everything is plain text here and escaped there. */
export function letter(parts: LetterParts): Letter {
  const { brand } = parts;
  return {
    ...(brand !== productBrand && { sender: brand.name }),
    html: htmlOf(parts),
    text: textOf(parts),
  };
}

function textOf({ brand, heading, paragraphs, action, footnote }: LetterParts): string {
  const blocks = [heading, ...paragraphs];
  if (action) blocks.push(`${action.label}:\n${webAddress(action.url)}`);
  if (footnote) blocks.push(footnote);
  return `${blocks.join("\n\n")}\n\n--\n${brand.name}\n`;
}

const styles = `
  body { margin: 0; padding: 24px 12px; background: #f7f7f9; color: #16171d; }
  .card { background: #ffffff; border: 1px solid #e3e4ea; border-radius: 12px; }
  .quiet { color: #666a79; }
  @media (prefers-color-scheme: dark) {
    body { background: #0b0c11 !important; color: #eceef4 !important; }
    .card { background: #11131a !important; border-color: #272b38 !important; }
    .quiet { color: #8f94a5 !important; }
  }`;

const font = "font-family: Inter, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

function htmlOf({ brand, preheader, heading, paragraphs, action, footnote }: LetterParts): string {
  const body = paragraphs.map((text) => `<p style="margin: 0 0 16px">${escapedHtml(text)}</p>`).join("\n");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapedHtml(heading)}</title>
<style>${styles}
</style>
</head>
<body style="${font}; font-size: 15px; line-height: 24px">
<div style="display: none; max-height: 0; overflow: hidden">${escapedHtml(preheader)}</div>
<div role="article" aria-label="${escapedHtml(heading)}" style="max-width: 560px; margin: 0 auto">
<div style="padding: 0 0 16px; font-weight: 600">${signOf(brand)}</div>
<div class="card" style="padding: 32px">
<h1 style="margin: 0 0 16px; font-size: 22px; line-height: 30px; font-weight: 600">${escapedHtml(heading)}</h1>
${body}
${action ? buttonOf(action, brand) : ""}
</div>
${footnote ? `<p class="quiet" style="margin: 16px 0 0; font-size: 13px; line-height: 20px">${escapedHtml(footnote)}</p>` : ""}
</div>
</body>
</html>
`;
}

function signOf({ name, logoUrl }: LetterBrand): string {
  if (!logoUrl) return escapedHtml(name);
  return `<img src="${escapedHtml(webAddress(logoUrl))}" alt="${escapedHtml(name)}" height="32" style="height: 32px; border: 0">`;
}

function buttonOf({ label, url }: NonNullable<LetterParts["action"]>, brand: LetterBrand): string {
  const look = [
    "display: inline-block; padding: 10px 20px; border-radius: 6px; font-weight: 600; text-decoration: none",
    `background: ${colour(brand.primary)}; color: ${colour(brand.onPrimary)}`,
  ].join("; ");
  const href = escapedHtml(webAddress(url));
  return `<p style="margin: 24px 0"><a href="${href}" style="${look}">${escapedHtml(label)}</a></p>
<p class="quiet" style="margin: 0; font-size: 13px; line-height: 20px; overflow-wrap: anywhere">Or open this address: ${href}</p>`;
}

/** Links of our own making only lead to the web; anything else is a mistake of ours. */
function webAddress(url: string): string {
  if (!/^https?:\/\/[^\s"'<>]+$/.test(url)) throw new Error("A letter may only link to web addresses");
  return url;
}

function colour(value: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(value)) throw new Error("A letter's colours are written as #rrggbb");
  return value;
}
