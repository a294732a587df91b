/** node scripts/bundle-budget.ts measures the built web app, prints each size with its limit, fails when over. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";

interface Weight {
  readonly what: string;
  /** In kilobytes of 1000 bytes; what is compressed on its way counts compressed. Undefined: not in the build. */
  readonly kB: number | undefined;
  readonly kBMax: number;
}

/** Facts that Vite writes about each chunk, as far as weights need it. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const pages = [
  { what: "Log-in", path: "/login", kBMax: 130 },
  { what: "Sign-up", path: "/signup", kBMax: 130 },
  { what: "Visits", path: "/agent-visits-old", kBMax: 230 },
  { what: "API keys", path: "/api-keys", kBMax: 230 },
];
const lazyChunkMax = 120;
const stylesMax = 15;
const preloadedFontsMax = 50;
const trackerMax = 1.5;

if (import.meta.main) {
  const weights = measure(resolve(import.meta.dirname, "../apps/web/dist"));
  console.log(table(weights));
  if (weights.some(isOver)) process.exitCode = 1;
}

/** The weights of the app that was built into `dist`. */
export function measure(dist: string): Weight[] {
  const manifest = JSON.parse(read(dist, ".vite/manifest.json").toString()) as Manifest; // Vite's documented file
  const first = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const gzipped = (files: Iterable<string>): number =>
    sum([...files].map((file) => gzipSync(read(dist, file)).length));

  const atOnce = scriptsOf(manifest, first);
  const lazy = [...scriptsOf(manifest, Object.keys(manifest))].filter((file) => !atOnce.has(file));
  const styles = new Set(Object.values(manifest).flatMap(({ css }) => css ?? []));
  return [
    ...pages.map(({ path, ...page }) => {
      const chunks = chunksOfPage(manifest, path);
      return { ...page, kB: chunks && gzipped(scriptsOf(manifest, [...first, ...chunks])) };
    }),
    {
      what: "Heaviest lazy chunk",
      kB: Math.max(0, ...lazy.map((file) => gzipped([file]))),
      kBMax: lazyChunkMax,
    },
    { what: "Styles", kB: gzipped(styles), kBMax: stylesMax },
    {
      what: "Preloaded fonts",
      kB: sum(preloadedFonts(dist).map((file) => read(dist, file).length)),
      kBMax: preloadedFontsMax,
    },
    { what: "tracker.js", kB: gzippedIfThere(dist, "tracker.js"), kBMax: trackerMax },
  ];
}

/** The script files that these chunks bring along before they can run, themselves included. */
function scriptsOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const reached = new Set(keys);
  for (const key of reached) {
    for (const imported of manifest[key]?.imports ?? []) reached.add(imported);
  }
  const files = [...reached].map((key) => manifest[key]?.file ?? key);
  return new Set(files.filter((file) => file.endsWith(".js")));
}

/** The chunks of the route whose address ends with `path` and of the layouts around it. */
function chunksOfPage(manifest: Manifest, path: string): string[] | undefined {
  const routes = Object.keys(manifest).flatMap((key) => {
    const [, file] = /^src\/routes\/(.+)\.tsx\?tsr-split=component/.exec(key) ?? [];
    return file === undefined ? [] : [{ key, segments: file.replace(/\/route$/, "").split(/[/.]/) }];
  });
  const page = routes
    .filter(({ segments }) => addressOf(segments).endsWith(path))
    .toSorted((a, b) => b.segments.length - a.segments.length)[0];
  if (!page) return undefined;

  const isAround = ({ segments }: { readonly segments: readonly string[] }): boolean =>
    segments.every((segment, at) => segment === page.segments[at]);
  return routes.filter(isAround).map(({ key }) => key);
}

/** File-based routes: `_layout`, `(group)` and `index` are no part of the address. */
function addressOf(segments: readonly string[]): string {
  return `/${segments.filter((segment) => !/^(_.*|\(.*\)|index)$/.test(segment)).join("/")}`;
}

function preloadedFonts(dist: string): string[] {
  const links =
    read(dist, "index.html")
      .toString()
      .match(/<link\b[^>]*>/g) ?? [];
  return links
    .filter((link) => /\brel="preload"/.test(link) && /\bas="font"/.test(link))
    .flatMap((link) => /\bhref="\/([^"]+)"/.exec(link)?.[1] ?? []);
}

function table(weights: readonly Weight[]): string {
  return weights
    .map((weight) => {
      const shown = weight.kB === undefined ? "not found" : `${weight.kB.toFixed(1)} kB`;
      const mark = isOver(weight) ? "  OVER" : "";
      return `${weight.what.padEnd(22)}${shown.padStart(10)}  of ${weight.kBMax} kB${mark}`;
    })
    .join("\n");
}

/** Over its limit, or nowhere to be found. */
export function isOver({ kB, kBMax }: Weight): boolean {
  return kB === undefined || kB > kBMax;
}

function read(dist: string, file: string): Buffer {
  return readFileSync(resolve(dist, file));
}

function gzippedIfThere(dist: string, file: string): number | undefined {
  return existsSync(resolve(dist, file)) ? sum([gzipSync(read(dist, file)).length]) : undefined;
}

/** In kilobytes. */
function sum(bytes: readonly number[]): number {
  return bytes.reduce((total, size) => total + size, 0) / 1000;
}
