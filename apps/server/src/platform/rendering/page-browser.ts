import type { Renderer, RendererOptions } from "./browser.ts";
import { openRenderer } from "./browser.ts";
import { type FoundBrowser, findBrowser } from "./find-browser.ts";

/** The browser of an installation, if it has one: looked for at its first use, started when a page is to be opened. */
export interface PageBrowser extends Pick<Renderer, "render" | "close"> {
  /** Why pages cannot be opened in a browser, as a sentence; null where they can. */
  whyNone(): Promise<string | null>;
}

interface PageBrowserOptions extends Omit<RendererOptions, "path"> {
  /** Setting of RENDER_BROWSER. */
  readonly setting: string;
}

export function openPageBrowser({ setting, ...options }: PageBrowserOptions): PageBrowser {
  let finding: Promise<FoundBrowser> | undefined;
  let renderer: Renderer | undefined;
  const found = (): Promise<FoundBrowser> => {
    finding ??= findBrowser(setting);
    return finding;
  };
  return {
    whyNone: async () => {
      const browser = await found();
      return browser.path === null ? browser.reason : null;
    },
    render: async (url, rendering) => {
      const { path } = await found();
      if (path === null) throw new Error("There is no browser to render with");
      renderer ??= openRenderer({ ...options, path });
      return renderer.render(url, rendering);
    },
    close: async () => {
      await renderer?.close();
    },
  };
}
