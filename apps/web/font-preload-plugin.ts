import type { HtmlTagDescriptor, Plugin } from "vite";

/**
 * Preloads one font file together with the page, before the stylesheet requests it. The other subsets stay
 * lazy by their unicode-range. The build fails when the font is not in the bundle, so that a renamed file is
 * noticed.
 */
export function fontPreloadPlugin(fontName: string): Plugin {
  return {
    name: "citelens:font-preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }): HtmlTagDescriptor[] => {
        const fileName = Object.keys(bundle ?? {}).find((file) => file.includes(fontName));
        if (!fileName) throw new Error(`The bundle holds no font file named ${fontName}.`);

        return [
          {
            tag: "link",
            attrs: {
              rel: "preload",
              as: "font",
              type: "font/woff2",
              href: `/${fileName}`,
              crossorigin: true,
            },
            injectTo: "head",
          },
        ];
      },
    },
  };
}
