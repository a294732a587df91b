import type { Plugin } from "vite";

/** Styles that Tailwind writes for browsers without @property, which lack what else this app is made with. */
const fallback = /@layer properties\s*\{\s*@supports[^{]*\{[^{}]*\{[^{}]*\}\s*\}\s*\}/;

/** Takes out of the stylesheets what only browsers that cannot show the app would read. */
export function oldBrowsersPlugin(): Plugin {
  return {
    name: "citelens:old-browsers",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
        const source = withoutFallback(file.source.toString());
        if (source === undefined) this.error(`${file.fileName} holds no fallback for @property any more.`);
        file.source = source;
      }
    },
  };
}

/** Undefined: `css` has no such part. */
export function withoutFallback(css: string): string | undefined {
  return fallback.test(css) ? css.replace(fallback, "") : undefined;
}
